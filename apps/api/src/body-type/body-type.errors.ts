import { ForbiddenError, NotFoundError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class NotMeasuredError extends withText(NotFoundError, t('notMeasured')) {}

export class MeasurementsRequiredError extends withText(ForbiddenError, t('measurementsRequired')) {
  override readonly code = 'MEASUREMENTS_REQUIRED';
}
