import { answers, type Operations } from '../platform/openapi/operation';
import { AnsweredFollowUp, FollowUpsResponse } from './follow-ups.dto';

const ID = '6741f0a2c4e5b8d1f2a3b4c5';
const FOLLOW_UP = {
  id: ID,
  source: 'check' as const,
  name: 'Green wrap dress',
  since: '2026-11-15T12:00:00.000Z',
};

export const FOLLOW_UPS_OPERATIONS = {
  due: {
    summary: 'The questions whose time has come',
    description: 'A week after a checked piece was kept or a shop opened; each is asked once.',
    ...answers(FollowUpsResponse, { items: [FOLLOW_UP] }),
  },
  note: {
    summary: 'Notes that the caller goes to a shop for a product',
    description:
      'So that a week later one question can be asked. The same product counts once. Answers what is due now.',
    body: { example: { productId: '0123456789abc' } },
    ...answers(FollowUpsResponse, { items: [] }),
    errors: { 404: ['NOT_FOUND'] },
  },
  answer: {
    summary: 'Answers a question, or dismisses it',
    description:
      'The first answer counts and is answered to later ones. What it was about is forgotten with it.',
    parameters: { id: { description: 'Of the question.', example: ID } },
    body: { example: { answer: 'kept' } },
    ...answers(AnsweredFollowUp, { id: ID, answer: 'kept' }),
    errors: { 404: ['NOT_FOUND'] },
  },
} satisfies Operations;
