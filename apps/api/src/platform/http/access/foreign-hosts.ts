import { isOwnHost } from '@figura/local-mode';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../responses/problem.filter';

/**
 * Refuses pages of local mode to a request for another host: they show mails without asking who reads them.
 *
 * @param appUrl the URL that users open; its host is ours, as are the names of this machine
 */
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
