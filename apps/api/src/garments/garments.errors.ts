import { MAX_GARMENT_TEXT } from '@figura/contracts';
import { DomainError } from '../platform/errors/domain-error';

/** A text that names no garment. */
export class NotAGarmentError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'NOT_A_GARMENT';

  constructor() {
    super(
      'We found no garment in these words. Say in English what it is and how it is cut, for example: black wrap dress, knee length.',
    );
    this.about('text');
  }
}

/** A text of nothing but links. */
export class BareLinkError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'NOT_A_GARMENT';

  constructor() {
    super('We do not open links. Please paste the words of the page instead: its title and its description.');
    this.about('text');
  }
}

export class TextTooLongError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'TEXT_TOO_LONG';

  constructor() {
    super(
      `This is longer than ${MAX_GARMENT_TEXT.toLocaleString('en-US')} characters. Please paste only the words about the garment.`,
    );
    this.about('text');
  }
}
