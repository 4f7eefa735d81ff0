import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: 'unread' | 'fields';
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** Accepts a form and ignores its fields (one-click unsubscribe, RFC 8058). */
export const UnreadForm = () => RouteConfig({ form: 'unread' });

/** Routes that ask for `fields` get `URLSearchParams`; others refuse forms. */
export function takeForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    const { form } = request.routeOptions.config;
    if (form === 'unread') done(null, undefined);
    else if (form === 'fields') done(null, new URLSearchParams(body.toString()));
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}
