import { DomainError } from '../platform/errors/domain-error';

/** A free account has used all that a week has. */
export class QuotaUsedError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'QUOTA_USED';
}
