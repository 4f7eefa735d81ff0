import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/** A year, in seconds: the longest time that HTTP caches take for meant. */
const ONE_YEAR = 31_536_000;

/**
 * For responses whose URL changes with their content: they may be cached for a year, the URL is their ETag, and a
 * client that shows it gets 304 in the place of the bytes. A refusal keeps `no-store`: what is missing now may be there
 * after the next deployment.
 */
export class ImmutableInterceptor implements NestInterceptor {
  /** @param who may cache the answers: `public` lets proxies, `private` only the browser itself */
  constructor(private readonly who: 'public' | 'private') {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body: unknown) => {
        const etag = `"${request.url.split('?', 1)[0]!.split('/').pop()!}"`;
        reply.headers({ etag, 'cache-control': `${this.who}, max-age=${ONE_YEAR}, immutable` });
        if (!names(request.headers['if-none-match'], etag)) return body;
        reply.status(304);
        return undefined;
      }),
    );
  }
}

/** Whether an If-None-Match header names a tag; it may list several, and proxies may have made them weak. */
function names(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
