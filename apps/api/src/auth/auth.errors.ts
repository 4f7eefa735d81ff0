import {
  ConflictError,
  DomainError,
  ForbiddenError,
  InvalidTokenError,
  UnavailableError,
  UnknownCredentialsError,
  withText,
} from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

/** Same error for an unknown email address and a wrong password. */
export class InvalidCredentialsError extends withText(UnknownCredentialsError, t('invalidCredentials')) {}

export class InvalidLinkError extends InvalidTokenError {}

/** Same error for unknown, expired, and used challenges, and those of another browser. */
export class InvalidChallengeError extends withText(InvalidTokenError, t('challengeEnded')) {}

export class SessionEndedError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'UNAUTHENTICATED';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('sessionEnded'));
  }
}

export class RegistrationClosedError extends withText(ForbiddenError, t('registrationClosed')) {
  override readonly code = 'REGISTRATION_CLOSED';
}

export class InvitationRequiredError extends withText(ForbiddenError, t('invitationRequired')) {
  override readonly code = 'INVITATION_REQUIRED';
}

/** Same error for unknown, used, expired, and revoked invitations, and those for another address. */
export class InvalidInvitationError extends withText(ForbiddenError, t('invitationInvalid')) {
  override readonly code = 'INVITATION_INVALID';
  override readonly isWrongGuess = true;
}

/** Nothing was changed; the password can verify instead. */
export class PasswordRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'PASSWORD_REQUIRED';

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

export class HasPasswordError extends withText(ConflictError, t('hasPassword')) {}

export class EmailChangeNotificationError extends withText(UnavailableError, t('oldAddressNotTold')) {}
