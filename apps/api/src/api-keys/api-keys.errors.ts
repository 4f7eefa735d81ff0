import { MAX_API_KEYS } from '@figura/contracts';
import { ConflictError, NotFoundError } from '../platform/errors/domain-error';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.errors);

export class ApiKeyNotFoundError extends NotFoundError {
  constructor() {
    super(t('notFound'));
  }
}

export class TooManyApiKeysError extends ConflictError {
  constructor() {
    super(t('tooMany', { max: MAX_API_KEYS }));
  }
}
