import { TEXT_ERRORS } from '@figura/garments';
import { DomainError } from '../platform/errors/domain-error';

/** A text that names no garment. */
export class NotAGarmentError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'NOT_A_GARMENT';

  constructor() {
    super(TEXT_ERRORS.noGarment.sentence);
    this.about('text');
  }
}

/** A text of nothing but links. */
export class BareLinkError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'NOT_A_GARMENT';

  constructor() {
    super(TEXT_ERRORS.bareLink.sentence);
    this.about('text');
  }
}

export class TextTooLongError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'TEXT_TOO_LONG';

  constructor() {
    super(TEXT_ERRORS.tooLong.sentence);
    this.about('text');
  }
}
