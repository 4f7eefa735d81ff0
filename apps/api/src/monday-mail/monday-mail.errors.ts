import { NotFoundError, ValidationError, withText } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class UnknownSubscriptionError extends withText(NotFoundError, t('unknownSubscription')) {
  override readonly isWrongGuess = true;
}

export class UnsupportedPushError extends ValidationError {
  constructor(field: 'endpoint' | 'p256dh') {
    super([t('unsupportedPush')]);
    this.about(field);
  }
}
