import { NotFoundError, withText } from '../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class GuideNotFoundError extends withText(NotFoundError, t('guideNotFound')) {}

export class ItemNotFoundError extends withText(NotFoundError, t('itemNotFound')) {}
