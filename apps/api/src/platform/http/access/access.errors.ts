import type { Text } from '@figura/messages';
import { DomainError, ForbiddenError, withText } from '../../errors/domain-error';
import { errors as t } from './messages.en';

export class UnauthenticatedError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'UNAUTHENTICATED';

  constructor(text: Text = t('unauthenticated')) {
    super(text);
  }
}

export class InsufficientScopeError extends withText(UnauthenticatedError, t('keyNotEnough')) {}

export class EmailNotVerifiedError extends withText(ForbiddenError, t('emailNotVerified')) {
  override readonly code = 'EMAIL_NOT_VERIFIED';
}

export class PremiumRequiredError extends withText(ForbiddenError, t('premiumRequired')) {
  override readonly code = 'PREMIUM_REQUIRED';
}
