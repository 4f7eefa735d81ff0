import { NotFoundError, withText } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class CategoryNotFoundError extends withText(NotFoundError, t('categoryNotFound')) {}

export class TrendingItemNotFoundError extends withText(NotFoundError, t('trendingItemNotFound')) {}
