import { UnavailableError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class CatalogMissingError extends withText(UnavailableError, t('catalogMissing')) {
  override readonly retryAfter = 30;
}
