import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';

/**
 * For answers whose address changes with their content: the address is their ETag, and a client that shows it gets 304
 * in the place of the bytes. A route that refuses is not reached by this.
 */
@Injectable()
export class ImmutableInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((body: unknown) => {
        const etag = `"${request.url.split('?', 1)[0]!.split('/').pop()!}"`;
        reply.header('etag', etag);
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
