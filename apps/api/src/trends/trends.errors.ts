import { NotFoundError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class CategoryNotFoundError extends withText(NotFoundError, t('categoryNotFound')) {}

export class TrendingItemNotFoundError extends withText(NotFoundError, t('trendingItemNotFound')) {}
