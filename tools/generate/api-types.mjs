import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { workspace } from '../run.mjs';
import { loadSources } from './load-sources.mjs';

/**
 * Writes the API document and client types, both ignored by git. Needs no server or database: Nest only scans
 * controllers (`preview`).
 */
const { load, close } = await loadSources();
const { ApiModule } = await load('apps/api/src/api.module.ts');
const { readConfig } = await load('apps/api/src/platform/config/config.ts');
const { createApiDocument } = await load('apps/api/src/platform/openapi/document.ts');
const app = await NestFactory.create(
  ApiModule.register(readConfig({ NODE_ENV: 'test' })),
  new FastifyAdapter(),
  {
    preview: true,
    logger: ['error'],
  },
);
const document = createApiDocument(app);
const text = JSON.stringify(document, null, 2);
write('dist/api-document.json', text);

const BLOB = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTypescript(document, {
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
});
write('libs/contracts/src/generated/api.ts', astToString(types));
await close();

function write(path, content) {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
