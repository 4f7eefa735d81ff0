import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    rawBody?: boolean;
  }
}

/** Gives a route its JSON body as the bytes that were sent: a signature over them does not survive parsing. */
export const RawBody = () => RouteConfig({ rawBody: true });

/** Reads JSON with Fastify's own parser, which refuses prototype pollution, except where a route wants the bytes. */
export function keepRawBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.config.rawBody) done(null, body);
    else void parseJson(request, body.toString('utf8'), done);
  });
}
