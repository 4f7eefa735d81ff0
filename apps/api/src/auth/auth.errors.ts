import { DomainError } from '../platform/errors/domain-error';

/** Unknown address and wrong password answer alike. */
export class InvalidCredentialsError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super('Invalid email or password');
  }
}

/** A mailed link that is unknown, used up or expired. */
export class InvalidLinkError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_TOKEN';
  override readonly isWrongGuess = true;
}

/** A refresh token that is unknown, expired or used before. */
export class SessionEndedError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'UNAUTHENTICATED';
  override readonly isWrongGuess = true;

  constructor() {
    super('Your session has ended. Please sign in again.');
  }
}
