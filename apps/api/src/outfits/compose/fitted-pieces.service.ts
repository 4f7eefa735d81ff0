import type { SuggestedSource } from '@figura/contracts';
import { compileItems, findSlot, rateFit, type OutfitPiece, type Steps } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Garment } from '../../catalog/catalog.dto';
import { CatalogStore, type LoadedCatalog } from '../../catalog/catalog.store';
import type { StylingProfile } from '../../recommendations/styling-profiles.service';
import { keyOf } from '../pieces/piece-keys';

/** Pieces that are remembered, of all users together: about 1 KB each. Who asked longest ago goes first. */
const REMEMBERED_PIECES = 50_000;
const REMEMBERED_MS = 10 * 60_000;
/** A step of work, in pieces. */
const STEP = 20;

/** A piece for outfits, with the whole garment. */
export type Candidate = OutfitPiece & { readonly garment: Garment };

/** A piece of clothing by a reference, before it is known how it suits. */
export interface NamedPiece {
  source: SuggestedSource;
  id: string;
  name: string;
  garment: Garment;
}

/** What was worked out for one user, under one profile and one version of the catalog. */
interface Fitted {
  readonly under: string;
  readonly pieces: Map<string, { fingerprint: string; candidate: Candidate }>;
}

/** Works out how a user's own pieces suit and when they are worn: once for each piece, until it or the profile changes. */
@Injectable()
export class FittedPiecesService {
  private readonly users = new LRUCache<string, Fitted>({
    maxSize: REMEMBERED_PIECES,
    sizeCalculation: ({ pieces }) => pieces.size + 1,
    ttl: REMEMBERED_MS,
  });

  constructor(private readonly catalog: CatalogStore) {}

  /**
   * The pieces as outfits take them; what the vocabulary no longer has is left out.
   *
   * @param profile null before the user has measured: nothing is said of how they suit then
   */
  *fitted(userId: string, named: readonly NamedPiece[], profile: StylingProfile | null): Steps<Candidate[]> {
    const loaded = this.catalog.current();
    const under = `${loaded.catalog.version} ${profile?.key ?? ''}`;
    const before = this.users.get(userId);
    const known = before?.under === under ? before.pieces : new Map<string, never>();
    const pieces: Fitted['pieces'] = new Map();
    const candidates: Candidate[] = [];
    for (const [index, piece] of named.entries()) {
      const key = keyOf(piece);
      const fingerprint = JSON.stringify([piece.name, piece.garment]);
      const same = known.get(key);
      const { type } = piece.garment;
      if (same?.fingerprint !== fingerprint && !loaded.types.has(type)) continue;
      const candidate = same?.fingerprint === fingerprint ? same.candidate : this.fit(piece, profile, loaded);
      pieces.set(key, { fingerprint, candidate });
      candidates.push(candidate);
      if (index % STEP === STEP - 1) yield;
    }
    // A question from the catalog alone forgets nothing of the wardrobe.
    if (pieces.size >= known.size) this.users.set(userId, { under, pieces });
    return candidates;
  }

  private fit(piece: NamedPiece, profile: StylingProfile | null, loaded: LoadedCatalog): Candidate {
    const { garment } = piece;
    const compiled = compileItems(loaded.checks.rules, [{ id: piece.id, ...garment }]);
    const score = profile ? rateFit(compiled, profile.features)[0]! : 0;
    const wearing = loaded.wearing.of(garment);
    return { ...piece, slot: findSlot(garment, loaded.lookBook.findKind), score, wearing };
  }
}
