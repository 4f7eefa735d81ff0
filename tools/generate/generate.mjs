import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../run.mjs';
import { renderCoarseBodies } from './coarse-bodies-module.mjs';
import { renderDrawnTypes, renderStandIns, renderWays } from './drawn-types-module.mjs';
import { renderGarmentKinds } from './garment-kinds-module.mjs';
import { loadSources } from './load-sources.mjs';
import { renderStudies } from './studies-module.mjs';
import { renderUsualValues } from './usual-values-module.mjs';

/** Writes generated files that are committed; a test compares them with their source. */
const { load, close } = await loadSources();

const { renderEnvExample } = await load('apps/api/src/platform/config/env-example.ts');
writeFileSync(join(workspace, 'docker/.env.example'), renderEnvExample());

const { drawSurveyedBodies, computeCoarseSurvey } = await load('libs/classifier/src/coarse/survey.ts');
const drawSurvey = (wearer) => computeCoarseSurvey(drawSurveyedBodies(wearer), wearer);
writeFileSync(
  join(workspace, 'libs/classifier/src/coarse/coarse-bodies.ts'),
  renderCoarseBodies({ women: drawSurvey('women'), men: drawSurvey('men') }),
);

const { loadCatalog } = await load('libs/catalog/src/load-catalog.ts');
const { findGarmentKinds } = await load('libs/catalog/src/garment-kinds.ts');
const { loadLexicon } = await load('libs/catalog/src/lexicon/load-lexicon.ts');
const catalog = loadCatalog();
const lexicon = loadLexicon(join(workspace, 'libs/catalog/content'));
writeFileSync(join(workspace, 'libs/contracts/src/generated/studies.ts'), renderStudies(catalog.studies));
writeFileSync(
  join(workspace, 'libs/contracts/src/generated/garment-kinds.ts'),
  renderGarmentKinds(findGarmentKinds(catalog, lexicon)),
);

writeFileSync(
  join(workspace, 'libs/contracts/src/generated/usual-values.ts'),
  renderUsualValues(catalog.usualValues),
);

const drawing = join(workspace, 'libs/drawing/src/generated');
writeFileSync(join(drawing, 'drawn-types.ts'), renderDrawnTypes(catalog));
writeFileSync(join(drawing, 'ways.ts'), renderWays(catalog));
writeFileSync(join(drawing, 'stand-ins.ts'), renderStandIns(catalog));

await close();
