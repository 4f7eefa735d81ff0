import { DomainError } from '../../errors/domain-error';

export class UnauthenticatedError extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'UNAUTHENTICATED';

  constructor(message = 'Please sign in to continue.') {
    super(message);
  }
}

export class EmailNotVerifiedError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'EMAIL_NOT_VERIFIED';

  constructor() {
    super('Please verify your email to continue.');
  }
}

export class PremiumRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'PREMIUM_REQUIRED';

  constructor() {
    super('This is part of lifetime access.');
  }
}
