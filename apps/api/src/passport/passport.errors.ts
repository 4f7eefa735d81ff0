import { MAX_PASSPORT_LINKS } from '@figura/contracts';
import { ConflictError, NotFoundError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class PassportLinkNotFoundError extends withText(NotFoundError, t('passportLinkNotFound')) {}

export class SharedPassportNotFoundError extends withText(NotFoundError, t('sharedPassportNotFound')) {
  override readonly isWrongGuess = true;
}

export class TooManyPassportLinksError extends withText(
  ConflictError,
  t('tooManyPassportLinks', { max: MAX_PASSPORT_LINKS }),
) {}
