import type { CatalogItem } from '@figura/catalog';
import { toShownUser, withoutNumbers } from '@figura/classifier';
import { compileItems, explain, isAllowed, type OutfitBody } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../../body-type/body-type.errors';
import { garmentOf } from '../../catalog/catalog.presenter';
import { CatalogStore, type LoadedCatalog } from '../../catalog/catalog.store';
import { inSlices } from '../../platform/event-loop/in-slices';
import { StylingProfilesService, type StylingProfile } from '../../recommendations/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { keyOf, slotOf } from '../pieces/piece-keys';
import { FittedPiecesService, suitsOf, type Candidate, type NamedPiece } from './fitted-pieces.service';

/** What is worn out of doors as it is. */
const SEEN = ['day', 'sport'];

/** What is the same of an item for everybody. */
type Known = Omit<Candidate, 'score'>;

/** The pieces that a user's outfits may be made of. */
export interface Candidates {
  readonly user: UserRecord;
  readonly all: readonly Candidate[];
  /** Whom they are for. */
  readonly body: OutfitBody;
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
    return this.toCandidates(user, profile, [...own, ...this.suitingItems(profile)]);
  }

  /** What a user owns and what the catalog could add to it, whether or not the user has measured. */
  async owned(userId: string): Promise<{ own: Candidate[]; offered: Candidate[] }> {
    const user = await this.users.current(userId);
    const profile = user.measurements && user.bodyType ? this.profiles.of(user) : null;
    return {
      own: await inSlices(this.fitted.fitted(user.id, await this.ownAllowed(user), profile)),
      offered: profile ? this.suitingItems(profile) : this.allowedItems(user),
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
      whyOf: (piece) => this.why(piece, profile),
    };
  }

  /** The catalog's items that suit the profile. */
  suitingItems({ ranked }: StylingProfile): Candidate[] {
    const loaded = this.catalog.current();
    const known = this.knownItems(loaded);
    return ranked.flatMap(({ index, score }) => {
      const item = known.get(loaded.catalog.items[index]!);
      return item ? [{ ...item, score: suitsOf(score) }] : [];
    });
  }

  /** The catalog's items that a user may be offered, of whom no measurement is known. */
  private allowedItems({ preferences }: UserRecord): Candidate[] {
    return [...this.knownItems(this.catalog.current())].flatMap(([item, known]) =>
      isAllowed(item, preferences) ? [{ ...known, score: 0 }] : [],
    );
  }

  private knownItems(loaded: LoadedCatalog): ReadonlyMap<CatalogItem, Known> {
    const before = this.items.get(loaded);
    if (before) return before;
    const known = new Map(
      loaded.catalog.items.filter(this.isWornIn(loaded)).map((item) => {
        const { warmth, formality, season, occasion } = item;
        const named = {
          source: 'catalog' as const,
          id: item.id,
          name: item.name,
          garment: garmentOf(item),
        };
        const wearing = { warmth, formality, season, occasion };
        return [item, { ...named, slot: slotOf(named.garment), wearing }] as const;
      }),
    );
    this.items.set(loaded, known);
    return known;
  }

  /** Whether an outfit may have something that the user has not got. */
  isWornIn(
    loaded = this.catalog.current(),
  ): (garment: Pick<CatalogItem, 'type' | 'category' | 'attributes'>) => boolean {
    const { types } = loaded;
    return ({ type, category, attributes }) =>
      SEEN.includes(types.get(type)?.wear ?? '') &&
      category !== 'Styling' &&
      category !== 'Jewelry' &&
      // Nothing that is asked says that it would be worn.
      !attributes['fit']?.includes('maternity');
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
