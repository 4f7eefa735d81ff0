import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    isNotRunByHead?: boolean;
  }
}

/** Marks a GET that changes something, such as an emailed link, or is expensive. */
export const NotRunByHead = () => RouteConfig({ isNotRunByHead: true });

/** Answers HEAD without running the route: mail scanners open links before users do. */
export function answerHeadRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'HEAD' || !request.routeOptions.config.isNotRunByHead) return done();
    void reply.status(204).send();
  });
}
