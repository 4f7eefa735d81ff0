import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { matchesEtag, markNotModified } from './etag';

/** A year, in seconds: the longest that HTTP caches honor. */
const ONE_YEAR = 31_536_000;

type Cacher = 'public' | 'private';

interface ImmutableConfig {
  immutableFor?: Cacher;
}

export const Immutable = (immutableFor: Cacher): MethodDecorator =>
  RouteConfig({ immutableFor } satisfies ImmutableConfig);

/**
 * The URL serves as the ETag. Errors keep `no-store`, since a missing file may exist after the next deployment.
 */
export function cacheImmutables(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { immutableFor } = request.routeOptions.config as ImmutableConfig;
    if (immutableFor === undefined || reply.statusCode !== 200) return done(null, payload);
    const etag = `"${request.url.split('?', 1)[0]!.split('/').pop()!}"`;
    reply.headers({ etag, 'cache-control': `${immutableFor}, max-age=${ONE_YEAR}, immutable` });
    if (request.headers['if-none-match'] !== '*' && !matchesEtag(request, etag)) return done(null, payload);
    markNotModified(reply);
    if (payload instanceof Readable) payload.destroy();
    done(null, '');
  });
}
