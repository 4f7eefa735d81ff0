import {
  CompiledWearing,
  type Catalog,
  type CatalogFeature,
  type CatalogItem,
  type CatalogItemType,
  type CatalogRecommendation,
} from '@figura/catalog';
import { CLOTHING_CATEGORIES, guideChoice } from '@figura/contracts';
import {
  checkSourceOf,
  compileItems,
  compileLookBook,
  compileRules,
  EVERYDAY,
  explain,
  isShown,
  rank,
  searchDictionary,
  type CompiledKnowledge,
  type CompiledLookBook,
  type CheckSource,
  type CompiledRules,
  type SearchDictionary,
} from '@figura/styling';

/** The catalog in force with what is looked up in it, made once per version. */
export interface LoadedCatalog extends Pick<CheckSource, 'checks' | 'nameOf' | 'valueNames'> {
  readonly catalog: Catalog;
  readonly compiled: CompiledKnowledge;
  /** For garments that are none of the items. */
  readonly rules: CompiledRules;
  readonly wearing: CompiledWearing;
  /** The looks that outfits are made by. */
  readonly lookBook: CompiledLookBook;
  readonly types: ReadonlyMap<string, CatalogItemType>;
  readonly features: ReadonlyMap<string, CatalogFeature>;
  readonly items: ReadonlyMap<string, CatalogItem>;
  /** By feature, in the guides' order. */
  readonly recommendations: ReadonlyMap<string, readonly CatalogRecommendation[]>;
  readonly recommendationById: ReadonlyMap<string, CatalogRecommendation>;
  /** Items for the day that carry a value, by `attribute:value`: first those that are worn all year. */
  readonly itemsWith: ReadonlyMap<string, readonly CatalogItem[]>;
  /** The piece of clothing that does most for a feature, by its key, where any does something; found when first asked for. */
  readonly lookFor: (feature: string) => CatalogItem | undefined;
  /** What Americans type into the search of a shop. */
  readonly searchDictionary: SearchDictionary;
}

/** Each version once in each thread. */
const compiledCatalogs = new WeakMap<Catalog, LoadedCatalog>();

export function compileCatalog(catalog: Catalog): LoadedCatalog {
  const loaded = compiledCatalogs.get(catalog) ?? compileAnew(catalog);
  compiledCatalogs.set(catalog, loaded);
  return loaded;
}

function compileAnew(catalog: Catalog): LoadedCatalog {
  const itemsWith = new Map<string, CatalogItem[]>();
  const isPlain = (item: CatalogItem) => isShown(item, EVERYDAY);
  // A guide to a value asks for what is particular too.
  const forTheDay = catalog.items.filter((item) =>
    isShown(item, { ...EVERYDAY, seasons: null, isNiche: true }),
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
  const types = new Map(catalog.itemTypes.map((type) => [type.slug, type]));
  const compiled = compileItems(rules, catalog.items);
  const looks = new Map<string, CatalogItem | undefined>();
  const findLookFor = (feature: string): CatalogItem | undefined => {
    if (!looks.has(feature)) looks.set(feature, findFirstLook(compiled, feature, catalog.items));
    return looks.get(feature);
  };
  return {
    ...checkSourceOf(catalog, rules),
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
    itemsWith,
    lookFor: findLookFor,
    searchDictionary: searchDictionary(catalog, 'american'),
  };
}

/** The clothing that ranks first for whoever has nothing but this feature, as strongly as can be. */
function findFirstLook(
  compiled: CompiledKnowledge,
  key: string,
  items: readonly CatalogItem[],
): CatalogItem | undefined {
  const feature = {
    key,
    kind: 'balance',
    reason: '',
    strength: 1,
    ticked: false,
    choice: guideChoice(key),
  } as const;
  const isInFavor = (index: number) => explain(compiled, [feature], index, () => '').reasons.length > 0;
  const best = rank(compiled, [feature]).find(({ index }) => {
    const item = items[index]!;
    return CLOTHING_CATEGORIES.includes(item.category) && isShown(item, EVERYDAY) && isInFavor(index);
  });
  return best && items[best.index];
}

function append<T>(lists: Map<string, T[]>, key: string, entry: T): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
