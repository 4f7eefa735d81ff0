import { DomainError } from '../../platform/errors/domain-error';
import { translator } from '../../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** A feed could not be taken in. Its message is a sentence for whoever runs Figura; it holds the host and no URL. */
export class FeedFailedError extends DomainError {
  readonly kind: 'unavailable' | 'invalid';
  readonly code: 'UNAVAILABLE' | 'VALIDATION_FAILED';

  /**
   * @param outcome why, in a word
   * @param isPassing whether the same feed may well be had in a while
   */
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

/** Another process is at the feed. */
export class FeedHeldError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';

  constructor(name: string) {
    super(t('feedHeld', { name }));
  }
}
