import { UnavailableError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class CatalogMissingError extends UnavailableError {
  override readonly retryAfter = 30;

  constructor() {
    super(t('catalogMissing'));
  }
}
