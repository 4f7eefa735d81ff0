import { translateAll } from '@figura/messages';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { translateCached } from '../../cache/response-cache';
import { getRequestLanguage } from './request-language';

@Injectable()
export class WordsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      map((response: unknown) => {
        const language = getRequestLanguage(request);
        return Buffer.isBuffer(response)
          ? translateCached(response, language)
          : translateAll(response, language);
      }),
    );
  }
}
