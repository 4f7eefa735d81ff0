import { MAX_PASSKEYS } from '@figura/contracts';
import {
  ConflictError,
  InvalidError,
  NotFoundError,
  UnknownCredentialsError,
} from '../../platform/errors/domain-error';
import { translator } from '../../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** Unknown, removed and wrongly signed ones look the same. */
export class InvalidPasskeyError extends UnknownCredentialsError {
  constructor() {
    super(t('invalidPasskey'));
  }
}

export class RefusedPasskeyError extends InvalidError {
  constructor() {
    super(t('refusedPasskey'));
  }
}

export class KnownPasskeyError extends ConflictError {
  constructor() {
    super(t('knownPasskey'));
  }
}

export class TooManyPasskeysError extends ConflictError {
  constructor() {
    super(t('tooManyPasskeys', { max: MAX_PASSKEYS }));
  }
}

export class PasskeyNotFoundError extends NotFoundError {
  constructor() {
    super(t('passkeyNotFound'));
  }
}
