import type { ProblemCode } from '@figura/contracts';
import { DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** The code is unknown, expired or used up: they answer alike. */
export class InvalidCouponError extends DomainError {
  readonly kind = 'invalid';
  readonly code: ProblemCode = 'VALIDATION_FAILED';
  override readonly isWrongGuess = true;

  constructor() {
    super(t('invalidCoupon'));
  }
}

/** An access code where a code that lowers the price is asked for; a browser may say so by the problem's code. */
export class AccessCodeError extends InvalidCouponError {
  override readonly code = 'ACCESS_CODE';
}
