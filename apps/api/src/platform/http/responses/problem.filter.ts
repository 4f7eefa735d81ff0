import { PROBLEM_MEDIA_TYPE, type ProblemCode } from '@figura/contracts';
import { SOURCE_LANGUAGE, translate, type Language, type Text } from '@figura/messages';
import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import { isDatabaseAway, isDatabaseFull } from '../../database/database-errors';
import { DomainError, type ErrorKind } from '../../errors/domain-error';
import { LOGGER } from '../../logging/logger';
import { getRequestLanguage } from '../language/request-language';
import { errors as t } from './messages.en';
import type { Problem } from './problem.dto';

const STATUS_OF_KIND: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'rate-limited': 429,
  unavailable: 503,
};

const FRAMEWORK_ANSWERS: Record<number, { code: ProblemCode; error: Text }> = {
  400: { code: 'VALIDATION_FAILED', error: t('unreadable') },
  404: { code: 'NOT_FOUND', error: t('notFound') },
  413: { code: 'PAYLOAD_TOO_LARGE', error: t('tooLarge') },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', error: t('unsupported') },
};

const UNAVAILABLE = { status: 503, code: 'UNAVAILABLE', error: t('unavailable'), retryAfter: 5 } as const;
const INTERNAL = { status: 500, code: 'INTERNAL', error: t('internal') } as const;
const FULL = { status: 503, code: 'UNAVAILABLE', error: t('full'), retryAfter: 60 } as const;

interface ErrorResponse {
  status: number;
  code: ProblemCode;
  error: Text;
  errors?: Text[] | undefined;
  fields?: Readonly<Record<string, Text>> | undefined;
  email?: string | undefined;
  secondFactor?: Problem['secondFactor'];
  retryAfter?: number | undefined;
}

/** Unexpected errors are logged once and reveal nothing. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const response = createErrorResponse(error);
    if (response.status >= 500)
      this.logger.error({ requestId: request.id, err: error }, translate(response.error, SOURCE_LANGUAGE));
    sendProblem(http.getResponse<FastifyReply>(), response, getRequestLanguage(request));
  }
}

export function sendProblem(reply: FastifyReply, response: ErrorResponse, language: Language): void {
  const { status, retryAfter } = response;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply.status(status).type(PROBLEM_MEDIA_TYPE).send(createProblem(response, language));
}

function createProblem(
  { status, code, error, errors, fields, email, secondFactor }: ErrorResponse,
  language: Language,
): Problem {
  const sentence = translate(error, language);
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: sentence,
    error: sentence,
    code,
    ...(errors && { errors: errors.map((each) => translate(each, language)) }),
    ...(fields && { fields: translateFields(fields, language) }),
    ...(email && { email }),
    ...(secondFactor && { secondFactor }),
  };
}

function translateFields(fields: Readonly<Record<string, Text>>, language: Language): Record<string, string> {
  const worded = Object.entries(fields).map(([path, text]) => [path, translate(text, language)]);
  return Object.fromEntries(worded) as Record<string, string>;
}

export function createErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof DomainError) {
    const { kind, text, code, errors, fields, email, secondFactor, retryAfter } = error;
    return {
      ...{ status: STATUS_OF_KIND[kind], code, error: text, errors, fields, email, retryAfter },
      ...(secondFactor && { secondFactor }),
    };
  }
  const status = error instanceof HttpException ? error.getStatus() : findStatus(error);
  if (status !== undefined && status < 500) {
    return { status, ...(FRAMEWORK_ANSWERS[status] ?? FRAMEWORK_ANSWERS[400]!) };
  }
  if (isDatabaseFull(error)) return FULL;
  if (status === 503 || isDatabaseAway(error)) return UNAVAILABLE;
  return INTERNAL;
}

/** Fastify marks its own errors with a status code. */
function findStatus(error: unknown): number | undefined {
  const status = error instanceof Error ? (error as { statusCode?: unknown }).statusCode : undefined;
  return typeof status === 'number' && status >= 400 ? status : undefined;
}
