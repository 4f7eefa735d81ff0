import { TextField } from './fields.decorators';

/** A random UUID in lower case, as browsers and Node make them. */
export const RANDOM_UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** What is said of an id that a client made otherwise. */
const RANDOM_UUID_SENTENCE = 'The id must be a random UUID in lower case';

/** An id of the client's making: sent again with it, a request changes nothing. */
export const ClientIdField = () => TextField({ pattern: RANDOM_UUID, message: RANDOM_UUID_SENTENCE });
