import { NotFoundError } from '../platform/errors/domain-error';

/** No category has this name. */
export class CategoryNotFoundError extends NotFoundError {
  constructor() {
    super('No Trending Items Found');
  }
}

/** The item is in neither this week's nor last week's edition. */
export class TrendingItemNotFoundError extends NotFoundError {
  constructor() {
    super('No trending item details found');
  }
}
