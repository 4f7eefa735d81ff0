/** The stable words that a client may act on. */
export const PROBLEM_CODES = [
  'VALIDATION_FAILED',
  'ACCESS_CODE',
  'OPPOSITE_CONCERNS',
  'UNAUTHENTICATED',
  'INVALID_CREDENTIALS',
  'INVALID_TOKEN',
  'PASSWORD_REQUIRED',
  'EMAIL_NOT_VERIFIED',
  'PREMIUM_REQUIRED',
  'PAYMENT_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
