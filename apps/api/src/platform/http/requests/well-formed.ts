import { API_BASE_PATH } from '@figura/contracts';
import type { FastifyInstance } from 'fastify';
import { ValidationError } from '../../errors/domain-error';

/** Half a surrogate pair, which has no UTF-8, and NUL, which ends a text in much that is written in C. */
const NO_TEXT = /[\p{Surrogate}\0]/u;
/** In the place of bytes that were no UTF-8. */
const LOST = '\uFFFD';

/**
 * Refuses what is no text in the body, the query and the path of every request to the API, before anything else looks
 * at it. Text of a body that can be written in several ways is taken in one of them, Unicode's NFC, so that the same
 * name or password is the same from any device. What forms send is passed through {@link getReadable} when it is read.
 */
export function refuseIllFormedText(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (!request.url.startsWith(`${API_BASE_PATH}/`)) return done();
    try {
      getReadable(request.params, []);
      getReadable(request.query, []);
      // Of a body that is taken as bytes the signature is checked.
      if (!Buffer.isBuffer(request.body)) request.body = getReadable(request.body, []);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * A value with all its texts in NFC; lists and objects are changed in place.
 *
 * @param path names of the fields around it
 * @throws ValidationError that names the field whose text, or whose own name, is ill-formed
 */
function getReadable(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') return formatReadableText(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    if (NO_TEXT.test(name)) throw createIllFormed(path);
    members[name] = getReadable(members[name], Array.isArray(value) ? path : [...path, name]);
  }
  return value;
}

/** As {@link getReadable}, for text that was decoded from bytes: what they lost on the way is refused too. */
export function decodeText(text: string, field: string): string {
  if (text.includes(LOST)) throw createIllFormed([field]);
  return formatReadableText(text, [field]);
}

function formatReadableText(text: string, path: readonly string[]): string {
  if (NO_TEXT.test(text)) throw createIllFormed(path);
  return text.normalize('NFC');
}

function createIllFormed(path: readonly string[]): ValidationError {
  const field = path.join('.').slice(0, 60);
  const sentence = 'holds characters that cannot be read. Please type it again.';
  return field
    ? new ValidationError([`The field "${field}" ${sentence}`]).about(field)
    : new ValidationError([`The request ${sentence}`]);
}
