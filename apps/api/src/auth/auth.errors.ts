import { DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** Unknown email address and wrong password answer alike. */
export class InvalidCredentialsError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('invalidCredentials'));
  }
}

/** A mailed link that is unknown, used up or expired. */
export class InvalidLinkError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'INVALID_TOKEN';
  override readonly isWrongGuess = true;
}

/** A refresh token that is unknown, expired or used before. */
export class SessionEndedError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'UNAUTHENTICATED';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('sessionEnded'));
  }
}

/** A verification link in a browser that did not register: nothing was changed, the password would verify. */
export class PasswordRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'PASSWORD_REQUIRED';

  /** @param email the email address that the link belongs to, masked */
  constructor(override readonly email: string) {
    super(t('passwordRequired', { email }));
  }
}

/** The password beside a verification link is not the one of its registration. */
export class WrongRegistrationPasswordError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'INVALID_CREDENTIALS';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('wrongRegistrationPassword'));
    this.about('password');
  }
}

/** An account was to get another address, and the mail server did not take the mail that tells its owner. */
export class OldAddressNotToldError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';

  constructor(options: ErrorOptions) {
    super(t('oldAddressNotTold'), options);
  }
}
