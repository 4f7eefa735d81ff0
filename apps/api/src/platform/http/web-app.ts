import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const A_YEAR_IN_MS = 365 * 24 * 3600 * 1000;

/**
 * Serves the built web app from a folder: its files, and its index page for every other address that is not the
 * API's, since the app routes in the browser.
 *
 * @throws Error when the folder holds no built app
 */
export async function serveWebApp(fastify: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built web app in ${folder}.`);
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build writes brotli copies beside the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files below assets/ carry a hash of their content in the name.
      const immutable = path.startsWith(join(folder, 'assets'));
      reply.header(
        'cache-control',
        immutable ? `public, max-age=${A_YEAR_IN_MS / 1000}, immutable` : 'no-cache',
      );
    },
  });
  // Password managers look here for the page that changes a password.
  fastify.get('/.well-known/change-password', (_request, reply) => reply.redirect('/settings', 302));
  fastify.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const isFile = path.slice(path.lastIndexOf('/')).includes('.');
    if (isFile || path === '/api' || path.startsWith('/api/') || path.startsWith('/dev/')) {
      reply.callNotFound();
      return;
    }
    return reply.sendFile('index.html');
  });
}
