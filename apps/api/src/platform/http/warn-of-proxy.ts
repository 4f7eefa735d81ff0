import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Warns at the first request that came through a proxy nobody told this process of: all its clients are counted as one,
 * so that ten wrong passwords of one of them close sign-in for all. Once, since it is true of every request then.
 */
export function warnOfUnknownProxy(fastify: FastifyInstance, logger: Logger): void {
  let warned = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      logger.warn(
        { setting: 'TRUSTED_PROXIES' },
        'Requests come through a proxy, but TRUSTED_PROXIES is 0: all clients share one limit. Set it to the number of proxies.',
      );
    }
    done();
  });
}
