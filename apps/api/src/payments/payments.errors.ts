import type { Text } from '@figura/messages';
import {
  ConflictError,
  DomainError,
  ForbiddenError,
  InvalidError,
  NotFoundError,
  UnavailableError,
  withText,
} from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

class PaymentRequiredError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';
}

export class AlreadyPaidError extends withText(ConflictError, t('alreadyPaid')) {}

export class PaymentProcessingError extends withText(ConflictError, t('paymentProcessing')) {}

export class PaymentsOffError extends withText(NotFoundError, t('nothingSold')) {}

/** Same error for unknown payments and those of others. */
export class PaymentNotFoundError extends withText(NotFoundError, t('paymentNotFound')) {}

export class PaymentIncompleteError extends withText(PaymentRequiredError, t('paymentIncomplete')) {}

export class PaymentRefundedError extends withText(PaymentRequiredError, t('paymentRefunded')) {}

export class PaymentDisputedError extends withText(PaymentRequiredError, t('paymentDisputed')) {}

export class PaymentMismatchError extends withText(ForbiddenError, t('paymentMismatch')) {}

/** Stripe returned 402, so retrying is useless. */
export class PaymentRefusedError extends withText(PaymentRequiredError, t('paymentRefused')) {}

export class PaymentServiceUnavailableError extends withText(
  UnavailableError,
  t('paymentServiceUnavailable'),
) {
  override readonly retryAfter = 10;
}

/** Not signed by Stripe, or signed more than five minutes ago. */
export class InvalidSignatureError extends withText(InvalidError, t('invalidSignature')) {}

export class RefundStartedError extends withText(ConflictError, t('refundStarted')) {}

export class NotRefundableError extends ConflictError {
  constructor(text: Text = t('notRefundable')) {
    super(text);
  }
}
