import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';

/** A year, in seconds: the longest time that HTTP caches take for meant. */
const ONE_YEAR = 31_536_000;

/** Who may cache an answer: `public` lets proxies, `private` only the browser itself. */
type Cacher = 'public' | 'private';

interface ImmutableConfig {
  immutableFor?: Cacher;
}

/** Marks a route whose URL changes with its content. */
export const Immutable = (immutableFor: Cacher): MethodDecorator =>
  RouteConfig({ immutableFor } satisfies ImmutableConfig);

/**
 * Lets what {@link Immutable} routes answer be cached for a year: the URL is its ETag, and a client that shows it gets 304 in
 * the place of the bytes. An error keeps `no-store`: what is missing now may be there after the next deployment. A hook,
 * since an interceptor of Nest's costs more than all the rest of such an answer.
 */
export function cacheImmutables(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { immutableFor } = request.routeOptions.config as ImmutableConfig;
    if (immutableFor === undefined || reply.statusCode !== 200) return done(null, payload);
    const etag = `"${request.url.split('?', 1)[0]!.split('/').pop()!}"`;
    reply.headers({ etag, 'cache-control': `${immutableFor}, max-age=${ONE_YEAR}, immutable` });
    if (!isNames(request.headers['if-none-match'], etag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    if (payload instanceof Readable) payload.destroy();
    done(null, '');
  });
}

/** Whether an If-None-Match header names a tag; it may list several, and proxies may have made them weak. */
function isNames(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
