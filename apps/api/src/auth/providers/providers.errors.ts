import {
  ConflictError,
  InvalidTokenError,
  NotFoundError,
  UnavailableError,
  withText,
} from '../../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class UnknownProviderError extends withText(NotFoundError, t('unknownProvider')) {}

export class ProviderUnavailableError extends UnavailableError {
  override readonly retryAfter = 5;

  constructor(provider: string) {
    super(t('providerAway', { provider }));
  }
}

export class ProviderRefusedError extends InvalidTokenError {
  constructor(provider: string) {
    super(t('providerRefused', { provider }));
  }
}

export class LinkedElsewhereError extends ConflictError {
  constructor(provider: string) {
    super(t('linkedElsewhere', { provider }));
  }
}

export class NotLinkedError extends withText(NotFoundError, t('notLinked')) {}

export class UnverifiedProviderEmailError extends ConflictError {
  constructor(provider: string) {
    super(t('unverifiedEmail', { provider }));
  }
}

export class AccountExistsError extends ConflictError {
  constructor(provider: string) {
    super(t('accountExists', { provider }));
  }
}

export class NothingToLinkError extends ConflictError {
  constructor(provider: string) {
    super(t('nothingToLink', { provider }));
  }
}

/**
 * The emailed link is valid, but the provider sign-in happened in another browser or expired. The link stays
 * valid.
 */
export class WrongBrowserError extends withText(InvalidTokenError, t('otherBrowser')) {}

export class ExpiredLinkError extends withText(InvalidTokenError, t('linkEnded')) {}
