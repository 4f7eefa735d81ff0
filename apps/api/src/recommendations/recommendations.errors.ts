import { NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class GuideNotFoundError extends NotFoundError {
  constructor() {
    super(t('guideNotFound'));
  }
}

export class ItemNotFoundError extends NotFoundError {
  constructor() {
    super(t('itemNotFound'));
  }
}
