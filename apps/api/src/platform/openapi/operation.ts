import type { ProblemCode } from '@figura/contracts';
import type { Type } from '@nestjs/common';
import type { JsonBytes } from '../cache/response-cache';
import type { LimitName } from '../rate-limit/limits';

/** The part of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  contentMediaType?: string;
}

/** An answer that is described by the DTO class of the body. */
interface DtoResponse<T extends object> {
  dto: Type<T>;
  example: T;
}

interface PictureResponse {
  picture: 'image/svg+xml' | 'image/webp';
  /** False for what nobody may keep; left out, its URL is of this content alone. */
  cached?: false;
}

interface SchemaResponse {
  schema: JsonSchema;
  example: unknown;
  /** What the archive holds that is answered to clients which name `application/zip` as what they take. */
  archive?: string;
}

/** What a route answers when all is well. */
export type OperationResponse = DtoResponse<object> | SchemaResponse | PictureResponse;

/** What the code of a route does not say about it by itself. */
export interface Operation {
  summary: string;
  description?: string;
  /** Its path and query parameters, each with a value that could be sent. */
  parameters?: Record<string, { description: string; example: string }>;
  /** Headers that it reads and that may be left out, each with a value that could be sent. */
  headers?: Record<string, { description: string; example: string }>;
  body?: {
    example: unknown;
    /** Fields of a form that a JSON body cannot carry: pictures. The route takes both. */
    form?: Record<string, string>;
    /** Of a body that is checked by its signature and not by a DTO. */
    schema?: JsonSchema;
  };
  answer: OperationResponse;
  /**
   * The limits that its tries count under. Whatever checks a password, a code, an email address or a token names them.
   */
  limits?: readonly LimitName[];
  /** What it refuses beside what follows from its access, its body and its parameters. */
  errors?: Partial<Record<ErrorStatus, readonly ProblemCode[]>>;
}

export type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 414 | 415 | 429 | 500 | 503;

export type Operations = Record<string, Operation>;

/** A DTO as the answer, with an example of it. */
export function answers<T extends object>(dto: Type<T>, example: NoInfer<T>): { answer: DtoResponse<T> } {
  return { answer: { dto, example } };
}

const OPERATIONS = 'figura:operations';

/** What a method returns whose answer is described so. */
type Returned<O extends Operation> = O extends { answer: DtoResponse<infer T> } ? T | JsonBytes<T> : unknown;

/** A controller whose every route is described as what it returns; anything else does not compile. */
type ControllerOf<T extends Operations> = abstract new (...args: never[]) => {
  [K in keyof T]: (...args: never[]) => Returned<T[K]> | Promise<Returned<T[K]>>;
};

/** Attaches to a controller what the API's document says about its routes: one entry for each of its methods. */
export function Documented<T extends Operations>(operations: T) {
  return <C extends ControllerOf<T>>(controller: keyof InstanceType<C> extends keyof T ? C : never): void => {
    Reflect.defineMetadata(OPERATIONS, operations, controller);
  };
}

/** The descriptions that {@link Documented} attached. */
export function operationsOf(controller: object): Operations {
  return (Reflect.getMetadata(OPERATIONS, controller) as Operations | undefined) ?? {};
}
