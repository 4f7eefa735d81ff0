import { DomainError } from '../platform/errors/domain-error';

/** There is no catalog yet: the operator has to seed it. */
export class CatalogMissingError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
  override readonly retryAfter = 30;

  constructor() {
    super('Our styling guides are being prepared. Please try again in a moment.');
  }
}
