import { PROBLEM_MEDIA_TYPE, type ProblemCode } from '@figura/contracts';
import { STATUS_CODES } from 'node:http';
import type { Access } from '../http/access/access.decorators';
import type { ErrorStatus, JsonSchema } from './operation';
import type { Problem } from '../http/responses/problem.dto';
import { problemOf } from '../http/responses/problem.filter';

type Errors = Partial<Record<ErrorStatus, readonly ProblemCode[]>>;

/** What a route refuses because of what it is. */
export interface RouteTraits {
  access: Access;
  isInTurn: boolean;
  /** It reads a body, as everything but GET does, whether it wants one or not. */
  hasBody: boolean;
  hasPathParameters: boolean;
}

/** A sentence of each kind, as a user would read it. */
const SENTENCES: Record<ProblemCode, string> = {
  VALIDATION_FAILED: 'The request could not be read. Please check it and try again.',
  ACCESS_CODE: 'Invalid coupon code',
  OPPOSITE_CONCERNS: '"Legs: Thick" and "Legs: Thin" say opposite things. Please choose one of them.',
  NOT_A_GARMENT:
    'We do not open links. Please paste the words of the page instead: its title and its description.',
  TEXT_TOO_LONG: 'This is longer than 10,000 characters. Please paste only the words about the garment.',
  UNAUTHENTICATED: 'Please sign in to continue.',
  INVALID_CREDENTIALS: 'Invalid email or password',
  INVALID_TOKEN: 'This verification link is invalid or has expired.',
  PASSWORD_REQUIRED: 'Please enter the password that you chose when you registered m•••a@example.com.',
  EMAIL_NOT_VERIFIED: 'Please verify your email to continue.',
  PREMIUM_REQUIRED: 'This is part of lifetime access.',
  MEASUREMENTS_REQUIRED: 'Please add your measurements first: what suits you follows from them.',
  QUOTA_USED: 'You have used the 3 free checks of this week. There are new ones on Monday.',
  PAYMENT_REQUIRED: 'This payment is not complete. You can try again at any time.',
  FORBIDDEN: 'This request came from another site and was refused.',
  NOT_FOUND: 'We could not find what you asked for.',
  CONFLICT: 'You already have lifetime access. There is nothing more to pay.',
  WARDROBE_FULL: 'Your wardrobe holds 1,000 pieces. Take one out before you add another.',
  STALE_CURSOR: 'This list has changed meanwhile. Please start again from its beginning.',
  PAYLOAD_TOO_LARGE: 'This is too large to send. Please send less.',
  UNSUPPORTED_MEDIA_TYPE: 'This kind of content is not accepted here.',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a while and try again.',
  UNAVAILABLE: 'Figura cannot reach its data at the moment. Please try again in a few seconds.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
};

/** The errors that follow from a route's traits, with those of its own. */
export function errorsOf(traits: RouteTraits, own: Errors = {}): Errors {
  const { access, isInTurn, hasBody, hasPathParameters } = traits;
  return merge(
    own,
    hasBody && {
      400: ['VALIDATION_FAILED'],
      // A browser that asks for a page of another site.
      403: ['FORBIDDEN'],
      413: ['PAYLOAD_TOO_LARGE'],
      415: ['UNSUPPORTED_MEDIA_TYPE'],
    },
    // Any URL may carry a query that is no text.
    { 400: ['VALIDATION_FAILED'] },
    isInTurn && { 429: ['TOO_MANY_REQUESTS'] },
    hasPathParameters && { 414: ['VALIDATION_FAILED'] },
    access !== 'public' && { 401: ['UNAUTHENTICATED'] },
    (access === 'verified' || access === 'premium') && { 403: ['EMAIL_NOT_VERIFIED'] },
    access === 'premium' && { 403: ['PREMIUM_REQUIRED'] },
    { 500: ['INTERNAL'], 503: ['UNAVAILABLE'] },
  );
}

function merge(...all: (Errors | false)[]): Errors {
  const merged: Record<string, ProblemCode[]> = {};
  for (const errors of all)
    for (const [status, codes] of Object.entries(errors || {}))
      merged[status] = [...new Set([...(merged[status] ?? []), ...codes])];
  return merged;
}

/** The response of an error as the document shows it. */
export function errorResponse(status: number, codes: readonly ProblemCode[]) {
  const schema: JsonSchema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { properties: { status: { const: status }, code: { enum: [...codes] } } },
    ],
  };
  return {
    description: `${STATUS_CODES[status]}: ${codes.map((code) => `\`${code}\``).join(', ')}`,
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(status === 429 && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
      ...(status === 503 && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema,
        examples: Object.fromEntries(codes.map((code) => [code, { value: exampleOf(status, code) }])),
      },
    },
  };
}

function exampleOf(status: number, code: ProblemCode): Problem {
  const error = SENTENCES[code];
  return problemOf({
    status,
    error,
    code,
    ...(code === 'PASSWORD_REQUIRED' && { email: 'm•••a@example.com' }),
    ...(code === 'VALIDATION_FAILED' && { errors: [error] }),
  });
}
