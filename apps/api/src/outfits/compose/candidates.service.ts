import type { CatalogItem } from '@figura/catalog';
import type { PieceSource } from '@figura/contracts';
import { compileItems, explain, isAllowed, type OutfitBody } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../../body-type/body-type.errors';
import { garmentOf } from '../../catalog/catalog.presenter';
import { CatalogStore, type LoadedCatalog } from '../../catalog/catalog.store';
import { VariedProductsService } from '../../products/search/varied-products.service';
import { StylingProfilesService, type StylingProfile } from '../../recommendations/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { WardrobeService } from '../../wardrobe/wardrobe.service';
import { keyOf, PiecesService, slotOf } from '../pieces/pieces.service';
import { PieceNotFoundError } from '../outfits.errors';
import { FittedPiecesService, suitsOf, type Candidate, type NamedPiece } from './fitted-pieces.service';
import { inSlices } from '../../platform/event-loop/in-slices';

/** Where pieces come from where a question does not say. */
export const DEFAULT_SOURCES: readonly PieceSource[] = ['wardrobe', 'catalog'];
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

/** Gathers pieces for outfits: what is never worn, or covers too little, is not among them. */
@Injectable()
export class CandidatesService {
  private readonly items = new WeakMap<LoadedCatalog, ReadonlyMap<CatalogItem, Known>>();

  constructor(
    private readonly users: UsersService,
    private readonly catalog: CatalogStore,
    private readonly profiles: StylingProfilesService,
    private readonly wardrobe: WardrobeService,
    private readonly pieces: PiecesService,
    private readonly fitted: FittedPiecesService,
    private readonly products: VariedProductsService,
  ) {}

  /**
   * @param named pieces that are among them whatever is said of their kind, as references
   * @throws MeasurementsRequiredError before the user has measured
   * @throws PieceNotFoundError for a named piece that is nowhere, or somebody else's
   */
  async of(
    userId: string,
    from: readonly PieceSource[] = DEFAULT_SOURCES,
    named: readonly { source: PieceSource; id: string }[] = [],
  ): Promise<Candidates> {
    const user = await this.users.current(userId);
    if (!user.measurements || !user.bodyType) throw new MeasurementsRequiredError();
    const profile = this.profiles.of(user);
    const allowed = from.includes('wardrobe') ? await this.ownAllowed(user) : [];
    const resolved = await this.pieces.resolve(user.id, named);
    const asked = named.map((reference): NamedPiece => {
      const piece = resolved.get(keyOf(reference));
      if (!piece) throw new PieceNotFoundError();
      return { ...reference, ...piece };
    });
    const sold = from.includes('products') ? await this.sold(user, profile) : [];
    const candidates = await inSlices(this.fitted.fitted(user.id, [...asked, ...allowed, ...sold], profile));
    if (from.includes('catalog')) candidates.push(...this.suitingItems(profile));
    return {
      user,
      all: [...new Map(candidates.map((each) => [keyOf(each), each])).values()],
      body: this.bodyOf(user),
      whyOf: (piece) => this.why(piece, profile),
    };
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
  private async ownAllowed({ id: userId, preferences }: UserRecord): Promise<NamedPiece[]> {
    const own = await this.wardrobe.all(userId);
    return own
      .filter(({ garment, name }) => isAllowed({ ...garment, name }, preferences))
      .map(({ id, name, garment }) => ({ source: 'wardrobe', id, name, garment }));
  }

  /** What shops sell and suits the profile, some of every kind. */
  private async sold({ preferences }: UserRecord, { features }: StylingProfile): Promise<NamedPiece[]> {
    const isWorn = this.isWornIn(this.catalog.current());
    const products = await this.products.of(features, preferences);
    return products
      .filter(({ garment }) => isWorn(garment))
      .map((product) => ({ source: 'products', ...product }));
  }

  /** The catalog's items that suit the profile. */
  private suitingItems({ ranked }: StylingProfile): Candidate[] {
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
  private isWornIn(
    loaded: LoadedCatalog,
  ): (garment: Pick<CatalogItem, 'type' | 'category' | 'attributes'>) => boolean {
    const types = this.fitted.typesOf(loaded);
    return ({ type, category, attributes }) =>
      SEEN.includes(types.get(type)?.wear ?? '') &&
      category !== 'Styling' &&
      category !== 'Jewelry' &&
      // Nothing that is asked says that it would be worn.
      !attributes['fit']?.includes('maternity');
  }

  private bodyOf({ measurements, unitPreference, preferences }: UserRecord): OutfitBody {
    const { landmarks } = this.catalog.current().catalog.railChecks;
    const { hideNumbers } = preferences;
    return { tape: measurements!, unit: unitPreference, hideNumbers, landmarks };
  }

  private why({ garment }: Candidate, { features }: StylingProfile): string | null {
    const loaded = this.catalog.current();
    const compiled = compileItems(loaded.checks.rules, [{ id: '', ...garment }]);
    const { reasons } = explain(compiled, features, 0, (key) =>
      loaded.features.get(key)!.displayName.toLowerCase(),
    );
    return reasons[0]?.description ?? null;
  }
}
