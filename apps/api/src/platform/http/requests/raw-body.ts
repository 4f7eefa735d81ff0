import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { ValidationError } from '../../errors/domain-error';
import { isNestedDeeper } from './json-depth';
import { requests as t } from './messages.en';

/** Product bodies are three levels deep. Later code recurses once per level. */
const MAX_DEPTH = 20;

/**
 * Uses Fastify's own parser, which rejects prototype pollution. Rejects deeply nested bodies before parsing.
 */
export function keepRawBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.rawBody) done(null, body);
    else if (!isUtf8(body)) done(new ValidationError([t('notUtf8')]));
    else if (isNestedDeeper(body, MAX_DEPTH)) done(new ValidationError([t('tooDeep')]));
    else void parseJson(request, body.toString('utf8'), done);
  });
}
