import { ConflictError } from '../../platform/errors/domain-error';
import { translator } from '../../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class LastWayToSignInError extends ConflictError {
  constructor() {
    super(t('lastWay'));
  }
}

export class LastPasskeyOfSecondStepError extends ConflictError {
  constructor() {
    super(t('lastPasskeyOfSecondStep'));
  }
}
