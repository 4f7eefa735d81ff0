import { DomainError, NotFoundError } from '../platform/errors/domain-error';

/** The user has no measurements yet, and so no body type. */
export class NotMeasuredError extends NotFoundError {
  constructor() {
    super('No analysis data available');
  }
}

/** What was asked follows from measurements, and the user has none. */
export class MeasurementsRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'MEASUREMENTS_REQUIRED';

  constructor() {
    super('Please add your measurements first: what suits you follows from them.');
  }
}
