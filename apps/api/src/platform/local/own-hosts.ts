import type { FastifyInstance } from 'fastify';
import { isIPv4 } from 'node:net';
import { sendProblem } from '../http/responses/problem.filter';

/**
 * Refuses pages of local mode to a request for another host. They show mails without asking who reads them: another
 * site that lets its own name point to this machine (DNS rebinding) would read them as a page of its own.
 *
 * @param appUrl the address that people open; its host is ours, as are the names of this machine
 */
export function refuseForeignHosts(fastify: FastifyInstance, appUrl: string): void {
  const own = new URL(appUrl).hostname;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!/^\/+dev(?:[/?]|$)/.test(request.url)) return done();
    // Not `request.hostname`, which a proxy's header may set.
    const host = hostnameOf(request.headers.host);
    if (host !== null && (host === own || isLoopback(host))) return done();
    sendProblem(reply, {
      status: 403,
      code: 'FORBIDDEN',
      error: 'This page is answered at the address of this machine only.',
    });
  });
}

function hostnameOf(header: string | undefined): string | null {
  const address = `http://${header ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    (isIPv4(host) && host.startsWith('127.'))
  );
}
