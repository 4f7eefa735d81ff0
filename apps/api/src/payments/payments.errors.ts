import { DomainError } from '../platform/errors/domain-error';

/** Lifetime access is bought once. */
export class AlreadyPaidError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super('You already have lifetime access. There is nothing more to pay.');
  }
}

/** A bank takes its time: the user paid, and the money is on its way. */
export class PaymentProcessingError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super('Your bank is still confirming your payment. Everything opens by itself as soon as it is done.');
  }
}

/** Unknown, or somebody else's: they answer alike. */
export class PaymentNotFoundError extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';

  constructor() {
    super('We could not find this payment.');
  }
}

export class PaymentIncompleteError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor() {
    super('This payment is not complete. You can try again at any time.');
  }
}

export class PaymentRefundedError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor() {
    super('This payment was refunded. You can buy lifetime access again at any time.');
  }
}

/** The cardholder's bank took the money back. */
export class PaymentDisputedError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor() {
    super(
      'Your bank took this payment back. Everything opens again by itself if the bank returns it, or write to us.',
    );
  }
}

/** Paid, yet not what this product sells: another amount or another currency. */
export class PaymentMismatchError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'FORBIDDEN';

  constructor() {
    super(
      'This payment does not match the price of lifetime access. Please write to us and we will sort it out.',
    );
  }
}

/** Stripe refused the request with 402: trying the same again is of no use. */
export class PaymentRefusedError extends DomainError {
  readonly kind = 'payment-required';
  readonly code = 'PAYMENT_REQUIRED';

  constructor(options: ErrorOptions) {
    super('The payment service refused this request. Please try again later or write to us.', options);
  }
}

/** Stripe cannot be reached, is too slow or has a fault of its own. */
export class PaymentServiceUnavailableError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
  override readonly retryAfter = 10;

  constructor(options?: ErrorOptions) {
    super(
      'The payment service does not answer at the moment. No payment is lost or made twice; please try again in a minute.',
      options,
    );
  }
}

/** A webhook that Stripe did not sign, or signed more than five minutes ago. */
export class InvalidSignatureError extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'VALIDATION_FAILED';

  constructor(options: ErrorOptions) {
    super('The signature is not valid.', options);
  }
}

/** The money is on its way: the request cannot be withdrawn any more. */
export class RefundStartedError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super('Your refund is on its way already. You can buy lifetime access again at any time.');
  }
}

/** Its time is over, or the money is back already. */
export class NotRefundableError extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'CONFLICT';

  constructor() {
    super('This payment cannot be refunded any more. If you think it should be, please write to us.');
  }
}
