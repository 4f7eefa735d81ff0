import { MAX_PASSKEYS } from '@figura/contracts';
import { ConflictError, DomainError, NotFoundError } from '../../platform/errors/domain-error';
import { translator } from '../../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** Unknown, removed and wrongly signed ones look the same. */
export class InvalidPasskeyError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('invalidPasskey'));
  }
}

export class RefusedPasskeyError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

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
