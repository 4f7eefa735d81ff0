import type { LimitName } from '../rate-limit/limits';
import type { JsonSchema } from './operation';

interface MediaType {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface DocumentedResponse {
  description: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, MediaType>;
}

export interface DocumentedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
  example?: unknown;
}

export interface DocumentedOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: DocumentedParameter[];
  requestBody?: { required: boolean; content: Record<string, MediaType> };
  responses: Record<string, DocumentedResponse>;
  /** Names of the limits that tries count under. */
  'x-limits'?: readonly LimitName[];
}

/** An OpenAPI 3.1 document, as far as this product writes one. */
export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: Record<string, Record<string, JsonSchema>>;
}
