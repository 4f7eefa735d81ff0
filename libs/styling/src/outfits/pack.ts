import { OUTFIT_SLOTS, type Occasion, type OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import {
  draftOccasion,
  indexPieces,
  RELAXATIONS,
  toOutfit,
  type ComposedOutfit,
  type Relaxation,
} from './compose';
import { nameClothes, type ComposingContext, type DraftOutfit } from './composing';
import { OUTFIT_WITHOUT_LOOK } from './draft-free';
import { buildPieceKey, type OutfitPiece } from './piece';
import { createDemand, type OutfitQuestion } from './question';
import type { OutfitBody } from './sentences';
import {
  addBag,
  addCoat,
  addShoes,
  varyLayers,
  doesLackCoat,
  type PackableOccasion,
  type PackedDraft,
  wearBulkiestFirst,
  type Suitcase,
} from './suitcase';
import { findPieceVeto, KnownVetoes } from './vetoes/find-veto';
import { createLookQuestion } from './vetoes/veto';
import type { Candidate } from './vetoes/veto';

/** Every day has an outfit for each occasion; one-time occasions get one on some day. */
export interface PackingQuestion extends Pick<
  OutfitQuestion,
  'season' | 'weather' | 'person' | 'isModest' | 'contexts' | 'tastes' | 'presentation'
> {
  readonly days: number;
  readonly occasions: readonly Occasion[];
  /** One-day occasions, spread over the trip; none of `occasions`. */
  readonly once?: readonly Occasion[];
  /** Maximum number of pieces. */
  readonly max: number;
}

export interface PackedOutfit extends ComposedOutfit {
  readonly occasion: Occasion;
  /** Slots that differ from the previous outfit; empty in the first. */
  readonly changes: readonly OutfitSlot[];
}

interface Undressed {
  readonly occasion: Occasion;
  /** Empty places; none if every place has pieces but no two go together. */
  readonly lacks: readonly OutfitSlot[];
}

export interface Packing {
  readonly pieces: readonly OutfitPiece[];
  /** Outfits by day, in the order of the occasions; empty if nothing is packed. */
  readonly days: readonly { readonly outfits: readonly PackedOutfit[] }[];
  readonly relaxed: readonly Relaxation[];
  readonly missing: readonly Undressed[];
  /** Pieces needed to dress every occasion once if `max` is too low; otherwise null. */
  readonly needed: number | null;
  readonly repeats: boolean;
}

const PIECE_COSTS: Readonly<Record<OutfitSlot, number>> = {
  layer: 0.5,
  shoes: 0.35,
  mid: 0.22,
  'one-piece': 0.2,
  bottom: 0.2,
  top: 0.14,
  legs: 0.05,
  bag: 0.1,
  jewelry: 0.02,
  accessory: 0.05,
};
const WORN_BEFORE = 0.6;
const WORN_YESTERDAY = 0.12;
/** From the third day on, so that trousers or a skirt change on a longer trip. */
const WORN_OFTEN = 0.5;
const OFTEN_DAYS = 2;
/** For each day that a piece next to the skin was worn. */
const NOT_FRESH = 0.2;
/** From the fourth day on, so that a longer trip has a second pair. */
const SHOES_WORN_OFTEN = 0.25;
const OFTEN_SHOE_DAYS = 3;
const STARTS = 8;
/** Score bonus of the first own skirt or dress on a trip of {@link DAYS_WITH_A_SKIRT} days and more. */
const FIRST_SKIRT = 0.35;
const DAYS_WITH_A_SKIRT = 3;
const LAYER_WORN_YESTERDAY = 0.12;
/** A jacket may come again sooner than what is worn next to the skin. */
const MID_WORN_OFTEN = 0.2;
const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];

function hasOccasion({ share }: PackableOccasion, day: number, days: number): boolean {
  return share === null || day === Math.floor(share * days);
}

/** Few pieces for every day and occasion; outfits repeat if pieces or `max` allow no more. One-time occasions come last in their day. */
export function packSuitcase(
  lookBook: CompiledLookBook,
  question: PackingQuestion,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
): Packing {
  const index = indexPieces(lookBook, pieces);
  const missing: Undressed[] = [];
  const occasions: PackableOccasion[] = [];
  const createBase = (occasion: Occasion): ComposingContext => ({
    lookBook,
    index,
    demand: createDemand({ ...question, occasion }),
    openness: { anyPalette: false, withoutLayer: false },
    person: question.person ?? '',
    fixed: [],
    tastes: question.tastes ?? [],
    shownPieces: new Set(),
    shownLooks: new Set(),
    vetoes: new KnownVetoes(),
  });
  const once = question.once ?? [];
  for (const occasion of new Set([...question.occasions, ...once])) {
    const number = once.indexOf(occasion);
    const share = number < 0 ? null : (number + 1) / (once.length + 1);
    const found = draftOccasion(createBase(occasion), share === null ? question.days : 1);
    if (found.drafts.length > 0) occasions.push({ occasion, share, ...found });
    else missing.push({ occasion, lacks: listMissingSlots(createBase(occasion)) });
  }
  const suitcases = occasions.length > 0 ? packAll(occasions, question) : [];
  const fitting = suitcases.filter((suitcase) => suitcase.pieces.size <= question.max);
  const best = fitting.sort((a, b) => b.score - a.score)[0];
  const oneDay =
    best || occasions.length === 0
      ? null
      : packAll(occasions, { ...question, days: 1 }).sort((a, b) => a.pieces.size - b.pieces.size)[0];
  const chosen =
    best ?? (oneDay && oneDay.pieces.size <= question.max ? repeatDay(oneDay, question.days) : undefined);
  const packed =
    chosen &&
    [addCoat, addShoes, addBag, varyLayers, wearBulkiestFirst].reduce(
      (suitcase, add) => add(suitcase, index, question.max),
      chosen,
    );
  const relaxed = new Set(packed ? occasions.flatMap((occasion) => occasion.relaxed) : []);
  if (packed && !packed.days.flat().some(doesLackCoat)) relaxed.delete('layer');
  return {
    pieces: packed ? listPieces(packed) : [],
    days: packed ? describeDays(lookBook, packed, body) : [],
    relaxed: RELAXATIONS.filter((relaxation) => relaxed.has(relaxation)),
    missing,
    needed: packed || occasions.length === 0 ? null : (oneDay?.pieces.size ?? null),
    repeats: packed !== undefined && occasions.some((occasion) => hasRepeats(packed, occasion)),
  };
}

function hasRepeats({ days }: Suitcase, occasion: PackableOccasion): boolean {
  const clothes = days
    .flat()
    .filter(({ packable }) => packable === occasion)
    .map(({ draft }) => nameClothes(draft));
  return new Set(clothes).size < clothes.length;
}

function listMissingSlots({ index, demand }: ComposingContext): OutfitSlot[] {
  const question = createLookQuestion(demand, OUTFIT_WITHOUT_LOOK, false);
  const has = (slot: OutfitSlot) =>
    index.candidates.some(
      (candidate) =>
        candidate.piece.slot === slot && findPieceVeto(candidate, slot, question)?.isAlways !== true,
    );
  return [
    ...(has('one-piece') || has('top') ? [] : (['top'] as const)),
    ...(has('one-piece') || has('bottom') ? [] : (['bottom'] as const)),
    ...(has('shoes') ? [] : (['shoes'] as const)),
  ];
}

function packAll(occasions: readonly PackableOccasion[], { days, max }: PackingQuestion): Suitcase[] {
  const starts = chooseStarts(occasions[0]!.drafts);
  return starts.map((start) => packFrom(start, occasions, days, max));
}

function chooseStarts(drafts: readonly DraftOutfit[]): DraftOutfit[] {
  const known = new Set<string>();
  const starts: DraftOutfit[] = [];
  for (const draft of [...drafts].sort((a, b) => b.worth - a.worth)) {
    const key = `${draft.pieces.shoes!.index} ${draft.pieces.layer?.index ?? ''}`;
    if (known.has(key)) continue;
    known.add(key);
    starts.push(draft);
    if (starts.length >= STARTS) break;
  }
  return starts;
}

function packFrom(
  start: DraftOutfit,
  occasions: readonly PackableOccasion[],
  dayCount: number,
  max: number,
): Suitcase {
  const pieces = new Set<Candidate>();
  const worn = occasions.map(() => new Set<string>());
  const days: PackedDraft[][] = [];
  let score = 0;
  let yesterday = new Set<Candidate>();
  const wornDays = new Map<Candidate, number>();
  for (let day = 0; day < dayCount; day++) {
    const outfits: PackedDraft[] = [];
    for (const [at, packable] of occasions.entries()) {
      const { drafts } = packable;
      if (!hasOccasion(packable, day, dayCount)) continue;
      const rateFresh = (draft: DraftOutfit) => {
        let worth = draft.worth - (worn[at]!.has(nameClothes(draft)) ? WORN_BEFORE : 0);
        for (const [slot, candidate] of Object.entries(draft.pieces) as [OutfitSlot, Candidate][]) {
          const days = wornDays.get(candidate) ?? 0;
          if (CLOTHES.includes(slot) && yesterday.has(candidate)) worth -= WORN_YESTERDAY;
          if (CLOTHES.includes(slot) && days >= OFTEN_DAYS) worth -= WORN_OFTEN;
          if (slot === 'top' || slot === 'one-piece') worth -= NOT_FRESH * days;
          if (slot === 'mid' && days >= OFTEN_DAYS) worth -= MID_WORN_OFTEN;
          if ((slot === 'mid' || slot === 'layer') && yesterday.has(candidate)) worth -= LAYER_WORN_YESTERDAY;
          if (slot === 'shoes' && days >= OFTEN_SHOE_DAYS) worth -= SHOES_WORN_OFTEN;
        }
        return worth;
      };
      const rate = (draft: DraftOutfit) => {
        const isFirstSkirt = dayCount >= DAYS_WITH_A_SKIRT && isOwnSkirt(draft) && ![...pieces].some(isSkirt);
        let worth = rateFresh(draft) + (isFirstSkirt ? FIRST_SKIRT : 0);
        let added = 0;
        for (const [slot, candidate] of Object.entries(draft.pieces) as [OutfitSlot, Candidate][]) {
          if (pieces.has(candidate)) continue;
          worth -= PIECE_COSTS[slot];
          added++;
        }
        return pieces.size + added > max && added > 0 ? worth - 10 : worth;
      };
      let best = day === 0 && at === 0 ? start : drafts[0]!;
      let bestWorth = day === 0 && at === 0 ? Infinity : -Infinity;
      if (bestWorth < 0)
        for (const draft of drafts) {
          const worth = rate(draft);
          if (worth > bestWorth) [best, bestWorth] = [draft, worth];
        }
      score += rateFresh(best);
      worn[at]!.add(nameClothes(best));
      for (const candidate of Object.values(best.pieces)) pieces.add(candidate);
      outfits.push({ packable, draft: best });
    }
    days.push(outfits);
    yesterday = new Set(outfits.flatMap(({ draft }) => Object.values(draft.pieces)));
    for (const candidate of yesterday) wornDays.set(candidate, (wornDays.get(candidate) ?? 0) + 1);
  }
  return { pieces, days, score: score - sumCosts(days) };
}

const isSkirt = ({ facts, piece }: Candidate): boolean =>
  piece.slot === 'one-piece' ? !facts.says('leg') && !facts.is('jumpsuit', 'dungarees') : facts.is('skirt');

function isOwnSkirt({ pieces }: DraftOutfit): boolean {
  const lower = pieces['one-piece'] ?? pieces.bottom;
  return lower !== undefined && isSkirt(lower) && lower.piece.source === 'wardrobe' && lower.suits >= 0;
}

function sumCosts(days: Suitcase['days']): number {
  const costs = new Map<Candidate, number>();
  for (const { draft } of days.flat())
    for (const [slot, candidate] of Object.entries(draft.pieces) as [OutfitSlot, Candidate][])
      costs.set(candidate, PIECE_COSTS[slot]);
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}

function repeatDay(suitcase: Suitcase, days: number): Suitcase {
  const [only] = suitcase.days;
  return {
    ...suitcase,
    days: Array.from({ length: days }, (_, day) =>
      only!.filter(({ packable }) => hasOccasion(packable, day, days)),
    ),
  };
}

function listPieces({ days }: Suitcase): OutfitPiece[] {
  const placed = new Map<string, OutfitPiece>();
  for (const { draft } of days.flat())
    for (const [slot, { piece }] of Object.entries(draft.pieces) as [OutfitSlot, Candidate][])
      placed.set(buildPieceKey(piece), { ...piece, slot });
  return [...placed.values()].sort(
    (a, b) =>
      OUTFIT_SLOTS.indexOf(a.slot) - OUTFIT_SLOTS.indexOf(b.slot) ||
      (buildPieceKey(a) < buildPieceKey(b) ? -1 : 1),
  );
}

function describeDays(
  lookBook: CompiledLookBook,
  { days }: Suitcase,
  body: OutfitBody | null,
): { outfits: PackedOutfit[] }[] {
  let before: DraftOutfit | null = null;
  return days.map((outfits) => ({
    outfits: outfits.map(({ packable: { occasion, relaxed }, draft }) => {
      const changes = before ? listChangedSlots(before, draft) : [];
      before = draft;
      return { occasion, changes, ...toOutfit(lookBook, draft, relaxed, draft.demand, body) };
    }),
  }));
}

function listChangedSlots(before: DraftOutfit, draft: DraftOutfit): OutfitSlot[] {
  return OUTFIT_SLOTS.filter((slot) => draft.pieces[slot] && draft.pieces[slot] !== before.pieces[slot]);
}
