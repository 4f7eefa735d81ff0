import AjvCompiler from '@fastify/ajv-compiler';
import { API_BASE_PATH, PROBLEM_MEDIA_TYPE } from '@figura/contracts';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHash } from 'node:crypto';
import { readApiDocument, type ApiDocument, type DocumentedOperation, type JsonSchema } from './api-document';
import { readSharedText } from './shared-text';

interface Received {
  statusCode: number;
  headers: Record<string, unknown>;
  payload: string;
}

const STRICTLY = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  allErrors: true,
  strict: false,
  strictNumbers: true,
};

type Validate = ((value: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string }[] | null;
};

type Check = (value: unknown) => string[];

export function createSchemaChecks(document: ApiDocument): (schema: JsonSchema) => Check {
  const components = { $id: 'document', components: document.components };
  const compile = AjvCompiler()({ document: components }, { customOptions: STRICTLY });
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const validate = compile({ schema: JSON.parse(text) } as never) as Validate;
    return (value) =>
      validate(value)
        ? []
        : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
  };
}

const documents = new Map<string, string>();

const checksOf = new Map<string, (schema: JsonSchema) => Check>();

function getSchemaChecks(text: string): (schema: JsonSchema) => Check {
  let checks = checksOf.get(text);
  if (checks) return checks;
  const made = new Map<string, Check>();
  const make = createSchemaChecks(JSON.parse(text) as ApiDocument);
  checks = (schema) => {
    const key = JSON.stringify(schema);
    const check = made.get(key) ?? make(schema);
    made.set(key, check);
    return check;
  };
  checksOf.set(text, checks);
  return checks;
}

export class ResponseValidator {
  private read: ApiDocument | undefined;
  private templates: string[][] | undefined;
  private makeCheck: ((schema: JsonSchema) => Check) | undefined;
  private readonly checks = new Map<JsonSchema, Check>();

  constructor(private readonly app: NestFastifyApplication) {}

  get document(): ApiDocument {
    return (this.read ??= JSON.parse(this.text()) as ApiDocument);
  }

  private text(): string {
    const modules = [...this.app.get(ModulesContainer).values()];
    const key = modules
      .flatMap(({ controllers }) => [...controllers.values()].map(({ name }) => String(name)))
      .join();
    const text =
      documents.get(key) ??
      readSharedText(`document-${createHash('sha1').update(key).digest('hex')}.json`, () =>
        JSON.stringify(readApiDocument(this.app)),
      );
    documents.set(key, text);
    return text;
  }

  assertDocumented(method: string, address: string, response: Received): void {
    const path = address.split('?', 1)[0]!;
    if (!path.startsWith(`${API_BASE_PATH}/`)) return;
    const wrong = this.complaints(this.operation(method, path), response);
    if (wrong.length)
      throw new Error(
        `${method} ${path.slice(0, 200)} answered ${response.statusCode}, which the document does not allow: ${wrong.join('; ')}\n${String(response.payload).slice(0, 500)}`,
      );
  }

  private operation(method: string, path: string): DocumentedOperation | undefined {
    this.templates ??= Object.keys(this.document.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map((template) => template.split('/'));
    const segments = path.split('/');
    const template = this.templates.find((candidate) => doesFit(candidate, segments));
    return template && this.document.paths[template.join('/')]![method.toLowerCase()];
  }

  private complaints(operation: DocumentedOperation | undefined, response: Received): string[] {
    const mediaType = String(response.headers['content-type'] ?? '').split(';', 1)[0]!;
    if (!operation) {
      if (response.headers['x-request-id'] === undefined) return ['the header X-Request-Id is missing'];
      if (mediaType !== PROBLEM_MEDIA_TYPE) return [`an unknown route answers ${mediaType}`];
      return this.check({ $ref: '#/components/schemas/Problem' })(JSON.parse(response.payload));
    }
    const documented = operation.responses[String(response.statusCode)];
    if (!documented) return ['the status is not documented'];
    const missing = ['X-Request-Id', ...Object.keys(documented.headers ?? {})]
      .filter((name) => response.headers[name.toLowerCase()] === undefined)
      .map((name) => `the header ${name} is missing`);
    if (!documented.content) return [...missing, ...(response.payload ? ['a body came'] : [])];
    const content = documented.content[mediaType];
    if (!content) return [...missing, `the media type ${mediaType} is not documented`];
    if (!mediaType.includes('json')) return missing;
    return [...missing, ...this.check(content.schema)(JSON.parse(response.payload))];
  }

  private check(schema: JsonSchema): Check {
    this.makeCheck ??= getSchemaChecks(this.text());
    let check = this.checks.get(schema);
    if (!check) this.checks.set(schema, (check = this.makeCheck(schema)));
    return check;
  }
}

function doesFit(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) =>
      part.startsWith('{') ? segments[index] !== '' : part === segments[index],
    )
  );
}
