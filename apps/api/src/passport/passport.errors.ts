import { MAX_PASSPORT_LINKS } from '@figura/contracts';
import { ConflictError, NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class PassportLinkNotFoundError extends NotFoundError {
  constructor() {
    super(t('passportLinkNotFound'));
  }
}

export class SharedPassportNotFoundError extends NotFoundError {
  override readonly isWrongGuess = true;

  constructor() {
    super(t('sharedPassportNotFound'));
  }
}

export class TooManyPassportLinksError extends ConflictError {
  constructor() {
    super(t('tooManyPassportLinks', { max: MAX_PASSPORT_LINKS }));
  }
}
