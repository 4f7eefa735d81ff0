import { isCutFor, OUTFIT_SLOTS, type Occasion, type OutfitSlot } from '@figura/contracts';
import type { Message } from '@figura/messages';
import { addAccessories } from './accessories/add-accessories';
import { chooseDifferent } from './choose-different';
import { nameLook } from '../content-texts';
import { findParts, type CompiledLookBook } from './compile-look-book';
import {
  nameClothes,
  type ComposingContext,
  type DraftOutfit,
  type Openness,
  type PieceIndex,
} from './composing';
import { listDayReasons } from './day-reasons';
import { draftFreely } from './draft-free';
import { fillPalette, fitPalette } from './fill-look';
import { findCandidates, OWN_COATS, OWN_SHOES } from './find-candidates';
import { finishOutfit } from './finish-outfit';
import { pairSuits } from './match-color';
import { putSafestFirst } from './put-safest-first';
import type { Look } from './look-book';
import { describePiece, isWornIn, LARGE_SLOTS } from './piece-facts';
import { buildPieceKey, type OutfitPiece, type WornPiece } from './piece';
import { createDemand, type Demand, type OutfitQuestion } from './question';
import { findProportionReason, writeSentence, type OutfitBody, type OutfitReason } from './sentences';
import { KnownVetoes } from './vetoes/find-veto';
import { createLookQuestion, type Candidate } from './vetoes/veto';
import { WEATHER_VETOES } from './vetoes/weather-vetoes';
import { measureMisfit, sumWarmth } from './warmth';

/** The mildest first. */
export const RELAXATIONS = ['season', 'palette', 'layer', 'occasion', 'look'] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

export interface ComposedOutfit {
  readonly pieces: readonly WornPiece[];
  readonly look: { readonly id: string; readonly name: Message } | null;
  readonly palette: string | null;
  /** 0 to 1, three decimals. */
  readonly score: number;
  readonly reasons: readonly OutfitReason[];
  readonly sentence: Message;
  readonly relaxed: readonly Relaxation[];
}

export interface Composition {
  /** The safest first; unrelaxed outfits come before others. */
  readonly outfits: readonly ComposedOutfit[];
  readonly relaxed: readonly Relaxation[];
  /** Number of unrelaxed outfits. */
  readonly met: number;
}

const NEAR_OCCASIONS: Readonly<Record<Occasion, readonly Occasion[]>> = {
  interview: ['work'],
  work: ['everyday'],
  everyday: ['weekend', 'work', 'travel'],
  weekend: ['everyday', 'travel'],
  travel: ['weekend', 'everyday'],
  evening: ['celebration', 'work'],
  celebration: ['evening', 'work'],
  formal: ['celebration', 'evening'],
  sport: ['weekend'],
};
const STRICT: Openness = { anyPalette: false, withoutLayer: false };
/** Match of own shoes and coats that a look does not name. */
const OTHER_OWN = 0.5;
const KEPT_OF_LOOK = 8;
const FAR_BELOW = 0.12;
const FILLED_PALETTES = 4;
const RANK = 0.1;
/** Seeds of one shuffle, each of which skips what the ones before answered. */
export const ANSWERS_OF_A_SHUFFLE = 6;

/**
 * Composes different outfits, each after a look. If there are too few, palettes, layers, the occasion and
 * finally looks are relaxed, in this order.
 */
export function composeOutfits(
  lookBook: CompiledLookBook,
  question: OutfitQuestion,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
): Composition {
  const demand = createDemand(question);
  const index = indexPieces(lookBook, pieces);
  const fixedKeys = new Set(question.fixed);
  const fixed = index.candidates.filter(({ piece }) => fixedKeys.has(buildPieceKey(piece)));
  const seed = question.seed ?? 0;
  const base: ComposingContext = {
    lookBook,
    index,
    demand,
    openness: STRICT,
    person: `${question.person ?? ''} ${Math.floor(seed / ANSWERS_OF_A_SHUFFLE)}`,
    fixed,
    tastes: question.tastes ?? [],
    shownPieces: new Set(question.shown?.pieces),
    shownLooks: new Set(question.shown?.looks),
    vetoes: new KnownVetoes(),
  };
  // A seed skips the outfits of earlier seeds.
  const skipped = (seed % ANSWERS_OF_A_SHUFFLE) * question.count;
  const wanted = skipped + question.count;
  const good = findDrafts(base, question, wanted);
  const found = good.length > 0 ? good : findDrafts(base, { ...question, leastScore: -Infinity }, wanted);
  const shown =
    found.length > question.count ? found.slice(Math.min(skipped, found.length - question.count)) : found;
  const carried = new Set(base.shownPieces);
  const said = new Set<string>();
  const answer = putSafestFirst(
    shown.slice(0, question.count),
    ({ relaxed }) => relaxed.length === (shown[0]?.relaxed.length ?? 0),
  );
  const outfits = answer.map(({ draft, relaxed, context }) => {
    const finished = addAccessories({ ...context, shownPieces: carried }, draft);
    const { bag, jewelry, accessory } = finished.pieces;
    // The next outfit has others of these where there are any.
    for (const { piece } of [bag, jewelry, accessory].flatMap((worn) => worn ?? []))
      carried.add(buildPieceKey(piece));
    return toOutfit(lookBook, finished, relaxed, demand, body, said);
  });
  const open = new Set(outfits.flatMap(({ relaxed }) => relaxed));
  return {
    outfits,
    relaxed: RELAXATIONS.filter((relaxation) => open.has(relaxation)),
    met: outfits.filter(({ relaxed }) => relaxed.length === 0).length,
  };
}

interface FoundDraft {
  readonly draft: DraftOutfit;
  readonly relaxed: readonly Relaxation[];
  readonly context: ComposingContext;
}

export function draftOccasion(
  base: ComposingContext,
  wanted: number,
): { readonly drafts: readonly DraftOutfit[]; readonly relaxed: readonly Relaxation[] } {
  const { occasion } = base.demand;
  const withoutLayer = { ...base, openness: { anyPalette: true, withoutLayer: true } };
  const steps: readonly (readonly [relaxed: readonly Relaxation[], draft: () => DraftOutfit[]])[] = [
    [[], () => draftLooks(base, [occasion])],
    [
      ['palette'],
      () => draftLooks({ ...base, openness: { anyPalette: true, withoutLayer: false } }, [occasion]),
    ],
    [['palette', 'layer'], () => draftLooks(withoutLayer, [occasion])],
    [['occasion'], () => draftLooks(withoutLayer, NEAR_OCCASIONS[occasion])],
    [['look'], () => draftFreely(base)],
  ];
  let best: { drafts: DraftOutfit[]; relaxed: readonly Relaxation[] } = { drafts: [], relaxed: [] };
  for (const [relaxed, draft] of steps) {
    const drafts = draft();
    const isMore = countClothes(drafts) > countClothes(best.drafts);
    if (best.drafts.length === 0 || isMore) best = { drafts, relaxed: drafts.length > 0 ? relaxed : [] };
    if (countClothes(best.drafts) >= wanted) break;
    // Repeating a real look is better than two outfits without one.
    if (best.drafts.length > 0 && relaxed.includes('layer')) break;
  }
  return best;
}

function countClothes(drafts: readonly DraftOutfit[]): number {
  return new Set(drafts.map((draft) => nameClothes(draft))).size;
}

function findDrafts(base: ComposingContext, question: OutfitQuestion, wanted: number): FoundDraft[] {
  const found: FoundDraft[] = [];
  const { fixed } = base;
  const { leastScore = -Infinity } = question;
  const take = (
    drafts: readonly DraftOutfit[],
    relaxed: readonly Relaxation[],
    context: ComposingContext,
    mayRepeatClothes = false,
  ) => {
    const known = new Set(found.map(({ draft }) => nameClothes(draft, fixed)));
    const before = found.map(({ draft }) => draft);
    const fresh = drafts.filter(
      (draft) => draft.score >= leastScore && (mayRepeatClothes || !known.has(nameClothes(draft, fixed))),
    );
    for (const draft of chooseDifferent(fresh, wanted - found.length, fixed, before, mayRepeatClothes))
      found.push({ draft, relaxed, context });
  };
  const { occasion } = question;
  const drafts = draftLooks(base, [occasion]);
  take(drafts, [], base);
  if (found.length >= wanted) return found;
  const anyPalette = { ...base, openness: { anyPalette: true, withoutLayer: false } };
  const ofAnyPalette = draftLooks(anyPalette, [occasion]);
  take(ofAnyPalette, ['palette'], anyPalette);
  // The same trousers with another top are an outfit too.
  if (found.length < question.count) take(drafts, [], base, true);
  if (found.length < question.count) take(ofAnyPalette, ['palette'], anyPalette, true);
  if (found.length >= question.count) return found;
  const withoutLayer = { ...base, openness: { anyPalette: true, withoutLayer: true } };
  take(draftLooks(withoutLayer, [occasion]), ['palette', 'layer'], withoutLayer);
  for (const near of NEAR_OCCASIONS[occasion]) {
    if (found.length >= question.count) return found;
    take(draftLooks(withoutLayer, [near]), ['occasion'], withoutLayer);
  }
  if (found.length < question.count) take(draftFreely(base), ['look'], base);
  return found;
}

export function indexPieces(lookBook: CompiledLookBook, pieces: readonly OutfitPiece[]): PieceIndex {
  const byPart = new Map<string, [Candidate, number][]>();
  const sorted = pieces.map((piece) => ({ piece, key: buildPieceKey(piece) }));
  sorted.sort((a, b) => (a.key < b.key ? -1 : 1));
  const candidates = pairSuits(
    sorted.map(({ piece }, index): Candidate => ({
      index,
      piece,
      facts: describePiece(piece, lookBook.findKind),
      suits: piece.score,
    })),
  );
  for (const candidate of candidates) {
    const add = (part: string, match: number) => {
      const list = byPart.get(part);
      if (list) list.push([candidate, match]);
      else byPart.set(part, [[candidate, match]]);
    };
    for (const [part, match] of findParts(lookBook, candidate.piece)) add(part, match);
    const { source, slot } = candidate.piece;
    if (source === 'wardrobe' && slot === 'shoes') add(OWN_SHOES, OTHER_OWN);
    if (source === 'wardrobe' && slot === 'layer' && candidate.facts.is('puffer', 'parka'))
      add(OWN_COATS, OTHER_OWN);
  }
  return { candidates, byPart };
}

function draftLooks(context: ComposingContext, occasions: readonly Occasion[]): DraftOutfit[] {
  const { demand, lookBook } = context;
  return lookBook.book.looks
    .filter(
      (look) =>
        isCutFor(look.for, demand.presentation) &&
        look.occasion.some((occasion) => occasions.includes(occasion)) &&
        look.when.includes(demand.band) &&
        (!look.weather || demand.isRaining) &&
        !(look.onFoot && demand.isSeated),
    )
    .flatMap((look) => draftLook(context, look));
}

export function draftLook(context: ComposingContext, look: Look): DraftOutfit[] {
  const { lookBook, demand, openness } = context;
  const { palettes } = lookBook.book;
  const hasMid = look.wear.mid !== undefined;
  const question = createLookQuestion(demand, look, hasMid, doesMixKnitAndSilk(context, look));
  const slots = findCandidates(context, look, question);
  if (!slots) return [];
  const names =
    (openness.anyPalette ? undefined : look.palette) ??
    Object.keys(palettes).filter((name) => {
      const palette = palettes[name]!;
      return (
        palette.for.some((cut) => look.for.includes(cut)) &&
        (openness.anyPalette || palette.mood.some((mood) => look.mood.includes(mood))) &&
        (!palette.evening || demand.isEvening) &&
        (!palette.sport || demand.occasion === 'sport')
      );
    });
  const fits = names.flatMap((name) => {
    const palette = palettes[name]!;
    if (palette.season && !isWornIn(demand.seasons, palette.season)) return [];
    if (palette.fromPrint && look.print.length === 0) return [];
    return fitPalette(demand, name, palette, slots) ?? [];
  });
  fits.sort((a, b) => b.potential + RANK * b.palette.rank - (a.potential + RANK * a.palette.rank));
  const drafts: DraftOutfit[] = [];
  let filledPalettes = 0;
  for (const fit of fits) {
    if (filledPalettes >= FILLED_PALETTES) break;
    const filled = fillPalette(context, look, question, fit);
    if (filled.length > 0) filledPalettes++;
    for (const each of filled) {
      const draft = finishOutfit(context, look, question, fit, each);
      if (draft) drafts.push(draft);
    }
  }
  // For sport another color is worth more than the best fit.
  return keepDifferentClothes(drafts, context.fixed, demand.occasion === 'sport' ? Infinity : FAR_BELOW);
}

/** A look with thick knit over a silky skirt means it. */
function doesMixKnitAndSilk({ lookBook }: ComposingContext, look: Look): boolean {
  const hasCloth = (slot: OutfitSlot, ...cloths: readonly string[]) =>
    look.wear[slot]?.some((part) =>
      lookBook.book.parts[part]!.must['fabric']?.some((cloth) => cloths.includes(cloth)),
    ) === true;
  return hasCloth('bottom', 'satin', 'chiffon');
}

function keepDifferentClothes(
  drafts: readonly DraftOutfit[],
  fixed: readonly Candidate[],
  farBelow: number,
): DraftOutfit[] {
  const sorted = [...drafts].sort((a, b) => b.worth - a.worth);
  const known = new Set<string>();
  const kept: DraftOutfit[] = [];
  for (const draft of sorted) {
    if (kept.length >= KEPT_OF_LOOK || draft.worth < sorted[0]!.worth - farBelow) break;
    const clothes = nameClothes(draft, fixed);
    if (known.has(clothes)) continue;
    known.add(clothes);
    kept.push(draft);
  }
  return kept;
}

export function toOutfit(
  lookBook: CompiledLookBook,
  draft: DraftOutfit,
  relaxed: readonly Relaxation[],
  demand: Demand,
  body: OutfitBody | null,
  said?: Set<string>,
): ComposedOutfit {
  const pieces = OUTFIT_SLOTS.flatMap((slot): WornPiece[] => {
    const candidate = draft.pieces[slot];
    const worn = draft.worn[slot] ?? candidate?.piece.carried;
    return candidate ? [{ ...candidate.piece, slot, ...(worn && { worn }) }] : [];
  });
  const isInSeason = pieces.every(
    ({ slot, wearing }) => slot === 'jewelry' || slot === 'legs' || isWornIn(demand.seasons, wearing.season),
  );
  const isForOccasion = pieces.every(
    ({ slot, wearing }) => !LARGE_SLOTS.has(slot) || wearing.occasion.includes(demand.occasion),
  );
  const isFree = relaxed.includes('look');
  const open = new Set<Relaxation>([
    ...relaxed,
    ...(isFree && !(isInSeason && isForWeather(draft, pieces)) ? (['season'] as const) : []),
    ...(isFree && !isForOccasion ? (['occasion'] as const) : []),
  ]);
  const sentence = writeSentence(lookBook, draft, demand.unsaid, said);
  return {
    pieces,
    look: draft.look.id === 'free' ? null : { id: draft.look.id, name: nameLook(draft.look) },
    palette: draft.palette,
    score: Math.round(Math.min(1, Math.max(0, draft.score)) * 1_000) / 1_000,
    reasons: [
      ...findProportionReason(pieces, draft, body, demand.unsaid),
      ...listDayReasons(draft, sentence),
    ],
    sentence,
    relaxed: RELAXATIONS.filter((relaxation) => open.has(relaxation)),
  };
}

function isForWeather({ pieces, demand, question }: DraftOutfit, worn: readonly WornPiece[]): boolean {
  return (
    demand.weather === null ||
    (measureMisfit(sumWarmth(worn), demand) === 0 &&
      OUTFIT_SLOTS.every((slot) => {
        const candidate = pieces[slot];
        return !candidate || WEATHER_VETOES.every(({ forbids }) => !forbids(candidate, slot, question));
      }))
  );
}
