import { DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** Lifetime access is bought once. */
export class AlreadyPaidError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('alreadyPaid'));
  }
}

/** A bank takes its time: the user paid, and the money is on its way. */
export class PaymentProcessingError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('paymentProcessing'));
  }
}

/** Unknown, or somebody else's: they answer alike. */
export class PaymentNotFoundError extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';

  constructor() {
    super(t('paymentNotFound'));
  }
}

export class PaymentIncompleteError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor() {
    super(t('paymentIncomplete'));
  }
}

export class PaymentRefundedError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor() {
    super(t('paymentRefunded'));
  }
}

/** The cardholder's bank took the money back. */
export class PaymentDisputedError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor() {
    super(t('paymentDisputed'));
  }
}

/** Paid, yet not what this product sells: another amount or another currency. */
export class PaymentMismatchError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'FORBIDDEN';

  constructor() {
    super(t('paymentMismatch'));
  }
}

/** Stripe refused the request with 402: trying the same again is of no use. */
export class PaymentRefusedError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor(options: ErrorOptions) {
    super(t('paymentRefused'), options);
  }
}

/** Stripe cannot be reached, is too slow or has a fault of its own. */
export class PaymentServiceUnavailableError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
  override readonly retryAfter = 10;

  constructor(options?: ErrorOptions) {
    super(t('paymentServiceUnavailable'), options);
  }
}

/** A webhook that Stripe did not sign, or signed more than five minutes ago. */
export class InvalidSignatureError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor(options: ErrorOptions) {
    super(t('invalidSignature'), options);
  }
}

/** The money is on its way: the request cannot be withdrawn any more. */
export class RefundStartedError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super(t('refundStarted'));
  }
}

/** Its time is over, or the money is back already. */
export class NotRefundableError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor(message = t('notRefundable')) {
    super(message);
  }
}
