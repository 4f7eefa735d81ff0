import { PROBLEM_MEDIA_TYPE, type ProblemCode } from '@figura/contracts';
import { applyDecorators, RequestMethod, SetMetadata, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { MetadataScanner } from '@nestjs/core';
import {
  ApiBearerAuth,
  ApiExtension,
  ApiNotModifiedResponse,
  ApiOkResponse,
  ApiResponse,
  ApiSecurity,
  getSchemaPath,
} from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import { ACCESS, KEY_ACCESS, type Access, type KeyAccess } from '../http/access/access';
import { IN_TURN } from '../http/requests/in-turn.interceptor';
import { Problem } from '../http/responses/problem.dto';
import { limitInWords, type LimitName } from '../rate-limit/limits';

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 414 | 415 | 429 | 500 | 503;
type Problems = Partial<Record<ErrorStatus, readonly ProblemCode[]>>;

export const KEY_SCHEME = 'key';

const PROBLEMS = 'figura:problems';
const LIMITS = 'figura:limits';

export const ApiProblems = (problems: Problems) => SetMetadata(PROBLEMS, problems);

export const ApiLimits = (...limits: LimitName[]) => SetMetadata(LIMITS, limits);

export const ApiConfirmed = (problems: Problems = {}) =>
  applyDecorators(
    ApiLimits('confirm:client', 'confirm:account'),
    ApiProblems(mergeProblems({ 400: ['INVALID_CREDENTIALS'], 403: ['SIGN_IN_AGAIN'] }, problems)),
  );

/** Call only from class decorators, which run after all method decorators. */
export function documentRoutes({ prototype }: Type, accessOfClass: Access): void {
  const keysOfClass = read<KeyAccess>(KEY_ACCESS, (prototype as object).constructor);
  for (const name of new MetadataScanner().getAllMethodNames(prototype as object)) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!;
    const route = descriptor.value as object;
    const path = read<string>(PATH_METADATA, route);
    if (path === undefined) continue;
    const access = read<Access>(ACCESS, route) ?? accessOfClass;
    const limits = read<LimitName[]>(LIMITS, route);
    const isRead = read(METHOD_METADATA, route) === RequestMethod.GET;
    const keys = read<KeyAccess>(KEY_ACCESS, route) ?? keysOfClass;
    const scope = keys && (isRead ? 'read' : keys.write);
    const problems = mergeProblems(
      read<Problems>(PROBLEMS, route),
      !isRead && {
        // A cross-site browser request.
        403: ['FORBIDDEN'],
        413: ['PAYLOAD_TOO_LARGE'],
        415: ['UNSUPPORTED_MEDIA_TYPE'],
      },
      (limits || read(IN_TURN, route)) && { 429: ['TOO_MANY_REQUESTS'] },
      path.includes(':') && { 414: ['VALIDATION_FAILED'] },
      access !== 'public' && { 401: ['UNAUTHENTICATED'] },
      (access === 'verified' || access === 'premium') && { 403: ['EMAIL_NOT_VERIFIED'] },
      access === 'premium' && { 403: ['PREMIUM_REQUIRED'] },
      // Any URL may have a malformed query.
      { 400: ['VALIDATION_FAILED'], 500: ['INTERNAL'], 503: ['UNAVAILABLE'] },
    );
    applyDecorators(
      access === 'public' ? ApiSecurity({}) : ApiBearerAuth(),
      ...(scope ? [ApiBearerAuth(KEY_SCHEME), ApiExtension('x-key-scope', scope)] : []),
      ApiExtension('x-access', access),
      ...(limits ? [ApiExtension('x-limits', limits)] : []),
      ...Object.entries(problems).map(([status, codes]) => describeProblem(Number(status), codes, limits)),
    )(prototype as object, name, descriptor);
  }
}

const read = <T>(key: string, route: object) => Reflect.getMetadata(key, route) as T | undefined;

function mergeProblems(...all: (Problems | false | undefined)[]): Record<string, ProblemCode[]> {
  const merged: Record<string, ProblemCode[]> = {};
  for (const problems of all)
    for (const [status, codes] of Object.entries(problems || {}))
      merged[status] = [...new Set([...(merged[status] ?? []), ...codes])];
  return merged;
}

function describeProblem(status: number, codes: ProblemCode[], limits: LimitName[] = []): MethodDecorator {
  const isTemporary = status === 429 || status === 503;
  const retryAfter = {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer' as const },
  };
  return ApiResponse({
    status,
    description: `${STATUS_CODES[status]}: ${[...codes.map((code) => `\`${code}\``), ...(status === 429 ? limits.map(limitInWords) : [])].join(', ')}`,
    ...(isTemporary && { headers: { 'Retry-After': retryAfter } }),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: {
          allOf: [
            { $ref: getSchemaPath(Problem) },
            { type: 'object', properties: { status: { enum: [status] }, code: { enum: codes } } },
          ],
        },
      },
    },
  });
}

export const BINARY = { schema: { type: 'string', format: 'binary' } as const };

/** Cacheable forever, since the picture's URL changes with its content. */
export function ApiPicture(mediaType: 'image/svg+xml' | 'image/webp'): MethodDecorator {
  const etag = { description: 'Identifies the content.', schema: { type: 'string' as const } };
  return applyDecorators(
    ApiOkResponse({ description: 'The picture.', headers: { ETag: etag }, content: { [mediaType]: BINARY } }),
    ApiNotModifiedResponse({ description: 'The cached picture is current.', headers: { ETag: etag } }),
  );
}
