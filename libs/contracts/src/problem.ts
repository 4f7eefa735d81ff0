/** The stable words that a client may act on. */
export const PROBLEM_CODES = [
  'VALIDATION_FAILED',
  'ACCESS_CODE',
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

/** Body of every error answer (RFC 9457), with the sentence that the person may read in `error`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  error: string;
  code: ProblemCode;
  /** All sentences, where there are several. */
  errors?: string[];
  /** The fields of the request that are wrong, by their paths (`verticalMeasurements.kneeToFloor`), with a sentence each. */
  fields?: Record<string, string>;
  /** With `PASSWORD_REQUIRED`: the address that the mailed link belongs to, masked. */
  email?: string;
}
