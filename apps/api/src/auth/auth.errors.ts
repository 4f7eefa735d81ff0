import {
  ConflictError,
  DomainError,
  InvalidTokenError,
  UnavailableError,
  UnknownCredentialsError,
} from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** Unknown email address and wrong password look the same. */
export class InvalidCredentialsError extends UnknownCredentialsError {
  constructor() {
    super(t('invalidCredentials'));
  }
}

export class InvalidLinkError extends InvalidTokenError {}

/** Unknown, expired, used, and begun in another browser look the same. */
export class ChallengeEndedError extends InvalidTokenError {
  constructor() {
    super(t('challengeEnded'));
  }
}

export class SessionEndedError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'UNAUTHENTICATED';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('sessionEnded'));
  }
}

export class RegistrationClosedError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'REGISTRATION_CLOSED';

  constructor() {
    super(t('registrationClosed'));
  }
}

export class InvitationRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'INVITATION_REQUIRED';

  constructor() {
    super(t('invitationRequired'));
  }
}

/** Unknown, used, over, withdrawn, or for another address: the same answer. */
export class InvitationInvalidError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'INVITATION_INVALID';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('invitationInvalid'));
  }
}

/** Nothing changed; the password would verify. */
export class PasswordRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'PASSWORD_REQUIRED';

  /** Masked. */
  constructor(override readonly email: string) {
    super(t('passwordRequired', { email }));
  }
}

export class WrongRegistrationPasswordError extends UnknownCredentialsError {
  constructor() {
    super(t('wrongRegistrationPassword'));
    this.about('password');
  }
}

export class HasPasswordError extends ConflictError {
  constructor() {
    super(t('hasPassword'));
  }
}

export class EmailChangeNotificationError extends UnavailableError {
  constructor(options: ErrorOptions) {
    super(t('oldAddressNotTold'), options);
  }
}
