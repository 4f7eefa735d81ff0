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
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/logging/logging.module';
import { CatalogRepository } from './catalog.repository';
import { CatalogMissingError } from './catalog.errors';

/** How often a running process looks for a new seed. */
const POLL_INTERVAL_MS = 1_000;

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

/** Keeps the catalog in memory; a new seed is seen within a second or two by every process. */
@Injectable()
export class CatalogStore implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private loaded: LoadedCatalog | null = null;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private readonly listeners: ((loaded: LoadedCatalog) => void)[] = [];

  constructor(
    private readonly repository: CatalogRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.refresh();
    this.timer = setInterval(() => {
      this.looking ??= this.refresh()
        .catch((error: unknown) => this.logger.error({ err: error }, 'The catalog could not be read'))
        .finally(() => (this.looking = undefined));
    }, POLL_INTERVAL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** @throws CatalogMissingError before the first seed */
  current(): LoadedCatalog {
    if (!this.loaded) throw new CatalogMissingError();
    return this.loaded;
  }

  /** The catalog in force, or null before the first seed. */
  find(): LoadedCatalog | null {
    return this.loaded;
  }

  /** Calls a listener with the catalog in force, and with each that comes after it. */
  onLoaded(listener: (loaded: LoadedCatalog) => void): void {
    this.listeners.push(listener);
    if (this.loaded) listener(this.loaded);
  }

  /** Takes a new seed over, if there is one. */
  async refresh(): Promise<void> {
    const version = await this.repository.currentVersion();
    if (version === null || version === this.loaded?.catalog.version) return;
    const catalog = await this.repository.current();
    if (!catalog) return;
    this.loaded = loadedFrom(catalog);
    for (const listener of this.listeners) listener(this.loaded);
  }
}

export function loadedFrom(catalog: Catalog): LoadedCatalog {
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
  const lookFor = (feature: string): CatalogItem | undefined => {
    if (!looks.has(feature)) looks.set(feature, firstLook(compiled, feature, catalog.items));
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
    lookFor,
    searchDictionary: searchDictionary(catalog, 'american'),
  };
}

/** The clothing that ranks first for whoever has nothing but this feature, as strongly as can be. */
function firstLook(
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
  const speaksFor = (index: number) => explain(compiled, [feature], index, () => '').reasons.length > 0;
  const best = rank(compiled, [feature]).find(({ index }) => {
    const item = items[index]!;
    return CLOTHING_CATEGORIES.includes(item.category) && isShown(item, EVERYDAY) && speaksFor(index);
  });
  return best && items[best.index];
}

function append<T>(lists: Map<string, T[]>, key: string, entry: T): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
