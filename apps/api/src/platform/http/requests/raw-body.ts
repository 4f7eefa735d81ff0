import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { isUtf8 } from 'node:buffer';
import { ValidationError } from '../../errors/domain-error';
import { isNestedDeeper } from './json-depth';

declare module 'fastify' {
  interface FastifyContextConfig {
    rawBody?: boolean;
  }
}

/** Gives a route its JSON body as the bytes that were sent: a signature over them does not survive parsing. */
export const RawBody = () => RouteConfig({ rawBody: true });

/** Bodies of the product are three deep. What walks through a body later calls itself at each level. */
const MAX_DEPTH = 20;

/**
 * Reads JSON with Fastify's own parser, which refuses prototype pollution, except where a route wants the bytes. What is
 * nested deeper than any body of the product is refused before it is parsed.
 */
export function keepRawBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.rawBody) done(null, body);
    else if (!isUtf8(body)) done(new ValidationError(['The request holds characters that cannot be read']));
    else if (isNestedDeeper(body, MAX_DEPTH)) done(new ValidationError(['The request is nested too deeply']));
    else void parseJson(request, body.toString('utf8'), done);
  });
}
