import { bodyConcernLabel, hairColorsOf, MAX_MARKS, type BodyConcern, type HairCut } from '@figura/contracts';
import { DomainError } from '../platform/errors/domain-error';

/** The picture cannot be used; the message says why and what can. */
export class InvalidPictureError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';
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

/** Hair in a color of cloth, or a head covering in one of hair. */
export class ColorOfOtherCutError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor(cut: HairCut) {
    const what = cut === 'covering' ? 'A head covering' : 'Hair';
    super(`${what} must be one of ${hairColorsOf(cut).join(', ')}`);
    this.about('hair.color');
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

/** More is marked than is kept. */
export class TooManyMarksError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(`${MAX_MARKS.toLocaleString('en-US')} are marked so already. Take one of those marks away first.`);
  }
}
