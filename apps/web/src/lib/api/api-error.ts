import type { Problem, ProblemCode } from '@figura/contracts';
import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.apiError);

const UNREACHABLE_MESSAGE = t('unreachable');
const UNREADABLE_MESSAGE = t('unreadable');

interface ApiErrorDetails {
  status: number;
  code: ProblemCode;
  message: string;
  errors?: readonly string[] | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
  email?: string | undefined;
  retryAfter?: number | undefined;
}

/** A request that did not succeed. `status` 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  /** Every sentence for the user; at least `message`. */
  readonly errors: readonly string[];
  /** The fields of the request that are wrong, each with its sentence. */
  readonly fields: Readonly<Record<string, string>>;
  /** The masked email that a refused link belongs to. */
  readonly email: string | undefined;
  /** Seconds after which it is worth trying again, when the server says so. */
  readonly retryAfter: number | undefined;

  constructor({ status, code, message, errors, fields, email, retryAfter }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors?.length ? errors : [message];
    this.fields = fields ?? {};
    this.email = email;
    this.retryAfter = retryAfter;
  }
}

/**
 * Whether the server says that a session is invalid: 400 and 401 say that its tokens are worth nothing. Anything else
 * (no answer, 429, 5xx) says nothing about them and passes.
 */
export function isInvalidSession(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 401);
}

/** The error for a request that got no answer: offline, refused, or longer than the time allowed. */
export function createUnreachable(): ApiError {
  return new ApiError({ status: 0, code: 'UNAVAILABLE', message: UNREACHABLE_MESSAGE });
}

/** The error for an answer that is not a success; a body that is no problem document gets a general sentence. */
export async function toApiError(response: Response): Promise<ApiError> {
  const { status, headers } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const problem: Partial<Problem> = typeof body === 'object' && body !== null ? body : {};
  const retryAfter = Number.parseInt(headers.get('Retry-After') ?? '', 10);
  return new ApiError({
    status,
    code: problem.code ?? (status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL'),
    message: problem.error ?? UNREADABLE_MESSAGE,
    errors: problem.errors,
    fields: problem.fields,
    email: problem.email,
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}

/** The sentences to show for anything that was thrown: the server's own where it sent any, else the fallback. */
export function listSentences(error: unknown, fallback: string): readonly string[] {
  return error instanceof ApiError && error.message !== UNREADABLE_MESSAGE ? error.errors : [fallback];
}

/** The sentence for each field of the request that the server found wrong. */
export function collectFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** The first of them, for a place that has room for one. */
export function getMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== UNREADABLE_MESSAGE ? error.message : fallback;
}
