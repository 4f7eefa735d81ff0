import { TextField } from './fields.decorators';

export const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** An id of ours: random, or from `deriveUuid`. */
export const GIVEN_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const RANDOM_UUID_SENTENCE = 'The id must be a random UUID in lower case';

/** Makes retries safe: sent again with the same id, a request changes nothing. */
export const ClientIdField = () => TextField({ pattern: RANDOM_UUID, message: RANDOM_UUID_SENTENCE });
