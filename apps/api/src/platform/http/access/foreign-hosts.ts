import { isOwnHost } from '@figura/local-mode';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../responses/problem.filter';

/** Local mode's pages show mails without authentication, so other hosts are refused. */
export function refuseForeignHosts(fastify: FastifyInstance, appUrl: string): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // Not `request.hostname`, which a proxy's header may set.
    if (!/^\/+dev(?:[/?]|$)/.test(request.url) || isOwnHost(request.headers.host, appUrl)) return done();
    sendProblem(reply, {
      status: 403,
      code: 'FORBIDDEN',
      error: 'This page is answered at the address of this machine only.',
    });
  });
}
