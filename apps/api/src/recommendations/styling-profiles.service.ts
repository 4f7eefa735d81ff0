import {
  arrangeLooks,
  explain,
  isAllowed,
  buildLimitsKey,
  rank,
  buildShowingKey,
  searchWordsOf,
  computeWeight,
  type Explanation,
  type ProfileFeature,
  type RankedItem,
  type Showing,
} from '@figura/styling';
import { findLifeContexts, getSeason, type Limits, type UserPreferences } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BodyTypeService, type MeasuredUser } from '../body-type/body-type.service';
import { CatalogStore, type LoadedCatalog } from '../catalog/catalog.store';
import { Clock } from '../platform/clock/clock';

/** The part of a user that a ranking follows from. */
export type StyledUser = MeasuredUser & {
  readonly preferences: Limits & Pick<UserPreferences, 'hemisphere' | 'lifeStates'>;
};

/** What the ranking found for one user on one version of the catalog. */
export interface StylingProfile {
  /** The same for all users with the same features and limits who are shown the same. */
  readonly key: string;
  readonly features: readonly ProfileFeature[];
  /** What lists show to the user at this time of the year. */
  readonly showing: Showing;
  /** What may be offered to the user, best first; where the order ties, color and kind vary. */
  readonly ranked: readonly RankedItem[];
}

/** Rankings that are kept; the ones used longest ago go first. A ranking of 300 items takes about 10 KB. */
const MAX_RANKINGS = 5_000;

/** Ranks the catalog for users, once per profile and version of the catalog. */
@Injectable()
export class StylingProfilesService {
  private readonly rankings = new LRUCache<string, readonly RankedItem[]>({ max: MAX_RANKINGS });
  /** By the record that a profile was made from, which is replaced and never changed. */
  private readonly profiles = new WeakMap<StyledUser, { loaded: LoadedCatalog; profile: StylingProfile }>();

  constructor(
    private readonly bodyTypes: BodyTypeService,
    private readonly catalog: CatalogStore,
    private readonly clock: Clock,
  ) {}

  /** @throws NotMeasuredError before the user has a body type */
  getFor(user: StyledUser): StylingProfile {
    const loaded = this.catalog.current();
    const showing = this.findShowing(user);
    const known = this.profiles.get(user);
    if (known?.loaded === loaded && buildShowingKey(known.profile.showing) === buildShowingKey(showing))
      return known.profile;
    const { features } = this.bodyTypes.getProfile(user);
    const profile = this.rank(features, showing, user.preferences, loaded);
    this.profiles.set(user, { loaded, profile });
    return profile;
  }

  /** What lists show to a user at this time: the season where they live, and what their life states ask for. */
  findShowing({ preferences }: Pick<StyledUser, 'preferences'>): Showing {
    const now = this.clock.now();
    return {
      contexts: findLifeContexts(preferences.lifeStates, now),
      seasons: [getSeason(now.getUTCMonth(), preferences.hemisphere)],
      isNiche: false,
    };
  }

  private rank(
    features: readonly ProfileFeature[],
    showing: Showing,
    limits: Limits,
    loaded: LoadedCatalog,
  ): StylingProfile {
    // The ranking depends on these alone: users with the same ones share it.
    const weights = features.map((feature) => `${feature.key}=${computeWeight(feature)}`).join();
    const key = `${weights} ${buildShowingKey(showing)} ${buildLimitsKey(limits)}`;
    const version = `${loaded.catalog.version} ${key}`;
    const ranked =
      this.rankings.get(version) ??
      // Arranged before anything is left out, so that what is hidden takes nothing else from its place.
      arrangeLooks(rank(loaded.compiled, features), loaded.catalog.items, loaded.compiled, showing).filter(
        ({ index }) => isAllowed(loaded.catalog.items[index]!, limits),
      );
    this.rankings.set(version, ranked);
    return { key, features, showing, ranked };
  }

  /** Whether an item is among the ones that suit a user. */
  isBestLook(profile: StylingProfile, itemId: string): boolean {
    const { items } = this.catalog.current().catalog;
    return profile.ranked.some(({ index }) => items[index]!.id === itemId);
  }

  /** What an item does for a user, and against them. */
  explain({ features }: Pick<StylingProfile, 'features'>, itemId: string): Explanation {
    const { compiled, nameOf } = this.catalog.current();
    return explain(compiled, features, this.indexOf(itemId), nameOf);
  }

  /** What to search for to find a piece like an item; without a profile, for nobody in particular. */
  searchWords(profile: StylingProfile | null, itemId: string): string[] {
    const { compiled, searchDictionary } = this.catalog.current();
    return searchWordsOf(compiled, profile?.features ?? [], this.indexOf(itemId), searchDictionary);
  }

  private indexOf(itemId: string): number {
    return this.catalog.current().catalog.items.findIndex(({ id }) => id === itemId);
  }
}
