import { TEXT_ERRORS, type TextError } from '@figura/garments';
import { DomainError } from '../platform/errors/domain-error';

export class NotAGarmentError extends DomainError {
  readonly kind = 'invalid';
  readonly code: 'NOT_A_GARMENT' | 'KIND_MISSING';

  constructor(reason: Exclude<TextError, 'tooLong'> = 'noGarment') {
    super(TEXT_ERRORS[reason].text);
    this.code = TEXT_ERRORS[reason].code;
    this.about('text');
  }
}

export class TextTooLongError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'TEXT_TOO_LONG';

  constructor() {
    super(TEXT_ERRORS.tooLong.text);
    this.about('text');
  }
}
