import { NotFoundError, ValidationError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class UnknownSubscriptionError extends withText(NotFoundError, t('unknownSubscription')) {
  override readonly isWrongGuess = true;
}

export class UnsupportedPushError extends ValidationError {
  constructor(field: 'endpoint' | 'p256dh') {
    super([t('unsupportedPush')]);
    this.about(field);
  }
}
