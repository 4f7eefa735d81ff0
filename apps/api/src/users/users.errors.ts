import { bodyConcernLabel, type BodyConcern } from '@figura/contracts';
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

/** Two ticked concerns exclude each other. */
export class OppositeConcernsError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'OPPOSITE_CONCERNS';

  constructor(earlier: BodyConcern, later: BodyConcern) {
    super(
      `"${bodyConcernLabel(earlier)}" and "${bodyConcernLabel(later)}" say opposite things. Please choose one of them.`,
    );
    this.about('bodyConcerns');
  }
}

/** The current password that confirms a change is not the user's. */
export class WrongPasswordError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super('Current password is incorrect');
  }
}
