import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../responses/problem.filter';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A page of ours, or the user with the address bar. Whatever is no browser sends no such header. */
const OWN_SITES = new Set<unknown>([undefined, 'same-origin', 'none']);

/** Refuses requests that a browser makes for a page of another origin, when they could change something. */
export function refuseOtherSites(fastify: FastifyInstance, allowedOrigins: readonly string[]): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { 'sec-fetch-site': site, origin = '' } = request.headers;
    if (READING.has(request.method) || OWN_SITES.has(site) || allowedOrigins.includes(origin)) return done();
    sendProblem(reply, {
      status: 403,
      code: 'FORBIDDEN',
      error: 'This request came from another site and was refused.',
    });
  });
}
