import type { ProblemCode } from '@figura/contracts';
import { translator } from './translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** What sort of error it is; the HTTP layer turns it into a status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'rate-limited'
  | 'unavailable';

/** An error that a domain foresees. Its message is a sentence that the user may read. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly code: ProblemCode;
  /** All sentences, where there are several. */
  readonly errors?: string[];
  /** The fields of the request that are wrong, by their paths (`verticalMeasurements.kneeToFloor`), with a sentence each. */
  fields?: Readonly<Record<string, string>>;
  /** Whether a secret or a code was tried and is not right: such tries are limited. */
  readonly isWrongGuess: boolean = false;
  /** Masked email address of the account that a refused link belongs to. */
  readonly email?: string;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }

  /** Says which field of the request this is about. */
  about(field: string): this {
    this.fields = { [field]: this.message };
    return this;
  }
}

/** Does what refuses one field of the request, for a service that does not know what the request calls it. */
export async function nameField<T>(field: string, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof DomainError && error.kind === 'invalid' ? error.about(field) : error;
  }
}

/** The request is well-formed JSON but breaks a rule; lists every broken rule. */
export class ValidationError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor(
    override readonly errors: string[],
    fields?: Readonly<Record<string, string>>,
  ) {
    super(errors[0] ?? t('validation'));
    if (fields) this.fields = fields;
  }
}

export class NotFoundError extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';

  constructor(message = t('notFound')) {
    super(message);
  }
}

export class TooManyRequestsError extends DomainError {
  readonly kind = 'rate-limited';
  readonly code = 'TOO_MANY_REQUESTS';

  constructor(override readonly retryAfter: number) {
    super(t('tooManyRequests'));
  }
}

/** One account asks more at once than it may; nothing was done. */
export class TooManyAtOnceError extends DomainError {
  readonly kind = 'rate-limited';
  readonly code = 'TOO_MANY_REQUESTS';
  override readonly retryAfter = 2;

  constructor() {
    super(t('tooManyAtOnce'));
  }
}

/** More is asked at once than the server takes on; nothing was done. */
export class BusyError extends DomainError {
  readonly kind = 'rate-limited';
  readonly code = 'TOO_MANY_REQUESTS';
  override readonly retryAfter = 2;

  constructor() {
    super(t('busy'));
  }
}
