import { API_BASE_PATH, type ApiKeyScope } from '@figura/contracts';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiModule } from '../api.module';
import { readConfig } from '../platform/config/config';
import { createApiDocument } from '../platform/openapi/document';
import type { Access } from '../platform/http/access/access';
import type { LimitName } from '../platform/rate-limit/limits';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  example?: unknown;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface DocumentedOperation {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: 'path' | 'query' | 'header';
    schema: JsonSchema;
    description?: string;
    example: unknown;
  }[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { headers?: object; content?: Record<string, MediaType> }>;
  'x-access': Access;
  'x-key-scope'?: ApiKeyScope;
  'x-limits'?: LimitName[];
}

export interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

export const scanApi = () =>
  NestFactory.create(ApiModule.register(readConfig({ NODE_ENV: 'test' })), new FastifyAdapter(), {
    preview: true,
    logger: false,
  });

export function readApiDocument(app: INestApplication): ApiDocument {
  const { paths, components } = structuredClone(createApiDocument(app)) as unknown as ApiDocument;
  const schemas = mapValues(components.schemas, toJsonSchema);
  const toMediaType = ({ schema }: MediaType): MediaType => ({ schema: toJsonSchema(schema) });
  return {
    components: { schemas },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        `${API_BASE_PATH}${path}`,
        mapValues(methods, (operation) => ({
          ...operation,
          parameters: operation.parameters.map((parameter) => ({
            ...parameter,
            example: parameter.schema.example ?? parameter.schema.enum?.[0],
          })),
          ...(operation.requestBody && {
            requestBody: {
              content: mapValues(operation.requestBody.content, ({ schema }) => ({
                schema: toJsonSchema(schema),
                example: createExample(schema, components.schemas),
              })),
            },
          }),
          responses: mapValues(operation.responses, ({ content, ...response }) => ({
            ...response,
            ...(content && { content: mapValues(content, toMediaType) }),
          })),
        })),
      ]),
    ),
  };
}

/**
 * OpenAPI 3.0 writes null as a keyword, JSON Schema as a type. Objects are closed, so that an undeclared field
 * fails.
 */
function toJsonSchema(schema: JsonSchema): JsonSchema {
  const { nullable, allOf, anyOf, oneOf, items, properties, additionalProperties, ...rest } = schema;
  const converted: JsonSchema = {
    ...rest,
    ...(oneOf && { oneOf: oneOf.map(toJsonSchema) }),
    ...(anyOf && { anyOf: anyOf.map(toJsonSchema) }),
    ...(allOf && { allOf: allOf.map((part) => (part.$ref ? part : { properties: part.properties ?? {} })) }),
    ...(items && { items: toJsonSchema(items) }),
    ...(rest.type === 'object' &&
      !allOf && {
        properties: mapValues(properties ?? {}, toJsonSchema),
        additionalProperties:
          typeof additionalProperties === 'object'
            ? toJsonSchema(additionalProperties)
            : (additionalProperties ?? false),
      }),
  };
  return nullable ? { anyOf: [converted, { type: 'null' }] } : converted;
}

export function resolveSchema(schema: JsonSchema, { components }: ApiDocument): JsonSchema {
  const inner = schema.anyOf?.[0] ?? schema.allOf?.[0] ?? schema.$ref;
  if (inner === undefined) return schema;
  const resolved = typeof inner === 'string' ? components.schemas[inner.split('/').pop()!]! : inner;
  return resolveSchema(resolved, { components } as ApiDocument);
}

function createExample(schema: JsonSchema, schemas: Record<string, JsonSchema>): unknown {
  const { $ref, allOf, example, properties, required = [], items, enum: values, type } = schema;
  if (example !== undefined) return example;
  if ($ref) return createExample(schemas[$ref.split('/').pop()!]!, schemas);
  if (allOf) return createExample(allOf[0]!, schemas);
  if (values) return values[0];
  if (items) return schema.minItems ? [createExample(items, schemas)] : [];
  if (type === 'boolean') return false;
  if (!properties) return {};
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, field]) => required.includes(name) || field.example !== undefined)
      .map(([name, field]) => [name, createExample(field, schemas)]),
  );
}

function mapValues<T, R>(object: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
