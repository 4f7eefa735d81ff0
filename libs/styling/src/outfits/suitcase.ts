import type { Occasion, OutfitSlot } from '@figura/contracts';
import { rateTones } from './accessories/leather-tones';
import { FARTHEST_BAG } from './accessories/rate-bag';
import type { Relaxation } from './compose';
import type { DraftOutfit, PieceIndex } from './composing';
import { isWornIn } from './piece-facts';
import { findPairVeto, findPieceVeto } from './vetoes/find-veto';
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

const DAYS_OF_TWO_PAIRS = 5;
const FARTHEST_SHOES = 1.5;

/** On a longer trip feet rest from one pair in another of one's own, every second day. */
export function addShoes(suitcase: Suitcase, { candidates }: PieceIndex, max: number): Suitcase {
  const { days, pieces } = suitcase;
  const worn = new Set(days.flat().map(({ draft }) => draft.pieces.shoes));
  if (days.length < DAYS_OF_TWO_PAIRS || worn.size > 1 || pieces.size >= max) return suitcase;
  const isAllowed = (shoes: Candidate, { draft: { look, question, pieces: others } }: PackedDraft) =>
    Math.abs(shoes.piece.wearing.formality - look.level) <= FARTHEST_SHOES &&
    isWornIn(question.seasons, shoes.piece.wearing.season) &&
    findPieceVeto(shoes, 'shoes', question) === null &&
    (Object.entries(others) as [OutfitSlot, Candidate][]).every(
      ([slot, other]) => slot === 'shoes' || findPairVeto(shoes, 'shoes', other, slot, question) === null,
    );
  const [best] = candidates
    .filter(
      (candidate) =>
        candidate.piece.slot === 'shoes' && candidate.piece.source === 'wardrobe' && !worn.has(candidate),
    )
    .map((shoes) => ({ shoes, on: days.flat().filter((each) => isAllowed(shoes, each)).length }))
    .filter(({ on }) => on > 1)
    .sort((a, b) => b.on - a.on || b.shoes.suits - a.shoes.suits);
  if (!best) return suitcase;
  const { shoes } = best;
  let allowed = 0;
  const change = (each: PackedDraft): PackedDraft =>
    isAllowed(shoes, each) && allowed++ % 2 === 1
      ? { ...each, draft: { ...each.draft, pieces: { ...each.draft.pieces, shoes } } }
      : each;
  return {
    ...suitcase,
    pieces: new Set([...pieces, shoes]),
    days: days.map((outfits) => outfits.map(change)),
  };
}

const DAYS_OF_ONE_BAG = 3;

/** An own bag that goes with most days; on a longer trip a second takes every other day. */
export function addBag(suitcase: Suitcase, index: PieceIndex, max: number): Suitcase {
  const packed = addOneBag(suitcase, index, max, () => true);
  if (suitcase.days.length <= DAYS_OF_ONE_BAG || packed === suitcase) return packed;
  const dropped = {
    ...packed,
    days: packed.days.map((outfits, day) => outfits.map(day % 2 === 1 ? leaveBag : keepBag)),
  };
  const varied = addOneBag(dropped, index, max, (bag) => !packed.pieces.has(bag));
  return varied === dropped ? packed : addOneBag(varied, index, max + 1, (bag) => packed.pieces.has(bag));
}

const keepBag = (each: PackedDraft): PackedDraft => each;

function leaveBag(each: PackedDraft): PackedDraft {
  const { bag: _, ...pieces } = each.draft.pieces;
  return { ...each, draft: { ...each.draft, pieces } };
}

function addOneBag(
  suitcase: Suitcase,
  { candidates }: PieceIndex,
  max: number,
  isOffered: (bag: Candidate) => boolean,
): Suitcase {
  if (suitcase.pieces.size >= max) return suitcase;
  const days = suitcase.days.flat();
  const isAllowed = (bag: Candidate, { draft }: PackedDraft) =>
    !draft.pieces.bag &&
    Math.abs(bag.piece.wearing.formality - draft.look.level) <= FARTHEST_BAG &&
    findPieceVeto(bag, 'bag', draft.question) === null;
  const rate = (bag: Candidate) =>
    days
      .filter((day) => isAllowed(bag, day))
      .reduce((sum, { draft }) => sum + 1 + rateTones(bag.facts.tone, draft.pieces.shoes!.facts.tone), 0);
  const [best] = candidates
    .filter((bag) => bag.piece.slot === 'bag' && bag.piece.source === 'wardrobe' && isOffered(bag))
    .map((bag) => ({ bag, worth: rate(bag) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth + b.bag.suits - a.worth - a.bag.suits);
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

const OUTER = ['layer', 'mid'] as const;
/** Steps of formality between a layer and the look. */
const FARTHEST_LAYER = 1.5;
/** Clo by which the replacement may be lighter. */
const LIGHTER = 0.15;

export function varyLayers(suitcase: Suitcase, index: PieceIndex): Suitcase {
  let yesterday: ReadonlySet<Candidate> = new Set();
  const days = suitcase.days.map((outfits) => {
    const changed = outfits.map((outfit) =>
      OUTER.reduce(
        (one, slot) => changeLayer(one, slot, { packed: suitcase.pieces, yesterday, index }),
        outfit,
      ),
    );
    yesterday = new Set(changed.flatMap(({ draft }) => OUTER.flatMap((slot) => draft.pieces[slot] ?? [])));
    return changed;
  });
  return { ...suitcase, days };
}

function changeLayer(
  each: PackedDraft,
  slot: (typeof OUTER)[number],
  {
    packed,
    yesterday,
    index,
  }: Readonly<{ packed: ReadonlySet<Candidate>; yesterday: ReadonlySet<Candidate>; index: PieceIndex }>,
): PackedDraft {
  const { draft } = each;
  const worn = draft.pieces[slot];
  if (!worn || !yesterday.has(worn) || draft.question.look.match.includes(slot)) return each;
  const named = draft.look.wear[slot];
  const isOfLook = (candidate: Candidate) =>
    !named || named.some((part) => index.byPart.get(part)?.some(([one]) => one === candidate) === true);
  const others = (Object.entries(draft.pieces) as [OutfitSlot, Candidate][]).filter(
    ([other]) => other !== slot,
  );
  const other = [...packed].find(
    (candidate) =>
      candidate !== worn &&
      candidate.piece.slot === worn.piece.slot &&
      isOfLook(candidate) &&
      !yesterday.has(candidate) &&
      candidate.piece.wearing.warmth >= worn.piece.wearing.warmth - LIGHTER &&
      Math.abs(candidate.piece.wearing.formality - draft.look.level) <= FARTHEST_LAYER &&
      isWornIn(draft.question.seasons, candidate.piece.wearing.season) &&
      findPieceVeto(candidate, slot, draft.question) === null &&
      others.every(([place, one]) => findPairVeto(candidate, slot, one, place, draft.question) === null),
  );
  return other ? { ...each, draft: { ...draft, pieces: { ...draft.pieces, [slot]: other } } } : each;
}

/** The warmest layer is worn on the way, where it takes no room. */
export function wearBulkiestFirst(suitcase: Suitcase): Suitcase {
  const [first, ...others] = suitcase.days;
  const layers = [...suitcase.pieces].filter(({ piece }) => piece.slot === 'layer');
  const [bulkiest] = layers.sort((a, b) => b.piece.wearing.warmth - a.piece.wearing.warmth);
  const start = first?.[0];
  const worn = start?.draft.pieces.layer;
  if (!bulkiest || !start) return suitcase;
  if (worn && worn.piece.wearing.warmth >= bulkiest.piece.wearing.warmth) return suitcase;
  const isAlike = (day: readonly PackedDraft[]) =>
    day.length === first.length && day[0]?.draft.pieces.layer === bulkiest;
  const at = others.findIndex(isAlike);
  if (at >= 0) return { ...suitcase, days: [others[at]!, ...others.with(at, first)] };
  const { draft } = start;
  const isAllowed =
    findPieceVeto(bulkiest, 'layer', draft.question) === null &&
    (Object.entries(draft.pieces) as [OutfitSlot, Candidate][]).every(
      ([slot, other]) =>
        slot === 'layer' || findPairVeto(bulkiest, 'layer', other, slot, draft.question) === null,
    );
  if (!isAllowed) return suitcase;
  const dressed = { ...start, draft: { ...draft, pieces: { ...draft.pieces, layer: bulkiest } } };
  return { ...suitcase, days: [[dressed, ...first.slice(1)], ...others] };
}

export function doesLackCoat({ draft: { pieces, demand } }: PackedDraft): boolean {
  if (pieces.layer || demand.band === 'warm' || demand.occasion === 'sport') return false;
  return demand.band === 'cold' || !pieces.mid;
}
