import type { ProblemCode, SecondFactor } from '@figura/contracts';
import { SOURCE_LANGUAGE, translate, type Text } from '@figura/messages';
import { errors as t } from './messages.en';

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

/** `text` is shown to the user, in the language of the request; `message` is for logs. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind;
  abstract readonly code: ProblemCode;
  readonly text: Text;
  readonly errors?: Text[];
  /** Wrong fields by path (`verticalMeasurements.kneeToFloor`), each with a sentence. */
  fields?: Readonly<Record<string, Text>>;
  /** True for a wrong secret or code, so that attempts are limited. */
  readonly isWrongGuess: boolean = false;
  readonly email?: string;
  readonly secondFactor?: { ticket: string; ways: SecondFactor[] };
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;

  constructor(text: Text, options?: ErrorOptions) {
    super(translate(text, SOURCE_LANGUAGE), options);
    this.text = text;
    this.name = new.target.name;
  }

  get forOperators(): string {
    return this.message;
  }

  about(field: string): this {
    this.fields = { [field]: this.text };
    return this;
  }
}

export async function nameField<T>(field: string, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    throw error instanceof DomainError && error.kind === 'invalid' ? error.about(field) : error;
  }
}

type ErrorClass<T, Arguments extends unknown[]> = new (...parameters: Arguments) => T;

/**
 * Base class for errors with one message: `class TotpAlreadyOnError extends withText(ConflictError, t('totpOn')) {}`.
 */
export function withText<T extends DomainError>(
  base: ErrorClass<T, [text: Text, options?: ErrorOptions]>,
  text: Text,
): ErrorClass<T, [options?: ErrorOptions]> {
  const Base: ErrorClass<Error, [text: Text, options?: ErrorOptions]> = base;
  class ErrorWithText extends Base {
    constructor(options?: ErrorOptions) {
      super(text, options);
    }
  }
  return ErrorWithText as ErrorClass<Error, [options?: ErrorOptions]> as ErrorClass<
    T,
    [options?: ErrorOptions]
  >;
}

/** Invalid input that the DTO cannot detect. */
export class InvalidError extends DomainError {
  readonly kind = 'invalid';
  readonly code: ProblemCode = 'VALIDATION_FAILED';
}

export class ValidationError extends InvalidError {
  constructor(
    override readonly errors: Text[],
    fields?: Readonly<Record<string, Text>>,
  ) {
    super(errors[0] ?? t('validation'));
    if (fields) this.fields = fields;
  }
}

/** A wrong, used, or expired link, ticket, or challenge. */
export class InvalidTokenError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_TOKEN';
  override readonly isWrongGuess = true;
}

/** A wrong password or code of a known user. */
export class WrongSecretError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;
}

/** A failed sign-in. */
export class UnknownCredentialsError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;
}

export class ForbiddenError extends DomainError {
  readonly kind = 'forbidden';
  readonly code: ProblemCode = 'FORBIDDEN';
}

export class UnavailableError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
}

export class NotFoundError extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';

  constructor(text: Text = t('notFound')) {
    super(text);
  }
}

export class ConflictError extends DomainError {
  readonly kind = 'conflict';
  readonly code: ProblemCode = 'CONFLICT';
}

/** `retryAfter` is in seconds. */
export class RateLimitedError extends DomainError {
  readonly kind = 'rate-limited';
  readonly code = 'TOO_MANY_REQUESTS';

  constructor(
    override readonly retryAfter: number,
    text: Text,
  ) {
    super(text);
  }
}

export class TooManyRequestsError extends RateLimitedError {
  constructor(retryAfter: number) {
    super(retryAfter, t('tooManyRequests'));
  }
}

export class TooManyAtOnceError extends RateLimitedError {
  constructor() {
    super(2, t('tooManyAtOnce'));
  }
}

export class BusyError extends RateLimitedError {
  constructor() {
    super(2, t('busy'));
  }
}
