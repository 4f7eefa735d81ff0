import type { ProblemCode } from '@figura/contracts';
import { DomainError } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

/** Same error for unknown, expired, and used-up codes. */
export class InvalidCouponError extends DomainError {
  readonly kind = 'invalid';
  readonly code: ProblemCode = 'VALIDATION_FAILED';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('invalidCoupon'));
  }
}

export class AccessCodeError extends InvalidCouponError {
  override readonly code = 'ACCESS_CODE';
}
