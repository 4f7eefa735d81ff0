import type { Occasion } from '@figura/contracts';
import { benchOf, looking, scoreOf, withOccasionOpen, type Bench, type Combination } from './bench';
import { choosingDifferent } from './choosing';
import { combining } from './combining';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type Demand, type OutfitQuestion } from './question';
import { reasonsOf, type OutfitBody, type OutfitReason } from './reasons';
import { OUTFIT_RULES, UNSEEN_TYPES } from './rules';
import { finish, type Steps } from '../steps';

/** What had to be left open so that there were enough outfits. */
export const RELAXATIONS = ['season', 'occasion'] as const;
export type Relaxation = (typeof RELAXATIONS)[number];

export interface ComposedOutfit {
  /** In the order of the slots. */
  readonly pieces: readonly OutfitPiece[];
  /** 0 to 1, to three places. */
  readonly score: number;
  /** What makes it work, the strongest first. */
  readonly reasons: readonly OutfitReason[];
  /** The outfit in one sentence. */
  readonly sentence: string;
}

export interface Composition {
  /** The best first. */
  readonly outfits: readonly ComposedOutfit[];
  /** Season before occasion; empty where everything could be met. */
  readonly relaxed: readonly Relaxation[];
  /** How many of the outfits leave nothing open: they come first. */
  readonly met: number;
}

/**
 * Complete outfits for a question, different from one another: a one-piece, or a top and a bottom; shoes; a layer where
 * season or weather ask for one. Where there are fewer than asked for, pieces of other seasons are taken, then pieces for
 * other occasions, for the outfits that lack. Whatever the order of the pieces, the answer is the same.
 *
 * Up to 20,000 combinations every one is looked at. Of more, only the pieces that suit best are combined,
 * and of the clothes only the best get shoes and layers.
 *
 * @param body for the reasons; null where nobody measured
 */
export function composeOutfits(
  question: OutfitQuestion,
  pieces: readonly OutfitPiece[],
  body: OutfitBody | null,
): Composition {
  return finish(composing(question, pieces, body));
}

/** The same in steps of a few milliseconds. */
export function* composing(
  question: OutfitQuestion,
  all: readonly OutfitPiece[],
  body: OutfitBody | null,
): Steps<Composition> {
  const keyed = all
    .filter(({ garment }) => !UNSEEN_TYPES.has(garment.type))
    .map((piece) => ({ piece, key: pieceKey(piece) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const pieces = keyed.map(({ piece }) => piece);
  const fixed = new Set(keyed.flatMap(({ key }, index) => (question.fixed?.includes(key) ? [index] : [])));
  const demand = demandOf(question);
  const outfits: ComposedOutfit[] = [];
  const chosen: Combination[] = [];
  const relaxed = new Set<Relaxation>();
  let met = 0;
  yield* looking(pieces);
  const strict = benchOf(pieces, question, demand, false);
  yield;
  for (const [open, farthest] of relaxations(demand)) {
    const missing = question.count - outfits.length;
    if (missing <= 0 || (farthest === Infinity && outfits.length > 0)) break;
    const bench = open.includes('occasion') ? withOccasionOpen(strict, question) : strict;
    const isAdmitted = admission(question, demand, open, farthest);
    const candidates = pieces.flatMap((piece, index) =>
      fixed.has(index) || isAdmitted(piece) ? [index] : [],
    );
    yield;
    const combined = yield* combining(bench, candidates, fixed, open.length > 0);
    const added = combined ? yield* choosingDifferent(bench, combined, chosen, missing) : [];
    if (open.length === 0) met = added.length;
    for (const combination of added) {
      const whole = withAccessory(bench, candidates, combination, question);
      chosen.push(combination);
      const outfit = composed(bench, whole, question, body);
      outfits.push(outfit);
      if (open.length > 0) leftOpen(outfit, question.occasion, demand).forEach((each) => relaxed.add(each));
      yield;
    }
  }
  return { outfits: toldApart(outfits), relaxed: RELAXATIONS.filter((each) => relaxed.has(each)), met };
}

/** Outfits of one answer, each with what only it can say: what an outfit before says too is left out where anything is left. */
function toldApart(outfits: readonly ComposedOutfit[]): ComposedOutfit[] {
  const mentioned = new Set<string>();
  const led = new Set<OutfitReason['rule']>();
  return outfits.map((outfit) => {
    const own = outfit.reasons.filter(({ sentence }) => !mentioned.has(sentence));
    const reasons = own.length > 0 ? own : outfit.reasons;
    for (const { sentence } of reasons) mentioned.add(sentence);
    // "The ivory comes back …" and "The oat comes back …" would be one sentence twice.
    const lead = reasons.find(({ rule }) => !led.has(rule)) ?? reasons[0]!;
    led.add(lead.rule);
    return { ...outfit, reasons, sentence: lead.sentence };
  });
}

/** What is left open, one thing after the other, and how far off the occasion pieces may be then; at last however far. */
function relaxations({ seasons }: Demand): [open: Relaxation[], farthest: number][] {
  const strict: Relaxation[][] = seasons ? [[], ['season']] : [[]];
  const open: Relaxation[] = seasons ? ['season', 'occasion'] : ['occasion'];
  return [
    ...strict.map((each): [Relaxation[], number] => [each, 0]),
    [open, OUTFIT_RULES.farthest],
    [open, Infinity],
  ];
}

/**
 * Tells whether a piece may be worn.
 *
 * @param farthest in steps of formality, how far off the occasion pieces may be where it is open
 */
export function admission(
  { occasion }: Pick<OutfitQuestion, 'occasion'>,
  { seasons }: Demand,
  open: readonly Relaxation[] = [],
  farthest = 0,
): (piece: OutfitPiece) => boolean {
  const middle = OUTFIT_RULES.occasions[occasion];
  const isAnySeason = open.includes('season') || !seasons;
  const { sport } = OUTFIT_RULES;
  return ({ wearing }) => {
    if (!isAnySeason && !wearing.season.some((one) => seasons.includes(one))) return false;
    if (wearing.occasion.includes(occasion)) return true;
    if (!open.includes('occasion') || wearing.occasion.length === 0) return false;
    const isSportswear = wearing.occasion.every((each) => each === 'sport');
    const limit = occasion === 'sport' ? sport.others : isSportswear ? sport.elsewhere : Infinity;
    return Math.abs(wearing.formality - middle) <= Math.min(farthest, limit);
  };
}

/** What an outfit does not meet: the season also where it has no layer and ought to. */
export function leftOpen(
  { pieces }: Pick<ComposedOutfit, 'pieces'>,
  occasion: Occasion,
  { seasons, needsLayer }: Demand,
): Relaxation[] {
  const isInSeason = ({ wearing }: OutfitPiece) =>
    !seasons || wearing.season.some((one) => seasons.includes(one));
  const isWarm = !needsLayer || pieces.some(({ slot }) => slot === 'layer');
  return [
    ...(isWarm && pieces.every(isInSeason) ? [] : (['season'] as const)),
    ...(pieces.every(({ wearing }) => wearing.occasion.includes(occasion)) ? [] : (['occasion'] as const)),
  ];
}

/** An outfit with the accessory for the occasion and the season that does most for it, if one does anything. */
function withAccessory(
  bench: Bench,
  candidates: readonly number[],
  combination: Combination,
  { occasion }: Pick<OutfitQuestion, 'occasion'>,
): Combination {
  if (combination.some((index) => bench.pieces[index]!.slot === 'accessory')) return combination;
  const isAdmitted = admission({ occasion }, bench.demand);
  let best = combination;
  let bestScore = scoreOf(bench, combination) + OUTFIT_RULES.accessory;
  for (const index of candidates) {
    const piece = bench.pieces[index]!;
    if (piece.slot !== 'accessory' || !isAdmitted(piece)) continue;
    if (combination.some((other) => bench.pair(index, other) < OUTFIT_RULES.works)) continue;
    const score = scoreOf(bench, [...combination, index]);
    if (score > bestScore) [best, bestScore] = [[...combination, index], score];
  }
  return best;
}

/** An outfit with its reasons. */
export function composed(
  bench: Bench,
  combination: Combination,
  question: Pick<OutfitQuestion, 'occasion'>,
  body: OutfitBody | null,
): ComposedOutfit {
  const reasons = reasonsOf(bench, combination, question.occasion, body);
  return {
    pieces: combination.map((index) => bench.pieces[index]!),
    score: Math.round(scoreOf(bench, combination) * 1_000) / 1_000,
    reasons,
    sentence: reasons[0]!.sentence,
  };
}
