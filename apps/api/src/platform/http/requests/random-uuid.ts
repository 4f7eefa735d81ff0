import { TextField } from './fields.decorators';
import { fields as t } from './messages.en';

export const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** An id of the API: random, or from `deriveUuid`. */
export const GIVEN_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Makes retries safe: repeating a request with the same id changes nothing. */
export const ClientIdField = () => TextField({ pattern: RANDOM_UUID, message: t('randomUuid') });
