import { API_BASE_PATH } from '@figura/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createApiDocument } from './document';

const PAGE_PATH = `${API_BASE_PATH}/docs`;
const JSON_PATH = `${API_BASE_PATH}/docs-json`;

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Figura API</title>
    <link rel="icon" type="image/png" href="${PAGE_PATH}/favicon-32x32.png">
    <link rel="stylesheet" href="${PAGE_PATH}/swagger-ui.css">
    <script src="${PAGE_PATH}/swagger-ui-bundle.js" defer></script>
    <script src="${PAGE_PATH}/start.js" defer></script>
  </head>
  <body>
    <main id="operations"></main>
  </body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '${JSON_PATH}',
  dom_id: '#operations',
  deepLinking: true,
  showExtensions: true,
  validatorUrl: null,
});
`;

const MEDIA_TYPES = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

export function serveApiDocs(app: NestFastifyApplication, fastify: FastifyInstance): void {
  let document: string | undefined;
  const folder = findSwaggerUiFolder();
  fastify.get(JSON_PATH, (_request, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(createApiDocument(app)))),
  );
  fastify.get(PAGE_PATH, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .send(PAGE),
  );
  fastify.get(`${PAGE_PATH}/start.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  for (const [file, mediaType] of Object.entries(MEDIA_TYPES)) {
    fastify.get(`${PAGE_PATH}/${file}`, (_request, reply) =>
      reply.type(mediaType).send(readFileSync(join(folder, file))),
    );
  }
}

/** @nestjs/swagger's copy need not be at the top of node_modules. */
function findSwaggerUiFolder(): string {
  const fromSwagger = createRequire(createRequire(__filename).resolve('@nestjs/swagger'));
  return dirname(fromSwagger.resolve('swagger-ui-dist/package.json'));
}
