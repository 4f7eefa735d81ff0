import { DomainError } from '../platform/errors/domain-error';

export class QuotaUsedError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'QUOTA_USED';
}
