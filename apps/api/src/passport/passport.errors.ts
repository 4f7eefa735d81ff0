import { MAX_PASSPORT_LINKS } from '@figura/contracts';
import { DomainError, NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** The caller has no live link of that id: it was withdrawn, or is somebody else's. */
export class PassportLinkNotFoundError extends NotFoundError {
  constructor() {
    super(t('passportLinkNotFound'));
  }
}

/** A token opens nothing: its link was withdrawn, its owner's account deleted, or it never was one. */
export class SharedPassportNotFoundError extends NotFoundError {
  override readonly isWrongGuess = true;

  constructor() {
    super(t('sharedPassportNotFound'));
  }
}

export class TooManyPassportLinksError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('tooManyPassportLinks', { max: MAX_PASSPORT_LINKS }));
  }
}
