import type { CatalogItem } from '@figura/catalog';
import type { Language } from '@figura/messages';
import {
  arrangeLooks,
  checkGarment,
  explain,
  explainFully,
  findUnsureItems,
  isAllowed,
  buildLimitsKey,
  rank,
  buildShowingKey,
  listReasons,
  listSearchWords,
  computeWeight,
  type Effect,
  type Explanation,
  type ProfileFeature,
  type RankedItem,
  type Showing,
} from '@figura/styling';
import {
  findCurrentLifeStates,
  listLifeContexts,
  getSeason,
  isCutFor,
  type LifeState,
  type Limits,
  type UserPreferences,
} from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BodyTypeService, type MeasuredUser } from './body-type.service';
import { CatalogStore, type LoadedCatalog } from '../catalog/catalog.store';
import { Clock } from '../platform/clock/clock';

export type StyledUser = MeasuredUser & {
  readonly preferences: Limits & Pick<UserPreferences, 'hemisphere'>;
};

export interface StylingProfile {
  /** Shared by users with the same features, limits and `showing`. */
  readonly key: string;
  /** Includes the features of life states. */
  readonly features: readonly ProfileFeature[];
  /** Features of bodies at the ends of the estimated ranges; empty if measured. */
  readonly nearby: readonly (readonly ProfileFeature[])[];
  readonly showing: Showing;
  /** Best first; ties vary color and kind. */
  readonly ranked: readonly RankedItem[];
}

/** A ranking of 300 items takes about 10 KB. */
const MAX_RANKINGS = 5_000;

@Injectable()
export class StylingProfilesService {
  private readonly rankings = new LRUCache<string, readonly RankedItem[]>({ max: MAX_RANKINGS });
  private readonly profiles = new WeakMap<StyledUser, { loaded: LoadedCatalog; profile: StylingProfile }>();

  constructor(
    private readonly bodyTypes: BodyTypeService,
    private readonly catalog: CatalogStore,
    private readonly clock: Clock,
  ) {}

  /** @throws NotMeasuredError before the user has a body type */
  getStylingProfile(user: StyledUser): StylingProfile {
    const loaded = this.catalog.getCurrent();
    const showing = this.getShowing(user);
    const { advised, nearby } = this.bodyTypes.getProfile(user);
    const known = this.profiles.get(user);
    if (
      known?.loaded === loaded &&
      known.profile.features === advised &&
      buildShowingKey(known.profile.showing) === buildShowingKey(showing)
    )
      return known.profile;
    const profile = { ...this.rank(advised, showing, user.preferences, loaded), nearby };
    this.profiles.set(user, { loaded, profile });
    return profile;
  }

  listLifeStates({ preferences }: Pick<StyledUser, 'preferences'>): LifeState[] {
    return findCurrentLifeStates(preferences.lifeStates, this.clock.now());
  }

  getShowing({ preferences }: Pick<StyledUser, 'preferences'>): Showing {
    const now = this.clock.now();
    return {
      contexts: listLifeContexts(preferences.lifeStates, now),
      seasons: [getSeason(now.getUTCMonth(), preferences.hemisphere)],
      isNiche: false,
      presentation: preferences.presentation,
    };
  }

  private rank(
    features: readonly ProfileFeature[],
    showing: Showing,
    limits: Limits,
    loaded: LoadedCatalog,
  ): Omit<StylingProfile, 'nearby'> {
    const weights = features.map((feature) => `${feature.key}=${computeWeight(feature)}`).join();
    const key = `${weights} ${buildShowingKey(showing)} ${buildLimitsKey(limits)}`;
    const version = `${loaded.catalog.version} ${key}`;
    const ranked =
      this.rankings.get(version) ??
      arrangeLooks(rank(loaded.compiled, features), loaded.catalog.items, loaded.compiled, showing).filter(
        ({ index }) =>
          isCutFor(loaded.catalog.items[index]!.for, showing.presentation) &&
          isAllowed(loaded.catalog.items[index]!, limits),
      );
    this.rankings.set(version, ranked);
    return { key, features, showing, ranked };
  }

  /** Indexes of items that suit some of the bodies in the estimated ranges, but not all. */
  findUnsure({ features, nearby }: Pick<StylingProfile, 'features' | 'nearby'>): ReadonlySet<number> {
    const { compiled } = this.catalog.getCurrent();
    return findUnsureItems(compiled, features, nearby);
  }

  isUnsure(profile: Pick<StylingProfile, 'features' | 'nearby'>, itemId: string): boolean {
    return this.findUnsure(profile).has(this.findIndex(itemId));
  }

  isBestLook(profile: StylingProfile, itemId: string): boolean {
    const { items } = this.catalog.getCurrent().catalog;
    return profile.ranked.some(({ index }) => items[index]!.id === itemId);
  }

  explain({ features }: Pick<StylingProfile, 'features'>, itemId: string): Explanation {
    const { compiled, nameOf } = this.catalog.getCurrent();
    return explain(compiled, features, this.findIndex(itemId), nameOf);
  }

  /** The fitting room's score, in about a millisecond. */
  rate({ features }: Pick<StylingProfile, 'features'>, item: CatalogItem): number {
    const { checks, nameOf } = this.catalog.getCurrent();
    return checkGarment(checks, item, features, nameOf).score;
  }

  searchWords(profile: StylingProfile | null, itemId: string, language: Language): string[] {
    const { compiled, findSearchDictionary } = this.catalog.getCurrent();
    return listSearchWords(
      compiled,
      profile?.features ?? [],
      this.findIndex(itemId),
      findSearchDictionary(language),
    );
  }

  listReasons({ features }: Pick<StylingProfile, 'features'>, itemId: string): Effect[] {
    return listReasons(this.catalog.getCurrent().compiled, features, this.findIndex(itemId));
  }

  /** Helpful effects of its details, strongest first, with those that a stronger one says too. */
  listHelpful({ features }: Pick<StylingProfile, 'features'>, itemId: string): Effect[] {
    return explainFully(this.catalog.getCurrent().compiled, features, this.findIndex(itemId)).helpful;
  }

  private findIndex(itemId: string): number {
    return this.catalog.getCurrent().catalog.items.findIndex(({ id }) => id === itemId);
  }
}
