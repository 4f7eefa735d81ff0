import { DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class CatalogMissingError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
  override readonly retryAfter = 30;

  constructor() {
    super(t('catalogMissing'));
  }
}
