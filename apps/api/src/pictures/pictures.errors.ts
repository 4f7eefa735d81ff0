import { UnavailableError } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class PicturesUnavailableError extends UnavailableError {
  override readonly retryAfter = 5;

  constructor(options?: ErrorOptions) {
    super(t('away'), options);
  }

  override get forOperators(): string {
    if (this.cause === undefined)
      return 'Pictures are in a bucket that is not configured: set S3_BUCKET and its keys.';
    const { name, message } = this.cause as Error;
    const reason = message.startsWith(name) ? message : `${name}: ${message}`;
    return `The bucket does not respond or rejects us (${reason}). Start the store, or fix the settings that begin with S3_.`;
  }
}
