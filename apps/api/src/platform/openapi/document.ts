import { API_BASE_PATH } from '@figura/contracts';
import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { Access } from '../http/access/access.decorators';
import { dtoSchema } from './dto-schema';
import type { ApiDocument, DocumentedOperation, DocumentedParameter } from './api-document';
import type { JsonSchema, Operation } from './operation';
import { Problem } from '../http/responses/problem.dto';
import { limitInWords } from '../rate-limit/limits';
import { errorResponse, errorsOf } from './error-responses';
import { requestBody, schemasOf, type Models } from './request-schemas';
import { routesOf, type Route } from './routes';
import { successResponses } from './success-responses';

const ACCESS_TEXT: Record<Access, string> = {
  public: 'Open to everyone.',
  'signed-in': 'For everyone who is signed in, with a verified email address or without.',
  verified: 'For signed-in users whose email address is verified.',
  premium: 'For users with lifetime access.',
};

const ABOUT = `Every error is a problem document (RFC 9457): \`error\` is a sentence that the user may read and \`code\` a stable word.
Where fields of the request are wrong, \`fields\` names each with its sentence.
Every answer carries \`X-Request-Id\`, the client's own if it is harmless. URLs of pictures
are relative to \`${API_BASE_PATH}\`.`;

/** Nest's scan of the routes, which knows paths, methods, path parameters and the status of success. */
function skeleton(app: INestApplication, extraModels: Type[]): ApiDocument {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Figura API')
    .setDescription(ABOUT)
    .setVersion('1')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token of a sign-in. It lives for 15 minutes.',
    })
    .build();
  return SwaggerModule.createDocument(app, config, { extraModels }) as unknown as ApiDocument;
}

/**
 * The document of every route below the API's base path.
 *
 * @throws Error for a route that nothing describes
 */
export function describeApi(app: INestApplication): ApiDocument {
  const routes = new Map(routesOf(app).map((route) => [route.key, route]));
  const document = skeleton(app, [Problem, ...[...routes.values()].flatMap(answerOf)]);
  const models = document.components['schemas']!;
  document.paths = Object.fromEntries(
    Object.entries(document.paths)
      .filter(([path]) => path.startsWith(`${API_BASE_PATH}/`))
      .map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, scanned]) => [
            method,
            describe(method, scanned, routes.get(scanned.operationId), models),
          ]),
        ),
      ]),
  );
  document.components = {
    ...document.components,
    schemas: schemasOf([...routes.values()], models),
    headers: {
      RequestId: header('Names the request in the logs. A client may choose it.', { type: 'string' }),
      RetryAfter: header('Seconds after which trying again makes sense.', { type: 'integer' }),
      ETag: header('Changes when the content does; send it back as If-None-Match.', { type: 'string' }),
    },
  };
  return document;
}

const header = (description: string, schema: JsonSchema) => ({ description, schema }) as JsonSchema;

function describe(
  method: string,
  scanned: DocumentedOperation,
  route: Route | undefined,
  models: Models,
): DocumentedOperation {
  const { operation } = route ?? {};
  if (!route || !operation) throw new Error(`${scanned.operationId} is not described.`);
  const parameters = [
    ...scanned.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => ({ ...parameter, ...operation.parameters?.[parameter.name] })),
    ...queryParameters(route, operation),
    ...headerParameters(operation),
  ];
  const errors = errorsOf(
    {
      access: route.access,
      isInTurn: route.isInTurn,
      hasBody: method !== 'get',
      hasPathParameters: parameters.some((parameter) => parameter.in === 'path'),
    },
    operation.limits ? { 429: ['TOO_MANY_REQUESTS'], ...operation.errors } : operation.errors,
  );
  const success = Object.keys(scanned.responses).find((status) => status.startsWith('2'))!;
  const body = requestBody(route, operation, models);
  return {
    operationId: scanned.operationId.replace('Controller', ''),
    summary: operation.summary,
    description: [ACCESS_TEXT[route.access], operation.description, limitsText(operation)]
      .filter(Boolean)
      .join('\n\n'),
    tags: scanned.tags,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters,
    ...(body && { requestBody: body }),
    ...(operation.limits && { 'x-limits': operation.limits }),
    responses: {
      ...successResponses(success, operation.answer),
      ...Object.fromEntries(
        Object.entries(errors).map(([status, codes]) => [status, errorResponse(Number(status), codes)]),
      ),
    },
  };
}

function limitsText({ limits }: Operation): string | undefined {
  return limits && `Limited: ${limits.map(limitInWords).join(', ')}.`;
}

function queryParameters({ query }: Route, { parameters = {} }: Operation): DocumentedParameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = dtoSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...parameters[name],
  }));
}

function headerParameters({ headers = {} }: Operation): DocumentedParameter[] {
  return Object.entries(headers).map(([name, described]) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
    ...described,
  }));
}

/** The DTO of a route's answer, if it has one. */
function answerOf({ operation }: Route): Type[] {
  return operation && 'dto' in operation.answer ? [operation.answer.dto] : [];
}
