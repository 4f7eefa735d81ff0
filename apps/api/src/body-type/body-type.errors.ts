import { DomainError, NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** The user has no measurements yet, and so no body type. */
export class NotMeasuredError extends NotFoundError {
  constructor() {
    super(t('notMeasured'));
  }
}

/** What was asked follows from measurements, and the user has none. */
export class MeasurementsRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'MEASUREMENTS_REQUIRED';

  constructor() {
    super(t('measurementsRequired'));
  }
}
