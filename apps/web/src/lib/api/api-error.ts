import type { Problem, ProblemCode } from '@figura/contracts';
import { apiError as t } from './messages.en';

const UNREACHABLE_MESSAGE = t('unreachable');
const UNREADABLE_MESSAGE = t('unreadable');

interface ApiErrorDetails {
  status: number;
  code: ProblemCode;
  message: string;
  errors?: readonly string[] | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  email?: string | undefined;
  secondFactor?: Problem['secondFactor'];
  isLate?: boolean;
}

/** Status 0 means no answer. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  /** Sentences for the user; contains at least `message`. */
  readonly errors: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  /** Masked email of a refused link. */
  readonly email: string | undefined;
  /** With SECOND_FACTOR_REQUIRED: the step that is asked for. */
  readonly secondFactor: Problem['secondFactor'];
  /** No answer in time. */
  readonly isLate: boolean;

  constructor(details: ApiErrorDetails) {
    const { status, code, message, errors, fields, email, secondFactor, isLate = false } = details;
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors?.length ? errors : [message];
    this.fields = fields ?? {};
    this.email = email;
    this.secondFactor = secondFactor;
    this.isLate = isLate;
  }
}

/** Only 400 and 401 mean invalid tokens; no answer, 429, and 5xx pass. */
export function isInvalidSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}

/** Offline, refused, or late. */
export function createUnreachableError(isLate = false): ApiError {
  return new ApiError({ status: 0, code: 'UNAVAILABLE', message: UNREACHABLE_MESSAGE, isLate });
}

export const isLate = (error: unknown): boolean => error instanceof ApiError && error.isLate;

export async function toApiError(response: Response): Promise<ApiError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
  return new ApiError({
    status,
    code: problem.code ?? (status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL'),
    message: problem.error ?? UNREADABLE_MESSAGE,
    errors: problem.errors,
    fields: problem.fields,
    email: problem.email,
    secondFactor: problem.secondFactor,
  });
}

export function listSentences(error: unknown, fallback: string): readonly string[] {
  return error instanceof ApiError && error.message !== UNREADABLE_MESSAGE ? error.errors : [fallback];
}

export function collectFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

export function getMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== UNREADABLE_MESSAGE ? error.message : fallback;
}
