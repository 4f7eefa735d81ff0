import type { Catalog, CatalogItem, CatalogRecommendation } from './catalog';
import type { CatalogProblem } from './catalog-error';
import { guideSchema } from './catalog-schema';
import { ContentFile } from './content-file';
import type { GarmentWords } from './garment-words';
import { loadGarmentWords } from './load-garment-words';
import { toGuideName } from './load-guides';
import type { Knowledge } from './load-knowledge';

type Shown = Pick<Catalog, 'features' | 'recommendations' | 'itemTypes' | 'items'>;

/**
 * Guide sentences may mention only garments or parts that every item with the value has. Problems list the types that do not fit, with one
 * item each.
 */
export function checkSentences(
  folder: string,
  knowledge: Knowledge,
  shown: Shown,
  problems: CatalogProblem[],
): void {
  const words = loadGarmentWords(folder, knowledge, shown.itemTypes, problems);
  if (!words) return;
  const itemsBeside = createItemFinder(shown);
  for (const recommendation of shown.recommendations) {
    // Generated sentences mention only body parts.
    if (!recommendation.inGuide) continue;
    const misfits = collectMisfitsByWord(words, recommendation, itemsBeside(recommendation));
    if (misfits.size === 0) continue;
    const place = createLocator(folder, recommendation);
    for (const [word, pieces] of misfits)
      problems.push(...place(`"${word}" does not fit ${[...pieces.values()].join(', ')}`));
  }
}

function createItemFinder({ features, itemTypes, items }: Shown) {
  const types = new Map(itemTypes.map((type) => [type.slug, type]));
  const zones = new Map(features.map((feature) => [feature.key, feature.zones]));
  const itemsWith = new Map<string, CatalogItem[]>();
  for (const item of items)
    for (const attribute of types.get(item.type)?.rated ?? [])
      for (const value of new Set(item.attributes[attribute])) {
        const key = `${attribute}:${value}`;
        const others = itemsWith.get(key);
        if (others) others.push(item);
        else itemsWith.set(key, [item]);
      }
  return ({ feature, attribute, value, onlyWhereWorn }: CatalogRecommendation): CatalogItem[] =>
    (itemsWith.get(`${attribute}:${value}`) ?? []).filter(
      ({ type }) =>
        !onlyWhereWorn || zones.get(feature)!.some((zone) => types.get(type)!.covers.includes(zone)),
    );
}

function collectMisfitsByWord(
  words: GarmentWords,
  { effect, attribute, value }: CatalogRecommendation,
  items: readonly CatalogItem[],
): Map<string, Map<string, string>> {
  const byWord = new Map<string, Map<string, string>>();
  for (const item of items) {
    for (const word of words.findMisfits(effect, attribute, value, item)) {
      const pieces = byWord.get(word) ?? new Map<string, string>();
      if (!pieces.has(item.type)) pieces.set(item.type, `${item.type} (${item.id})`);
      byWord.set(word, pieces);
    }
  }
  return byWord;
}

function createLocator(
  folder: string,
  { feature, attribute, value }: CatalogRecommendation,
): (message: string) => CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  const guide = new ContentFile(folder, toGuideName(feature), problems);
  const entries = guide.read(guideSchema)?.recommendations ?? [];
  const index = entries.findIndex((entry) => entry.attribute === attribute && entry.value === value);
  return (message) => {
    guide.refuse(['recommendations', index, 'effect'], message);
    return problems.splice(0);
  };
}
