import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Behind an unknown proxy, all clients count as one, so ten wrong passwords would block sign-in for everyone.
 */
export function warnOfUnknownProxy(fastify: FastifyInstance, logger: Logger): void {
  let warned = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      logger.warn(
        { setting: 'TRUSTED_PROXIES' },
        'Requests come through a proxy, but TRUSTED_PROXIES is 0, so all clients share one rate limit. Set it to the number of proxies.',
      );
    }
    done();
  });
}
