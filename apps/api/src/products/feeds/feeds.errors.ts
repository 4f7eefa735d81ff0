import { DomainError, UnavailableError } from '../../platform/errors/domain-error';
import { errors as t } from './messages.en';

/** The message is a sentence for operators; it names the host but no URL. */
export class FeedFailedError extends DomainError {
  readonly kind: 'unavailable' | 'invalid';
  readonly code: 'UNAVAILABLE' | 'VALIDATION_FAILED';

  /** `outcome` names the reason in one word; `isPassing` means that a retry may succeed. */
  constructor(
    message: string,
    readonly outcome: string,
    readonly isPassing: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = isPassing ? 'unavailable' : 'invalid';
    this.code = isPassing ? 'UNAVAILABLE' : 'VALIDATION_FAILED';
  }
}

export class FeedLockedError extends UnavailableError {
  constructor(name: string) {
    super(t('feedHeld', { name }));
  }
}
