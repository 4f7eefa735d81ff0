import type { SecondFactor } from '@figura/contracts';
import { ConflictError, DomainError, WrongSecretError, withText } from '../../platform/errors/domain-error';
import { errors as t } from './messages.en';

/** The password was correct, but the second step is missing. */
export class SecondFactorRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'SECOND_FACTOR_REQUIRED';

  constructor(override readonly secondFactor: { ticket: string; ways: SecondFactor[] }) {
    super(t('required'));
  }
}

export class WrongCodeError extends WrongSecretError {
  constructor() {
    super(t('wrongCode'));
    this.about('code');
  }
}

export class UsedCodeError extends WrongSecretError {
  constructor() {
    super(t('usedCode'));
    this.about('code');
  }
}

export class NoPasswordError extends withText(ConflictError, t('passwordNeeded')) {}

export class TotpAlreadyOnError extends withText(ConflictError, t('totpOn')) {}

export class TotpNotStartedError extends withText(ConflictError, t('noSetup')) {}

export class NoSecondFactorError extends withText(ConflictError, t('off')) {}

export class NoPasskeyError extends withText(ConflictError, t('noPasskey')) {}
