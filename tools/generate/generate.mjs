import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRunnableDevEnvironment, loadConfigFromFile, resolveConfig } from 'vite';
import { workspace } from '../run.mjs';
import { apiTypes } from './api-types.mjs';
import { coarseBodiesModule } from './coarse-bodies-module.mjs';
import { garmentKindsModule } from './garment-kinds-module.mjs';
import { studiesModule } from './studies-module.mjs';
import { usualValuesModule } from './usual-values-module.mjs';

/** Writes the files that are made from code. A test compares each with what it is made from. */
const { config } = await loadConfigFromFile(
  { command: 'build' },
  join(workspace, 'apps/api/vite.config.mts'),
);
const [decorators] = config.plugins;
// The API is a CommonJS program, and is run as an ES module here.
const define = { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' };
const sources = createRunnableDevEnvironment(
  'sources',
  await resolveConfig(
    {
      configFile: false,
      resolve: config.resolve,
      define,
      plugins: [decorators],
      environments: {
        sources: { consumer: 'server', resolve: { external: true, mainFields: [], conditions: ['node'] } },
      },
    },
    'serve',
  ),
  { hot: false, runnerOptions: { hmr: { logger: false } } },
);
await sources.init();
const load = (file) => sources.runner.import(join(workspace, file));

const { envExample } = await load('apps/api/src/platform/config/env-example.ts');
writeFileSync(join(workspace, 'docker/.env.example'), envExample());

const { drawSurveyedBodies, findCoarseSurvey } = await load('libs/classifier/src/coarse/survey.ts');
writeFileSync(
  join(workspace, 'libs/classifier/src/coarse/coarse-bodies.ts'),
  coarseBodiesModule(findCoarseSurvey(drawSurveyedBodies())),
);

const { loadCatalog } = await load('libs/catalog/src/load-catalog.ts');
const { loadLexicon } = await load('libs/catalog/src/lexicon/load-lexicon.ts');
const catalog = loadCatalog();
const lexicon = loadLexicon(join(workspace, 'libs/catalog/content'));
writeFileSync(join(workspace, 'libs/contracts/src/generated/studies.ts'), studiesModule(catalog.studies));
writeFileSync(
  join(workspace, 'libs/contracts/src/generated/garment-kinds.ts'),
  garmentKindsModule(catalog, lexicon),
);

writeFileSync(
  join(workspace, 'libs/contracts/src/generated/usual-values.ts'),
  usualValuesModule(catalog.usualValues),
);

// What a run of the tests has: a folder for the first start that its applications copy.
const shared = mkdtempSync(join(tmpdir(), 'figura-generate-'));
process.env.SHARED_TEST_FOLDER = shared;
const { TestApp } = await load('apps/api/src/testing/test-app.ts');
const product = await TestApp.start();
const types = join(workspace, 'libs/contracts/src/generated/api.ts');
mkdirSync(dirname(types), { recursive: true });
writeFileSync(types, await apiTypes(structuredClone(product.check.document)));
await product.stop();
await sources.close();
rmSync(shared, { recursive: true });
