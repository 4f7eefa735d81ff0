import type { Text } from '@figura/messages';
import {
  ConflictError,
  DomainError,
  InvalidError,
  NotFoundError,
  UnavailableError,
} from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

abstract class PaymentRequiredError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';
}

export class AlreadyPaidError extends ConflictError {
  constructor() {
    super(t('alreadyPaid'));
  }
}

export class PaymentProcessingError extends ConflictError {
  constructor() {
    super(t('paymentProcessing'));
  }
}

export class NothingSoldError extends NotFoundError {
  constructor() {
    super(t('nothingSold'));
  }
}

/** Unknown, or another user's: same answer. */
export class PaymentNotFoundError extends NotFoundError {
  constructor() {
    super(t('paymentNotFound'));
  }
}

export class PaymentIncompleteError extends PaymentRequiredError {
  constructor() {
    super(t('paymentIncomplete'));
  }
}

export class PaymentRefundedError extends PaymentRequiredError {
  constructor() {
    super(t('paymentRefunded'));
  }
}

export class PaymentDisputedError extends PaymentRequiredError {
  constructor() {
    super(t('paymentDisputed'));
  }
}

export class PaymentMismatchError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'FORBIDDEN';

  constructor() {
    super(t('paymentMismatch'));
  }
}

/** Stripe answered 402: a retry is useless. */
export class PaymentRefusedError extends PaymentRequiredError {
  constructor(options: ErrorOptions) {
    super(t('paymentRefused'), options);
  }
}

export class PaymentServiceUnavailableError extends UnavailableError {
  override readonly retryAfter = 10;

  constructor(options?: ErrorOptions) {
    super(t('paymentServiceUnavailable'), options);
  }
}

/** Not signed by Stripe, or more than five minutes ago. */
export class InvalidSignatureError extends InvalidError {
  constructor(options: ErrorOptions) {
    super(t('invalidSignature'), options);
  }
}

export class RefundStartedError extends ConflictError {
  constructor() {
    super(t('refundStarted'));
  }
}

export class NotRefundableError extends ConflictError {
  constructor(text: Text = t('notRefundable')) {
    super(text);
  }
}
