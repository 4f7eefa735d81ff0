import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Catalog, CatalogAttribute } from './catalog';
import { CatalogError } from './catalog-error';
import type { CatalogProblem } from './catalog-error';
import { settingsSchema } from './catalog-schema';
import { checkSentences } from './check-sentences';
import { ContentFile } from './content-file';
import { loadGuides } from './load-guides';
import { loadConditions } from './load-conditions';
import { loadItems } from './load-items';
import { loadKnowledge } from './load-knowledge';
import { loadLifeStates } from './load-life-states';
import { loadLooks } from './load-looks';
import { loadUsualValues } from './load-usual-values';
import { loadRailChecks } from './load-rail-checks';
import { loadTasteLooks } from './load-taste-looks';
import { loadSizeCharts } from './load-size-charts';
import { loadTexts } from './load-texts';
import { loadThemes } from './load-themes';
import { loadTypes } from './load-types';
import { loadWearing } from './load-wearing';
import { findRecommendationCuts } from './recommendation-cuts';
import { CLOTHING_ATTRIBUTES } from './vocabulary';

/**
 * Reads and validates a catalog folder; a bundle must pass its copy. Comments and entry order do not change `version`. Throws
 * `CatalogError` with all problems; items, sentences, outfits, and themes are checked only if their inputs are valid.
 */
export function loadCatalog(folder = join(__dirname, '../content')): Catalog {
  const knowledge = loadKnowledge(folder);
  const problems: CatalogProblem[] = [];
  const settings = new ContentFile(folder, 'settings.yaml', problems).read(settingsSchema);
  const { features, recommendations: guideRecommendations } = loadGuides(folder, knowledge, problems);
  const sizeCharts = loadSizeCharts(folder, problems);
  const lifeStates = loadLifeStates(folder, knowledge, problems);
  const railChecks = loadRailChecks(folder, knowledge, problems);
  const types = loadTypes(folder, knowledge, problems);
  const itemTypes = types.map(({ itemType }) => itemType);
  const conditions = loadConditions(folder, knowledge, problems);
  const usualValues = loadUsualValues(folder, knowledge, types, problems);
  const wearing = loadWearing(folder, knowledge, types, problems);
  const lookBook = loadLooks(folder, knowledge, itemTypes, problems);
  const items = wearing ? loadItems(folder, knowledge, itemTypes, wearing, problems) : [];
  const recommendations = findRecommendationCuts(guideRecommendations, items);
  // An unreadable item would cause follow-up errors.
  const isSound = problems.length === 0;
  const tasteLooks = isSound ? loadTasteLooks(folder, items, problems) : [];
  const themes = isSound ? loadThemes(folder, items, problems) : [];
  if (problems.length === 0)
    checkSentences(folder, knowledge, { features, recommendations, itemTypes, items }, problems);
  const texts = loadTexts(folder, knowledge, [...recommendations, ...lifeStates.recommendations], problems);
  if (problems.length > 0 || !wearing || !settings || !railChecks || !lookBook)
    throw new CatalogError(problems);

  const attributes = CLOTHING_ATTRIBUTES.map((slug): CatalogAttribute => {
    const { displayName, part, values } = knowledge.vocabulary[slug];
    return {
      slug,
      displayName,
      values: Object.entries(values).map(([value, { name, part: own = part, ...words }]) => ({
        slug: value,
        displayName: name,
        part: own,
        ...words,
      })),
    };
  });
  const { studies, facts } = knowledge;
  const { season, shops } = settings;
  const content = {
    season,
    shops,
    attributes,
    studies,
    features,
    recommendations,
    lifeStates,
    facts,
    railChecks,
    wearing,
    itemTypes,
    conditions,
    usualValues,
    items,
    lookBook,
    tasteLooks,
    themes,
    sizeCharts,
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  return { version: createHash('sha256').update(JSON.stringify(content)).digest('hex'), ...content };
}
