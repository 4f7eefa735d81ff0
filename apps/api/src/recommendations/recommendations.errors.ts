import { NotFoundError, withText } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class GuideNotFoundError extends withText(NotFoundError, t('guideNotFound')) {}

export class ItemNotFoundError extends withText(NotFoundError, t('itemNotFound')) {}
