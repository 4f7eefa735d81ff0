import type { JsonSchema, Operations } from '../openapi/operation';

const INDICATORS: JsonSchema = {
  type: 'object',
  description: 'What each part says, by its name.',
  additionalProperties: {
    type: 'object',
    properties: { status: { enum: ['up', 'down'] }, mode: { type: 'string' } },
    required: ['status'],
    additionalProperties: false,
  },
};

export const HEALTH_OPERATIONS = {
  live: {
    summary: 'Whether the process runs',
    answer: {
      schema: {
        type: 'object',
        properties: { status: { const: 'ok' } },
        required: ['status'],
        additionalProperties: false,
      },
      example: { status: 'ok' },
    },
  },
  ready: {
    summary: 'Whether the process can do its work',
    description:
      'Its database answers, and it was not asked to stop. Without Redis it is degraded, but works.',
    answer: {
      schema: {
        type: 'object',
        properties: { status: { const: 'ok' }, info: INDICATORS, error: INDICATORS, details: INDICATORS },
        required: ['status'],
        additionalProperties: false,
      },
      example: {
        status: 'ok',
        info: {
          process: { status: 'up' },
          database: { status: 'up' },
          redis: { status: 'up', mode: 'connected' },
        },
        error: {},
        details: {
          process: { status: 'up' },
          database: { status: 'up' },
          redis: { status: 'up', mode: 'connected' },
        },
      },
    },
  },
} satisfies Operations;
