import {
  CompiledWearing,
  type Catalog,
  type CatalogFeature,
  type CatalogItem,
  type CatalogItemType,
  type CatalogRecommendation,
} from '@figura/catalog';
import { registerContent, type Language } from '@figura/messages';
import { CLOTHING_CATEGORIES, getGuideChoice, isCutFor, type Presentation } from '@figura/contracts';
import {
  createCheckSource,
  compileItems,
  compileLookBook,
  compileRules,
  EVERYDAY,
  explain,
  isShown,
  rank,
  createForeignDictionary,
  searchDictionary,
  type CompiledKnowledge,
  type CompiledLookBook,
  type CheckSource,
  type CompiledRules,
  type SearchDictionary,
} from '@figura/styling';

export interface LoadedCatalog extends Pick<CheckSource, 'checks' | 'nameOf' | 'valueNames'> {
  readonly catalog: Catalog;
  /** Includes the features of life states, which have no guides. */
  readonly checkSource: CheckSource;
  readonly compiled: CompiledKnowledge;
  readonly rules: CompiledRules;
  readonly wearing: CompiledWearing;
  readonly lookBook: CompiledLookBook;
  readonly types: ReadonlyMap<string, CatalogItemType>;
  readonly features: ReadonlyMap<string, CatalogFeature>;
  readonly items: ReadonlyMap<string, CatalogItem>;
  readonly recommendations: ReadonlyMap<string, readonly CatalogRecommendation[]>;
  readonly recommendationById: ReadonlyMap<string, CatalogRecommendation>;
  /** Everyday items of a cut with `attribute:value`; all-season items come first. */
  readonly itemsWith: (value: string, presentation: Presentation) => readonly CatalogItem[];
  /** Clothing items for a feature key, best first, each of a different type; computed lazily. */
  readonly looksFor: (feature: string, presentation: Presentation) => readonly CatalogItem[];
  readonly findSearchDictionary: (language: Language) => SearchDictionary;
}

const compiledCatalogs = new WeakMap<Catalog, LoadedCatalog>();

export function compileCatalog(catalog: Catalog): LoadedCatalog {
  const loaded = compiledCatalogs.get(catalog) ?? compileAnew(catalog);
  compiledCatalogs.set(catalog, loaded);
  return loaded;
}

function compileAnew(catalog: Catalog): LoadedCatalog {
  registerTexts(catalog);
  const itemsWith = new Map<string, CatalogItem[]>();
  const isPlain = (item: CatalogItem) => isShown(item, { ...EVERYDAY, presentation: 'any' });
  const forTheDay = catalog.items.filter((item) =>
    isShown(item, { contexts: [], seasons: null, isNiche: true, presentation: 'any' }),
  );
  for (const item of forTheDay.sort((a, b) => Number(isPlain(b)) - Number(isPlain(a)))) {
    for (const [attribute, values] of Object.entries(item.attributes)) {
      for (const value of values) append(itemsWith, `${attribute}:${value}`, item);
    }
  }
  const recommendations = new Map<string, CatalogRecommendation[]>();
  for (const recommendation of catalog.recommendations)
    append(recommendations, recommendation.feature, recommendation);
  const rules = compileRules(catalog);
  const checkSource = createCheckSource(catalog, rules);
  const { checks, nameOf, valueNames } = checkSource;
  const types = new Map(catalog.itemTypes.map((type) => [type.slug, type]));
  const compiled = compileItems(rules, catalog.items);
  const looks = new Map<string, readonly CatalogItem[]>();
  const listLooksFor = (feature: string, presentation: Presentation): readonly CatalogItem[] => {
    const key = `${feature} ${presentation}`;
    const known = looks.get(key) ?? listFirstLooks(compiled, feature, catalog.items, presentation);
    looks.set(key, known);
    return known;
  };
  return {
    checks,
    nameOf,
    valueNames,
    checkSource,
    catalog,
    compiled,
    rules,
    wearing: new CompiledWearing(catalog.wearing, types),
    lookBook: compileLookBook(catalog.lookBook, (type) => types.get(type)?.kindOf),
    types,
    features: new Map(catalog.features.map((feature) => [feature.key, feature])),
    items: new Map(catalog.items.map((item) => [item.id, item])),
    recommendations,
    recommendationById: new Map(catalog.recommendations.map((entry) => [entry.id, entry])),
    itemsWith: (value, presentation) =>
      (itemsWith.get(value) ?? []).filter((item) => isCutFor(item.for, presentation)),
    looksFor: listLooksFor,
    findSearchDictionary: createDictionaries(catalog),
  };
}

function createDictionaries(catalog: Catalog): (language: Language) => SearchDictionary {
  const english = searchDictionary(catalog, 'american');
  const foreign = Object.entries(catalog.texts ?? {}).map(
    ([language, texts]) => [language, createForeignDictionary(catalog, texts, language)] as const,
  );
  const dictionaries = new Map(foreign);
  return (language) => dictionaries.get(language) ?? english;
}

function registerTexts({ texts = {} }: Catalog): void {
  for (const [language, content] of Object.entries(texts)) registerContent(language, content);
}

/** Leaves a choice when several features have the same best look. */
const LOOKS_OF_A_FEATURE = 6;

function listFirstLooks(
  compiled: CompiledKnowledge,
  key: string,
  items: readonly CatalogItem[],
  presentation: Presentation,
): readonly CatalogItem[] {
  const feature = {
    key,
    kind: 'balance',
    reason: '',
    strength: 1,
    ticked: false,
    choice: getGuideChoice(key),
  } as const;
  const isInFavor = (index: number) => explain(compiled, [feature], index, () => '').reasons.length > 0;
  const showing = { ...EVERYDAY, presentation };
  const best = new Map<string, CatalogItem>();
  for (const { index } of rank(compiled, [feature])) {
    const item = items[index]!;
    if (best.has(item.type) || !CLOTHING_CATEGORIES.includes(item.category)) continue;
    if (isShown(item, showing) && isInFavor(index)) best.set(item.type, item);
    if (best.size === LOOKS_OF_A_FEATURE) break;
  }
  return [...best.values()];
}

function append<T>(lists: Map<string, T[]>, key: string, entry: T): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
