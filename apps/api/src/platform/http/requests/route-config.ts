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

/** Accepts a form without reading its fields: one-click unsubscribe by email clients (RFC 8058). */
export const UnreadForm = () => RouteConfig({ form: 'unread' });

/** Marks a GET that changes something, such as a mailed link, or takes much work. */
export const NotRunByHead = () => RouteConfig({ isNotRunByHead: true });

/** Gives the route the body's bytes as sent, since a signature over them does not survive parsing. */
export const RawBody = () => RouteConfig({ rawBody: true });

export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bodyBytes = route.config?.bodyBytes;
    if (bodyBytes !== undefined) route.bodyLimit = bodyBytes;
  });
}

/** Routes that declare `fields` get `URLSearchParams`; others reject forms. */
export function takeForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    const { form } = request.routeOptions.config;
    if (form === 'unread') done(null, undefined);
    else if (form === 'fields') done(null, new URLSearchParams(body.toString()));
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(FORM));
  });
}

/** Answers HEAD without running the route, since mail scanners open links before users do. */
export function answerHeadRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'HEAD' || !request.routeOptions.config.isNotRunByHead) return done();
    void reply.status(204).send();
  });
}
