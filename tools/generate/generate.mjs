import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { runnerImport } from 'vite';
import { workspace } from '../run.mjs';

/** Writes the files that are made from code. A test compares each with what it is made from. */
const load = async (file) => (await runnerImport(join(workspace, file))).module;
const { contractSchemas } = await load('tools/generate/contract-schemas.ts');
const { envExample } = await load('apps/api/src/platform/config/env-example.ts');

const schemas = join(workspace, 'apps/api/src/platform/openapi/contracts.schema.json');
writeFileSync(
  schemas,
  await format(JSON.stringify(contractSchemas(workspace)), {
    ...(await resolveConfig(schemas)),
    filepath: schemas,
  }),
);
writeFileSync(join(workspace, '.env.example'), envExample());
