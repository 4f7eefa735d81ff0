import { DomainError } from '../platform/errors/domain-error';

/** A free account has used all that a week has. */
export class QuotaUsedError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'QUOTA_USED';

  constructor(limit: number, name: string) {
    super(`You have used the ${limit} ${name} of this week. There are new ones on Monday.`);
  }
}
