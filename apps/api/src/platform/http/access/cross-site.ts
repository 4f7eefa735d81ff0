import type { FastifyInstance } from 'fastify';
import { getRequestLanguage } from '../language/request-language';
import { sendProblem } from '../responses/problem.filter';
import { refusals as t } from './messages.en';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Our own pages or the address bar. Only browsers send this header. */
const OWN_SITES = new Set<unknown>([undefined, 'same-origin', 'none']);

export function refuseOtherSites(fastify: FastifyInstance, allowedOrigins: readonly string[]): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { 'sec-fetch-site': site, origin = '' } = request.headers;
    const { isOpenToOtherSites = false } = request.routeOptions.config;
    if (
      isOpenToOtherSites ||
      READING.has(request.method) ||
      OWN_SITES.has(site) ||
      allowedOrigins.includes(origin)
    )
      return done();
    const error = t('otherSite');
    sendProblem(reply, { status: 403, code: 'FORBIDDEN', error }, getRequestLanguage(request));
  });
}
