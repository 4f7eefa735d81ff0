import type { Text } from '@figura/messages';
import { DomainError } from '../../errors/domain-error';
import { translator } from '../../errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class UnauthenticatedError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'UNAUTHENTICATED';

  constructor(text: Text = t('unauthenticated')) {
    super(text);
  }
}

export class KeyNotEnoughError extends UnauthenticatedError {
  constructor() {
    super(t('keyNotEnough'));
  }
}

export class EmailNotVerifiedError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'EMAIL_NOT_VERIFIED';

  constructor() {
    super(t('emailNotVerified'));
  }
}

export class PremiumRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'PREMIUM_REQUIRED';

  constructor() {
    super(t('premiumRequired'));
  }
}
