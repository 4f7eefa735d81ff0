import type { CatalogItem } from '@figura/catalog';
import { toShownUser, withoutNumbers } from '@figura/classifier';
import { findTastes } from '@figura/contracts';
import {
  compileItems,
  explain,
  findSlot,
  isAllowed,
  isShown,
  OUTFIT_CONTEXTS,
  rateFit,
  type OutfitBody,
  type OutfitQuestion,
} from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../../body-type/body-type.errors';
import { garmentOf } from '../../catalog/catalog.presenter';
import { CatalogStore, type LoadedCatalog } from '../../catalog/catalog.store';
import { inSlices } from '../../platform/event-loop/in-slices';
import { StylingProfilesService, type StylingProfile } from '../../recommendations/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { keyOf } from '../pieces/piece-keys';
import { FittedPiecesService, type Candidate, type NamedPiece } from './fitted-pieces.service';
import { isModest } from './is-modest';

/** What is the same of an item for everybody. */
type Known = Omit<Candidate, 'score'> & { readonly index: number };

/** The pieces that a user's outfits may be made of. */
export interface Candidates {
  readonly user: UserRecord;
  readonly all: readonly Candidate[];
  /** Whom they are for. */
  readonly body: OutfitBody;
  /** What every question about them asks for besides. */
  readonly demands: Pick<OutfitQuestion, 'isModest' | 'contexts' | 'tastes'>;
  /** What speaks most for one of them on the user; null where nothing does. */
  readonly whyOf: (piece: Candidate) => string | null;
}

/**
 * Gathers the pieces that a user owns and those of the catalog, for outfits: what is never worn, or covers too little, is
 * not among them.
 */
@Injectable()
export class OwnCandidatesService {
  private readonly items = new WeakMap<LoadedCatalog, ReadonlyMap<CatalogItem, Known>>();
  /** By the profile, which is replaced and never changed. */
  private readonly offered = new WeakMap<
    StylingProfile,
    { loaded: LoadedCatalog; items: readonly Candidate[] }
  >();

  constructor(
    private readonly users: UsersService,
    private readonly catalog: CatalogStore,
    private readonly profiles: StylingProfilesService,
    private readonly wardrobe: OwnedPiecesService,
    private readonly fitted: FittedPiecesService,
  ) {}

  /**
   * The user as advice may know them.
   *
   * @param options.isSentAway whether numbers are withheld although the user's own screens show them
   * @throws MeasurementsRequiredError before the user has measured
   */
  async measured(
    userId: string,
    { isSentAway = false } = {},
  ): Promise<{ user: UserRecord; profile: StylingProfile }> {
    const stored = await this.users.current(userId);
    if (!stored.measurements || !stored.bodyType) throw new MeasurementsRequiredError();
    const user = isSentAway ? withoutNumbers(stored) : toShownUser(stored);
    return { user, profile: this.profiles.of(user) };
  }

  /** Options and errors as {@link measured}. */
  async of(userId: string, options = {}): Promise<Candidates> {
    const { user, profile } = await this.measured(userId, options);
    const own = await inSlices(this.fitted.fitted(userId, await this.ownAllowed(user), profile));
    return this.toCandidates(user, profile, [...own, ...this.offeredItems(user, profile)]);
  }

  /** What a user owns and what the catalog could add to it, whether or not the user has measured. */
  async owned(userId: string): Promise<{ own: Candidate[]; offered: readonly Candidate[] }> {
    const user = await this.users.current(userId);
    const profile = user.measurements && user.bodyType ? this.profiles.of(user) : null;
    return {
      own: await inSlices(this.fitted.fitted(user.id, await this.ownAllowed(user), profile)),
      offered: this.offeredItems(user, profile),
    };
  }

  /** What the user owns and may be offered: pieces that they never wear stay in the wardrobe. */
  async ownAllowed({ id: userId, preferences }: UserRecord): Promise<NamedPiece[]> {
    const own = await this.wardrobe.all(userId);
    return own
      .filter(({ garment, name }) => isAllowed({ ...garment, name }, preferences))
      .map(({ id, name, garment }) => ({ source: 'wardrobe', id, name, garment }));
  }

  /** Each piece once, with whom they are for. */
  toCandidates(user: UserRecord, profile: StylingProfile, pieces: readonly Candidate[]): Candidates {
    return {
      user,
      all: [...new Map(pieces.map((each) => [keyOf(each), each])).values()],
      body: this.toBody(user),
      demands: {
        isModest: isModest(user.preferences),
        contexts: profile.showing.contexts,
        tastes: findTastes(user.preferences.taste),
      },
      whyOf: (piece) => this.why(piece, profile),
    };
  }

  /** The catalog's items that a user may be offered, with how they suit; 0 where nothing is known of the body. */
  offeredItems(user: UserRecord, profile: StylingProfile | null): readonly Candidate[] {
    const loaded = this.catalog.current();
    const known = profile && this.offered.get(profile);
    if (known?.loaded === loaded) return known.items;
    // Looks ask for what is particular, and have vetoes of season and occasion.
    const { contexts } = this.profiles.findShowing(user);
    const showing = { contexts: [...OUTFIT_CONTEXTS, ...contexts], seasons: null, isNiche: true };
    const fit = profile && rateFit(loaded.compiled, profile.features);
    const items = [...this.knownItems(loaded)].flatMap(([item, { index, ...piece }]) =>
      isShown(item, showing) && isAllowed(item, user.preferences)
        ? [{ ...piece, score: fit?.[index] ?? 0 }]
        : [],
    );
    if (profile) this.offered.set(profile, { loaded, items });
    return items;
  }

  private knownItems(loaded: LoadedCatalog): ReadonlyMap<CatalogItem, Known> {
    const before = this.items.get(loaded);
    if (before) return before;
    const known = new Map(
      loaded.catalog.items.flatMap((item, index) => {
        if (item.category === 'Styling') return [];
        const { warmth, formality, season, occasion, contexts, status, set } = item;
        const named = {
          source: 'catalog' as const,
          id: item.id,
          name: item.name,
          garment: garmentOf(item),
        };
        const wearing = { warmth, formality, season, occasion, contexts };
        const slot = findSlot(item, loaded.lookBook.findKind);
        return [[item, { ...named, slot, wearing, status, set, index }] as const];
      }),
    );
    this.items.set(loaded, known);
    return known;
  }

  /** @param user as {@link measured} returns them */
  toBody({ measurements, unitPreference, preferences }: UserRecord): OutfitBody {
    const { landmarks } = this.catalog.current().catalog.railChecks;
    const { hideNumbers } = preferences;
    return { tape: measurements!, unit: unitPreference, hideNumbers, landmarks };
  }

  private why({ garment }: Candidate, { features }: StylingProfile): string | null {
    const loaded = this.catalog.current();
    const compiled = compileItems(loaded.checks.rules, [{ id: '', ...garment }]);
    const { reasons } = explain(compiled, features, 0, loaded.nameOf);
    return reasons[0]?.description ?? null;
  }
}
