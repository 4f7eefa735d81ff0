import { wearingOf, type CatalogItem, type CatalogItemType } from '@figura/catalog';
import type { PieceSource } from '@figura/contracts';
import { compileItems, explain, isAllowed, rank, type OutfitBody, type OutfitPiece } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../../body-type/body-type.errors';
import type { Garment } from '../../catalog/catalog.dto';
import { garmentOf } from '../../catalog/catalog.presenter';
import { CatalogStore, type LoadedCatalog } from '../../catalog/catalog.store';
import { StylingProfilesService, type StylingProfile } from '../../recommendations/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { WardrobeService } from '../../wardrobe/wardrobe.service';
import { keyOf, PiecesService, slotOf } from '../pieces/pieces.service';
import { PieceNotFoundError } from '../outfits.errors';
import { inSlices } from './in-slices';

/** Where pieces come from where a question does not say. */
export const DEFAULT_SOURCES: readonly PieceSource[] = ['wardrobe', 'catalog'];
/** What is worn out of doors as it is. */
const SEEN = ['day', 'sport'];
/** Half of how a piece can suit is reached at so many points of the ranking. */
const HALF_SUITS = 4;

/** What is the same of an item for everybody. */
type Known = Omit<Candidate, 'score'>;

/** A piece for outfits, with the whole garment. */
export type Candidate = OutfitPiece & { readonly garment: Garment };

/** A piece of clothing by a reference, before it is known how it suits. */
interface Named {
  source: PieceSource;
  id: string;
  name: string;
  garment: Garment;
}

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
  private readonly types = new WeakMap<LoadedCatalog, ReadonlyMap<string, CatalogItemType>>();

  constructor(
    private readonly users: UsersService,
    private readonly catalog: CatalogStore,
    private readonly profiles: StylingProfilesService,
    private readonly wardrobe: WardrobeService,
    private readonly pieces: PiecesService,
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
    const own = from.includes('wardrobe') ? await this.wardrobe.all(user.id) : [];
    const allowed = own
      .map(({ id, name, garment }): Named => ({ source: 'wardrobe', id, name, garment }))
      .filter(({ garment, name }) => isAllowed({ ...garment, name }, user.preferences));
    const resolved = await this.pieces.resolve(user.id, named);
    const asked = named.map((reference): Named => {
      const piece = resolved.get(keyOf(reference));
      if (!piece) throw new PieceNotFoundError();
      return { ...reference, ...piece };
    });
    const candidates = await inSlices(this.suited([...asked, ...allowed], profile));
    if (from.includes('catalog')) candidates.push(...this.suitingItems(profile));
    return {
      user,
      all: [...new Map(candidates.map((each) => [keyOf(each), each])).values()],
      body: this.bodyOf(user),
      whyOf: (piece) => this.why(piece, profile),
    };
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

  private knownItems(loaded: LoadedCatalog): ReadonlyMap<CatalogItem, Known> {
    const before = this.items.get(loaded);
    if (before) return before;
    const types = this.typesOf(loaded);
    const known = new Map(
      loaded.catalog.items
        .filter(
          ({ type, category }) =>
            SEEN.includes(types.get(type)!.wear) && category !== 'Styling' && category !== 'Jewelry',
        )
        .map((item) => {
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

  /** Pieces that are no items, with how they suit; what the vocabulary no longer has is left out. */
  private *suited(pieces: readonly Named[], { features }: StylingProfile): Generator<void, Candidate[]> {
    const loaded = this.catalog.current();
    const types = this.typesOf(loaded);
    const candidates: Candidate[] = [];
    for (const piece of pieces) {
      const { garment } = piece;
      if (!types.has(garment.type)) continue;
      const compiled = compileItems(loaded.checks.rules, [{ id: piece.id, ...garment }]);
      const score = suitsOf(rank(compiled, features)[0]?.score ?? 0);
      const wearing = wearingOf(loaded.catalog.wearing, types, garment);
      candidates.push({ ...piece, slot: slotOf(garment), score, wearing });
      yield;
    }
    return candidates;
  }

  private bodyOf({ measurements, unitPreference }: UserRecord): OutfitBody {
    const { landmarks } = this.catalog.current().catalog.railChecks;
    return { tape: measurements!, unit: unitPreference, landmarks };
  }

  private why({ garment }: Candidate, { features }: StylingProfile): string | null {
    const loaded = this.catalog.current();
    const compiled = compileItems(loaded.checks.rules, [{ id: '', ...garment }]);
    const { reasons } = explain(compiled, features, 0, (key) =>
      loaded.features.get(key)!.displayName.toLowerCase(),
    );
    return reasons[0]?.description ?? null;
  }

  private typesOf(loaded: LoadedCatalog): ReadonlyMap<string, CatalogItemType> {
    const types =
      this.types.get(loaded) ?? new Map(loaded.catalog.itemTypes.map((type) => [type.slug, type]));
    this.types.set(loaded, types);
    return types;
  }
}

/** From 0 to 1, for points from 0 on. */
function suitsOf(points: number): number {
  return points / (points + HALF_SUITS);
}
