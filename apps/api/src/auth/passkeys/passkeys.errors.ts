import { MAX_PASSKEYS } from '@figura/contracts';
import {
  ConflictError,
  InvalidError,
  NotFoundError,
  UnknownCredentialsError,
  withText,
} from '../../platform/errors/domain-error';
import { errors as t } from './messages.en';

/** Same error for unknown, removed, and wrongly signed passkeys. */
export class InvalidPasskeyError extends withText(UnknownCredentialsError, t('invalidPasskey')) {}

export class PasskeyRejectedError extends withText(InvalidError, t('refusedPasskey')) {}

export class PasskeyExistsError extends withText(ConflictError, t('knownPasskey')) {}

export class TooManyPasskeysError extends withText(
  ConflictError,
  t('tooManyPasskeys', { max: MAX_PASSKEYS }),
) {}

export class PasskeyNotFoundError extends withText(NotFoundError, t('passkeyNotFound')) {}
