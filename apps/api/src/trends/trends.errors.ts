import { NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

/** No category has this name. */
export class CategoryNotFoundError extends NotFoundError {
  constructor() {
    super(t('categoryNotFound'));
  }
}

/** The item is in neither this week's nor last week's edition. */
export class TrendingItemNotFoundError extends NotFoundError {
  constructor() {
    super(t('trendingItemNotFound'));
  }
}
