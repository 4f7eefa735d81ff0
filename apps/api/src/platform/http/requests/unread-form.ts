import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    unreadForm?: boolean;
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** Takes a form whose fields it does not read: mail programs' one-click requests (RFC 8058). */
export const UnreadForm = () => RouteConfig({ unreadForm: true });

export function takeUnreadForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'buffer' }, (request, _body, done) => {
    if (request.routeOptions.config.unreadForm) done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}
