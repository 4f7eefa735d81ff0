import { MAX_API_KEYS } from '@figura/contracts';
import { ConflictError, NotFoundError, withText } from '../../platform/errors/domain-error';
import { errors as t } from './messages.en';

export class ApiKeyNotFoundError extends withText(NotFoundError, t('notFound')) {}

export class TooManyApiKeysError extends withText(ConflictError, t('tooMany', { max: MAX_API_KEYS })) {}
