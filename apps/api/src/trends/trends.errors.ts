import { NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class CategoryNotFoundError extends NotFoundError {
  constructor() {
    super(t('categoryNotFound'));
  }
}

export class TrendingItemNotFoundError extends NotFoundError {
  constructor() {
    super(t('trendingItemNotFound'));
  }
}
