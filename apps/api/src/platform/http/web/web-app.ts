import { API_BASE_PATH } from '@figura/contracts';
import type { Language } from '@figura/messages';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { DAY_MS } from '../../clock/durations';
import { buildClientKey } from '../../rate-limit/client-key';
import { getRequestLanguage } from '../language/request-language';
import { hasLongPart } from '../requests/parameter-length';
import { matchesEtag } from '../responses/etag';
import { listAcceptedEncodings } from '../responses/precompressed';
import { createErrorResponse, sendProblem } from '../responses/problem.filter';
import { buildContentSecurityPolicy } from '../responses/security-headers';
import { readWebFiles, type WebFile } from './web-files';
import { addPreview, type DescribeShared } from './shared-preview';
import { createWebPage, type SiteSettings, readWebPages, type WebPage } from './web-pages';
import { choosePageLanguage, listWebFolders } from './web-languages';
import { readWebRoutes } from './web-routes';

const APP_PAGE = '/app';
/** These URLs contain secrets that may be revoked, so even the empty page is not cached. */
const SHARED = ['/p/', '/unsubscribe/'];

/** @throws Error when the folder has no built app */
export function serveWebApp(
  fastify: FastifyInstance,
  folder: string,
  settings: SiteSettings,
  describeShared: DescribeShared = () => Promise.resolve(null),
): void {
  const sites = new Map(
    [...listWebFolders(folder)].map(([language, each]) => [language, readSite(each, settings, language)]),
  );
  const languages = [...sites.keys()];
  // A page that is already open still loads files of its old language after a switch.
  const findFile = (site: Site, path: string) =>
    site.files.get(path) ?? [...sites.values()].find(({ files }) => files.has(path))?.files.get(path);
  const isRoute = readWebRoutes(folder);

  // Password managers look here for the page that changes a password.
  fastify.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings', 302));
  // For email clients without one-click unsubscribe: the page asks first.
  fastify.get<{ Params: { token: string } }>(
    `${API_BASE_PATH}/monday-mail/unsubscribe/:token`,
    ({ params: { token } }, reply) => reply.redirect(`/unsubscribe/${encodeURIComponent(token)}`, 303),
  );
  serveSecurityTxt(fastify, settings);
  fastify.get<{ Params: { token: string } }>('/p/:token', async (request, reply) => {
    const language = choosePageLanguage(request, languages);
    const { appPage } = sites.get(language)!;
    const preview = await describeShared(buildClientKey(request.ip), request.params.token);
    const page = preview
      ? createWebPage(appPage.type, addPreview(appPage.body.toString(), preview, language))
      : appPage;
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendPage(request, reply, page, 'no-store');
  });
  fastify.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const site = sites.get(choosePageLanguage(request, languages))!;
    const { appPage, pages } = site;
    if (languages.length > 1) reply.header('vary', 'accept-language');
    const file = findFile(site, path);
    if (file) return sendFile(request, reply, file);
    const page = path === APP_PAGE ? undefined : pages.get(path);
    if (page) {
      if (page.robots) reply.header('x-robots-tag', page.robots);
      return sendPage(request, reply, page);
    }

    const isApi = path === API_BASE_PATH || path.startsWith(`${API_BASE_PATH}/`);
    // The router passes parameters that are too long to this handler instead of rejecting them.
    if (isApi && hasLongPart(path)) {
      const error = createErrorResponse(new errorCodes.FST_ERR_MAX_PARAM_LENGTH(path));
      sendProblem(reply, error, getRequestLanguage(request));
      return;
    }
    const isFile = path.slice(path.lastIndexOf('/')).includes('.');
    if (isFile || isApi || path.startsWith('/dev/')) {
      reply.callNotFound();
      return;
    }
    if (path !== APP_PAGE && !isRoute(path)) reply.status(404);
    if (!SHARED.some((start) => path.startsWith(start))) {
      reply.header('x-robots-tag', 'noindex');
      return sendPage(request, reply, appPage);
    }
    reply.header('x-robots-tag', 'noindex, nofollow');
    return sendPage(request, reply, appPage, 'no-store');
  });
}

interface Site {
  readonly pages: ReadonlyMap<string, WebPage>;
  readonly files: ReadonlyMap<string, WebFile>;
  readonly appPage: WebPage;
}

function readSite(folder: string, settings: SiteSettings, language: Language): Site {
  const pages = readWebPages(folder, settings, language);
  const appPage = pages.get(APP_PAGE);
  if (!appPage) throw new Error(`No web build found in ${folder}.`);
  return { pages, files: readWebFiles(folder), appPage };
}

function serveSecurityTxt(fastify: FastifyInstance, { origin, contactEmail }: SiteSettings): void {
  const expires = new Date(Date.now() + 365 * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  fastify.get('/.well-known/security.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`),
  );
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): Promise<FastifyReply> {
  const { brotli, cacheControl } = file;
  reply.header('cache-control', cacheControl);
  if (brotli) varyByEncoding(reply);
  return sendUnlessKnown(request, reply, file, brotli && (() => brotli));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WebPage,
  cacheControl = 'no-cache',
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': cacheControl,
    'content-security-policy': buildContentSecurityPolicy(page.inline),
  });
  varyByEncoding(reply);
  return sendUnlessKnown(request, reply, page, () => page.brotli());
}

function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  reply.header('vary', typeof others === 'string' ? `${others}, accept-encoding` : 'accept-encoding');
}

async function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, etag }: Pick<WebFile, 'type' | 'body' | 'etag'>,
  brotli: (() => Buffer | Promise<Buffer>) | null,
): Promise<FastifyReply> {
  reply.header('etag', etag);
  if (matchesEtag(request, etag)) return reply.status(304).send();
  reply.type(type);
  if (!brotli || listAcceptedEncodings(request.headers['accept-encoding'])[0] !== 'br')
    return reply.send(body);
  return reply.header('content-encoding', 'br').send(await brotli());
}
