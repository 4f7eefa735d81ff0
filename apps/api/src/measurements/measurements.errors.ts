import { ConflictError, ForbiddenError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class NothingToCompleteError extends withText(ForbiddenError, t('nothingToComplete')) {
  override readonly code = 'MEASUREMENTS_REQUIRED';
}

export class AlreadyMeasuredError extends withText(ConflictError, t('alreadyMeasured')) {}
