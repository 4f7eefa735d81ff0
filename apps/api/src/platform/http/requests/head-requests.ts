import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    isNotRunByHead?: boolean;
  }
}

/** Marks a GET that changes something, as what a mailed link leads to does, or takes much work. */
export const NotRunByHead = () => RouteConfig({ isNotRunByHead: true });

/** Answers HEAD at such a route without running it: mail scanners look at links before users open them. */
export function answerHeadRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'HEAD' || !request.routeOptions.config.isNotRunByHead) return done();
    void reply.status(204).send();
  });
}
