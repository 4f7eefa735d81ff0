import { DomainError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** There is no catalog yet: the operator has to seed it. */
export class CatalogMissingError extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'UNAVAILABLE';
  override readonly retryAfter = 30;

  constructor() {
    super(t('catalogMissing'));
  }
}
