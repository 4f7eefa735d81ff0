import { PROBLEM_MEDIA_TYPE, type ProblemCode } from '@figura/contracts';
import { Catch, HttpException, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';
import { isDatabaseAway, isDatabaseFull } from '../../database/database-errors';
import { DomainError, type ErrorKind } from '../../errors/domain-error';
import { LOGGER } from '../../logging/logger';
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

const FRAMEWORK_ANSWERS: Record<number, { code: ProblemCode; error: string }> = {
  400: { code: 'VALIDATION_FAILED', error: 'The request could not be read. Please check it and try again.' },
  404: { code: 'NOT_FOUND', error: 'We could not find what you asked for.' },
  413: { code: 'PAYLOAD_TOO_LARGE', error: 'This is too large to send. Please send less.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', error: 'This kind of content is not accepted here.' },
};

const UNAVAILABLE = {
  status: 503,
  code: 'UNAVAILABLE',
  error: 'Figura cannot reach its data at the moment. Please try again in a few seconds.',
  retryAfter: 5,
} as const;

const INTERNAL = {
  status: 500,
  code: 'INTERNAL',
  error: 'Something went wrong on our side. Please try again.',
} as const;

const FULL = {
  status: 503,
  code: 'UNAVAILABLE',
  error: 'Figura has no room to store anything at the moment. Nothing was changed; please try again later.',
  retryAfter: 60,
} as const;

interface ErrorResponse {
  status: number;
  code: ProblemCode;
  error: string;
  errors?: string[] | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
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
    const answer = createErrorResponse(error);
    if (answer.status >= 500) this.logger.error({ requestId: request.id, err: error }, answer.error);
    sendProblem(http.getResponse<FastifyReply>(), answer);
  }
}

export function sendProblem(reply: FastifyReply, answer: ErrorResponse): void {
  const { status, retryAfter } = answer;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply.status(status).type(PROBLEM_MEDIA_TYPE).send(createProblem(answer));
}

function createProblem({ status, code, error, errors, fields, email, secondFactor }: ErrorResponse): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: error,
    error,
    code,
    ...(errors && { errors }),
    ...(fields && { fields }),
    ...(email && { email }),
    ...(secondFactor && { secondFactor }),
  };
}

export function createErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof DomainError) {
    const { code, message, errors, fields, email, secondFactor, retryAfter } = error;
    return {
      status: STATUS_OF_KIND[error.kind],
      code,
      error: message,
      errors,
      fields,
      email,
      ...(secondFactor && { secondFactor }),
      retryAfter,
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
