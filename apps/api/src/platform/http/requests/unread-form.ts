import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    unreadForm?: boolean;
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** Lets a route take a form whose fields it does not read: what mail programs send for a click (RFC 8058). */
export const UnreadForm = () => RouteConfig({ unreadForm: true });

/** Takes forms where a route wants one, and refuses them everywhere else, as all that is not JSON. */
export function takeUnreadForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'buffer' }, (request, _body, done) => {
    if (request.routeOptions.config.unreadForm) done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}
