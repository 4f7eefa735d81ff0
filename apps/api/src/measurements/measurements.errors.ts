import { ConflictError, DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class NothingToCompleteError extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'MEASUREMENTS_REQUIRED';

  constructor() {
    super(t('nothingToComplete'));
  }
}

export class AlreadyMeasuredError extends ConflictError {
  constructor() {
    super(t('alreadyMeasured'));
  }
}
