import type { Occasion } from '@figura/contracts';
import { FARTHEST_BAG, rateTones } from './add-accessories';
import type { Relaxation } from './compose';
import type { DraftOutfit, PieceIndex } from './composing';
import { findPieceVeto } from './vetoes/find-veto';
import type { Candidate } from './vetoes/veto';

export interface PackableOccasion {
  readonly occasion: Occasion;
  readonly drafts: readonly DraftOutfit[];
  readonly relaxed: readonly Relaxation[];
  /** Position in the trip, 0 to 1; null for every day. */
  readonly share: number | null;
}

export interface PackedDraft {
  readonly packable: PackableOccasion;
  readonly draft: DraftOutfit;
}

export interface Suitcase {
  readonly pieces: ReadonlySet<Candidate>;
  readonly days: readonly (readonly PackedDraft[])[];
  readonly score: number;
}

/** A trip has one coat, added over outfits that were drafted without one. */
export function addCoat(suitcase: Suitcase, { candidates }: PieceIndex, max: number): Suitcase {
  const bare = suitcase.days.flat().filter(doesLackCoat);
  const isAllowed = (coat: Candidate, { draft }: PackedDraft) =>
    findPieceVeto(coat, 'layer', draft.question) === null;
  const coats = candidates
    .filter(({ piece }) => piece.slot === 'layer')
    .filter((coat) => suitcase.pieces.has(coat) || suitcase.pieces.size < max)
    .map((coat) => ({ coat, over: bare.filter((each) => isAllowed(coat, each)).length }))
    .filter(({ over }) => over > 0)
    .sort(
      (a, b) =>
        Number(suitcase.pieces.has(b.coat)) - Number(suitcase.pieces.has(a.coat)) ||
        Number(b.coat.piece.source === 'wardrobe') - Number(a.coat.piece.source === 'wardrobe') ||
        b.over - a.over ||
        b.coat.suits - a.coat.suits,
    );
  const [best] = coats;
  if (!best) return suitcase;
  const { coat } = best;
  const putOn = (each: PackedDraft): PackedDraft =>
    doesLackCoat(each) && isAllowed(coat, each)
      ? { ...each, draft: { ...each.draft, pieces: { ...each.draft.pieces, layer: coat } } }
      : each;
  return {
    ...suitcase,
    pieces: new Set([...suitcase.pieces, coat]),
    days: suitcase.days.map((outfits) => outfits.map(putOn)),
  };
}

/** A bag of one's own that goes with most days, carried on all of them that it is allowed on. */
export function addBag(suitcase: Suitcase, { candidates }: PieceIndex, max: number): Suitcase {
  if (suitcase.pieces.size >= max) return suitcase;
  const days = suitcase.days.flat();
  const isAllowed = (bag: Candidate, { draft }: PackedDraft) =>
    !draft.pieces.bag &&
    Math.abs(bag.piece.wearing.formality - draft.look.level) <= FARTHEST_BAG &&
    findPieceVeto(bag, 'bag', draft.question) === null;
  const rate = (bag: Candidate) =>
    days
      .filter((each) => isAllowed(bag, each))
      .reduce((sum, { draft }) => sum + 1 + rateTones(bag.facts.tone, draft.pieces.shoes!.facts.tone), 0);
  const [best] = candidates
    .filter(({ piece }) => piece.slot === 'bag' && piece.source === 'wardrobe')
    .map((bag) => ({ bag, worth: rate(bag) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || b.bag.suits - a.bag.suits);
  if (!best) return suitcase;
  const { bag } = best;
  const carry = (each: PackedDraft): PackedDraft =>
    isAllowed(bag, each)
      ? { ...each, draft: { ...each.draft, pieces: { ...each.draft.pieces, bag } } }
      : each;
  return {
    ...suitcase,
    pieces: new Set([...suitcase.pieces, bag]),
    days: suitcase.days.map((outfits) => outfits.map(carry)),
  };
}

export function doesLackCoat({ draft: { pieces, demand } }: PackedDraft): boolean {
  if (pieces.layer || demand.band === 'warm' || demand.occasion === 'sport') return false;
  return demand.band === 'cold' || !pieces.mid;
}
