import type { BodyType, Measurements } from '@figura/contracts';
import {
  explain,
  featuresOf,
  rank,
  type ProfileFeature,
  type RankedItem,
  type Explanation,
} from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { UserRecord } from '../users/users.repository';
import { CatalogStore, type LoadedCatalog } from '../catalog/catalog.store';
import { NotMeasuredError } from './recommendations.errors';

/** What the ranking found for one person on one version of the catalog. */
export interface StylingProfile {
  /** The same for all people whom the same features make alike. */
  readonly key: string;
  readonly bodyType: BodyType;
  readonly measurements: Measurements;
  readonly features: readonly ProfileFeature[];
  /** Best first. */
  readonly ranked: readonly RankedItem[];
}

type MeasuredUser = Pick<UserRecord, 'bodyType' | 'measurements' | 'bodyConcerns'>;

/** Rankings that are kept; the ones used longest ago go first. A ranking of 300 items takes about 10 KB. */
const KEPT = 5_000;

/** Ranks the catalog for people, once per profile and version of the catalog. */
@Injectable()
export class StylingProfilesService {
  private readonly rankings = new LRUCache<string, readonly RankedItem[]>({ max: KEPT });
  /** By the record that a profile was made from, which is replaced and never changed. */
  private readonly profiles = new WeakMap<MeasuredUser, { loaded: LoadedCatalog; profile: StylingProfile }>();

  constructor(private readonly store: CatalogStore) {}

  /** @throws NotMeasuredError before the person has a body type */
  of(user: MeasuredUser): StylingProfile {
    const loaded = this.store.current();
    const known = this.profiles.get(user);
    if (known?.loaded === loaded) return known.profile;
    const profile = this.make(user, loaded);
    this.profiles.set(user, { loaded, profile });
    return profile;
  }

  private make(
    { bodyType, measurements, bodyConcerns }: MeasuredUser,
    loaded: LoadedCatalog,
  ): StylingProfile {
    if (!bodyType || !measurements) throw new NotMeasuredError();
    const features = featuresOf({ combined: bodyType.combined, measurements, bodyConcerns });
    // The ranking depends on the features alone: people with the same ones share it.
    const key = features.map((feature) => feature.key).join();
    const version = `${loaded.catalog.version} ${key}`;
    const ranked = this.rankings.get(version) ?? rank(loaded.compiled, features);
    this.rankings.set(version, ranked);
    return { key, bodyType, measurements, features, ranked };
  }

  /** What an item does for a person, and against her. */
  explain(profile: StylingProfile, itemId: string): Explanation {
    const loaded: LoadedCatalog = this.store.current();
    const index = loaded.catalog.items.findIndex(({ id }) => id === itemId);
    return explain(loaded.compiled, profile.features, index, (key) =>
      loaded.features.get(key)!.displayName.toLowerCase(),
    );
  }
}
