import { API_BASE_PATH } from '@figura/contracts';
import type { FastifyInstance } from 'fastify';
import { ValidationError } from '../../errors/domain-error';
import { requests as t } from './messages.en';

/** A lone surrogate cannot be encoded as UTF-8, and NUL ends a string in C. */
const NO_TEXT = /[\p{Surrogate}\0]/u;
/** Decoders insert it for bytes that are not UTF-8. */
const LOST = '\uFFFD';

/**
 * Normalizes body text to NFC: a name or password is the same on every device.
 */
export function refuseIllFormedText(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (!request.url.startsWith(`${API_BASE_PATH}/`)) return done();
    try {
      makeReadable(request.params, []);
      makeReadable(request.query, []);
      // A raw body must keep its bytes for the signature check.
      if (!Buffer.isBuffer(request.body)) request.body = makeReadable(request.body, []);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

function makeReadable(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string') return formatReadableText(value, path);
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    if (NO_TEXT.test(name)) throw createIllFormedError(path);
    members[name] = makeReadable(members[name], Array.isArray(value) ? path : [...path, name]);
  }
  return value;
}

/** Like {@link makeReadable}, but also rejects text with bytes that could not be decoded. */
export function decodeText(text: string, field: string): string {
  if (text.includes(LOST)) throw createIllFormedError([field]);
  return formatReadableText(text, [field]);
}

function formatReadableText(text: string, path: readonly string[]): string {
  if (NO_TEXT.test(text)) throw createIllFormedError(path);
  return text.normalize('NFC');
}

function createIllFormedError(path: readonly string[]): ValidationError {
  const field = path.join('.').slice(0, 60);
  return field
    ? new ValidationError([t('illFormedField', { field })]).about(field)
    : new ValidationError([t('illFormed')]);
}
