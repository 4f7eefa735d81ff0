import { UnavailableError, withText } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class CatalogMissingError extends withText(UnavailableError, t('catalogMissing')) {
  override readonly retryAfter = 30;
}
