import { isOwnHost } from '@figura/local-mode';
import type { FastifyInstance } from 'fastify';
import { getRequestLanguage } from '../language/request-language';
import { sendProblem } from '../responses/problem.filter';
import { refusals as t } from './messages.en';

/** Local mode shows emails without authentication, so other host names are rejected. */
export function refuseForeignHosts(fastify: FastifyInstance, appUrl: string): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!/^\/+dev(?:[/?]|$)/.test(request.url) || isOwnHost(request.headers.host, appUrl)) return done();
    const error = t('foreignHost');
    sendProblem(reply, { status: 403, code: 'FORBIDDEN', error }, getRequestLanguage(request));
  });
}
