import { ConflictError, ForbiddenError, withText } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class NothingToCompleteError extends withText(ForbiddenError, t('nothingToComplete')) {
  override readonly code = 'MEASUREMENTS_REQUIRED';
}

export class AlreadyMeasuredError extends withText(ConflictError, t('alreadyMeasured')) {}
