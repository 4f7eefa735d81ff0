import { API_BASE_PATH } from '@figura/contracts';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config';
import { createApiDocument } from './document';
import { createKeyDocument, KEY_DOCUMENT_PATH } from './key-document';

const FILES_PATH = `${API_BASE_PATH}/docs`;
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

const writePage = (title: string, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" type="image/png" href="${FILES_PATH}/favicon-32x32.png">
    <link rel="stylesheet" href="${FILES_PATH}/swagger-ui.css">
    <script src="${FILES_PATH}/swagger-ui-bundle.js" defer></script>
    <script src="${script}" defer></script>
  </head>
  <body>
    <main id="operations"></main>
  </body>
</html>
`;

const writeScript = (documentPath: string) => `SwaggerUIBundle({
  url: '${documentPath}',
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

interface ShownDocument {
  title: string;
  pagePath: string;
  documentPath: string;
  create: () => OpenAPIObject;
}

/** The full reference is for developers; the reference for API keys is for users and always served. */
export function serveApiDocs(
  app: NestFastifyApplication,
  fastify: FastifyInstance,
  { apiDocs, appUrl }: Pick<Config, 'apiDocs' | 'appUrl'>,
): void {
  const folder = findSwaggerUiFolder();
  for (const [file, mediaType] of Object.entries(MEDIA_TYPES))
    fastify.get(`${FILES_PATH}/${file}`, (_request, reply) =>
      reply.type(mediaType).send(readFileSync(join(folder, file))),
    );
  serveDocument(fastify, {
    title: 'Figura API for keys',
    pagePath: `${FILES_PATH}/keys`,
    documentPath: KEY_DOCUMENT_PATH,
    create: () => createKeyDocument(app, appUrl),
  });
  if (apiDocs)
    serveDocument(fastify, {
      title: 'Figura API',
      pagePath: FILES_PATH,
      documentPath: JSON_PATH,
      create: () => createApiDocument(app),
    });
}

function serveDocument(
  fastify: FastifyInstance,
  { title, pagePath, documentPath, create }: ShownDocument,
): void {
  let document: string | undefined;
  const script = `${pagePath}/start.js`;
  fastify.get(documentPath, (_request, reply) =>
    reply.type('application/json').send((document ??= JSON.stringify(create()))),
  );
  fastify.get(pagePath, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .send(writePage(title, script)),
  );
  fastify.get(script, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(writeScript(documentPath)),
  );
}

/** @nestjs/swagger's copy need not be at the top of node_modules. */
function findSwaggerUiFolder(): string {
  const fromSwagger = createRequire(createRequire(__filename).resolve('@nestjs/swagger'));
  return dirname(fromSwagger.resolve('swagger-ui-dist/package.json'));
}
