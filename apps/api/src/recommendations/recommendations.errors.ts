import { DomainError, NotFoundError } from '../platform/errors/domain-error';

/** There is no catalog yet: the operator has to seed it. */
export class CatalogMissingError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
  override readonly retryAfter = 30;

  constructor() {
    super('Our styling guides are being prepared. Please try again in a moment.');
  }
}

/** The person has not measured herself yet. */
export class NotMeasuredError extends NotFoundError {
  constructor() {
    super('No analysis data available');
  }
}

/** Nobody described this body part and attribute. */
export class GuideNotFoundError extends NotFoundError {
  constructor() {
    super('No body part details found');
  }
}

export class ItemNotFoundError extends NotFoundError {
  constructor() {
    super('Item not found');
  }
}
