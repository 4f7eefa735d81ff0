/** A random UUID, as browsers make them. */
export const CLIENT_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const ID_SENTENCE = 'The id must be a random UUID in lower case';
