import { DomainError, NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class NotMeasuredError extends NotFoundError {
  constructor() {
    super(t('notMeasured'));
  }
}

export class MeasurementsRequiredError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'MEASUREMENTS_REQUIRED';

  constructor() {
    super(t('measurementsRequired'));
  }
}
