import { DomainError } from '../platform/errors/domain-error';

/** The picture cannot be used; the message says why and what can. */
export class InvalidProfileImageError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor(message: string) {
    super(message);
    this.about('profileImage');
  }
}

/** A change of the profile that names no field and brings no picture. */
export class NothingToChangeError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor() {
    super('There is nothing to change in this request');
  }
}

/** The current password that confirms a change is not the person's. */
export class WrongPasswordError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super('Current password is incorrect');
  }
}
