import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyBytes?: number;
    form?: 'unread' | 'fields';
    isNotRunByHead?: boolean;
    isOpenToOtherSites?: boolean;
    rawBody?: boolean;
  }
}

const FORM = 'application/x-www-form-urlencoded';

export const BodyLimit = (bodyBytes: number) => RouteConfig({ bodyBytes });

/** Takes a form whose fields it does not read: mail programs' one-click requests (RFC 8058). */
export const UnreadForm = () => RouteConfig({ form: 'unread' });

/** Marks a GET that changes something, such as a mailed link, or takes much work. */
export const NotRunByHead = () => RouteConfig({ isNotRunByHead: true });

/** Gives the route its body as sent bytes: a signature over them does not survive parsing. */
export const RawBody = () => RouteConfig({ rawBody: true });

export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bodyBytes = route.config?.bodyBytes;
    if (bodyBytes !== undefined) route.bodyLimit = bodyBytes;
  });
}

/** Routes that ask for `fields` get `URLSearchParams`; others refuse forms. */
export function takeForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    const { form } = request.routeOptions.config;
    if (form === 'unread') done(null, undefined);
    else if (form === 'fields') done(null, new URLSearchParams(body.toString()));
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}

/** Answers HEAD without running the route: mail scanners open links before users do. */
export function answerHeadRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'HEAD' || !request.routeOptions.config.isNotRunByHead) return done();
    void reply.status(204).send();
  });
}
