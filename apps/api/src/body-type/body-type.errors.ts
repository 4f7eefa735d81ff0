import { ForbiddenError, NotFoundError, withText } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class NotMeasuredError extends withText(NotFoundError, t('notMeasured')) {}

export class MeasurementsRequiredError extends withText(ForbiddenError, t('measurementsRequired')) {
  override readonly code = 'MEASUREMENTS_REQUIRED';
}
