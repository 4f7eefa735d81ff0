import type { Occasion, OutfitSlot, Season } from '@figura/contracts';
import type { Candidate } from './candidate';
import { harmonyOf } from './harmony';

/** What outfits are put together for. */
export interface ComposeQuestion {
  occasion: Occasion;
  season: Season | null;
  /** Whether the weather asks for a layer. */
  isLayered: boolean;
  /** Keys of pieces that every outfit has. */
  anchors: ReadonlySet<string>;
  count: number;
  /** Another number, other outfits; 0 for the best. */
  seed: number;
}

export interface ComposedOutfit {
  /** In the order of the slots. */
  readonly pieces: readonly Candidate[];
  /** From 0 to 1: half how the pieces suit, half how they go together. */
  readonly score: number;
}

export interface Composition {
  outfits: ComposedOutfit[];
  relaxed: ('season' | 'occasion')[];
}

/** Pieces of one slot that are tried, the best first. */
const TRIED = 20;
/** Unfinished outfits that are carried on. */
const BEAM = 64;
/** How far a seed moves a piece. */
const SHUFFLE = 0.35;

/**
 * The best whole outfits, each of pieces that the others have not, as far as there are enough. What cannot be met is
 * relaxed, the season first. Yields now and then, so that whoever runs it can do something else between.
 */
export function* compose(
  candidates: readonly Candidate[],
  question: ComposeQuestion,
): Generator<void, Composition> {
  const { season, occasion, anchors } = question;
  const ways = [
    { relaxed: [] as Composition['relaxed'], fits: (each: Candidate) => inSeason(each) && forOccasion(each) },
    { relaxed: ['season' as const], fits: (each: Candidate) => forOccasion(each) },
    { relaxed: ['season' as const, 'occasion' as const], fits: () => true },
  ];
  function inSeason(each: Candidate): boolean {
    return season === null || each.season.includes(season);
  }
  function forOccasion(each: Candidate): boolean {
    return each.occasion.includes(occasion);
  }
  for (const { relaxed, fits } of ways) {
    const fitting = candidates.filter((each) => anchors.has(each.key) || fits(each));
    const outfits = yield* differentOutfits(fitting, question);
    if (outfits.length > 0) return { outfits, relaxed };
  }
  return { outfits: [], relaxed: [] };
}

/** The pieces that could take the place of one, best first. */
export function swapsOf(
  candidates: readonly Candidate[],
  rest: readonly Candidate[],
  {
    slot,
    without,
    occasion,
    season,
    limit,
  }: {
    slot: OutfitSlot;
    /** Key of the piece that is swapped. */
    without: string;
    occasion: Occasion;
    season: Season | null;
    limit: number;
  },
): ComposedOutfit[] {
  const fits = (each: Candidate) =>
    each.occasion.includes(occasion) && (season === null || each.season.includes(season));
  const others = candidates.filter(
    (each) => each.slot === slot && each.key !== without && !rest.some(({ key }) => key === each.key),
  );
  const fitting = others.filter(fits);
  return (fitting.length > 0 ? fitting : others)
    .map((each) => ({ each, outfit: outfitOf([...rest, each]) }))
    .sort((a, b) => b.outfit.score - a.outfit.score || compareKeys(a.each, b.each))
    .slice(0, limit)
    .map(({ outfit }) => outfit);
}

/**
 * The best outfit, then the best of what is left: of all other pieces, of other tops, bottoms and dresses, and at last
 * any that is not the same.
 */
function* differentOutfits(
  fitting: readonly Candidate[],
  question: ComposeQuestion,
): Generator<void, ComposedOutfit[]> {
  const { anchors, count } = question;
  const all = yield* wholeOutfits(fitting, question);
  const chosen = all.slice(0, 1);
  while (chosen.length > 0 && chosen.length < count) {
    const worn = new Set(chosen.flatMap(({ pieces }) => pieces.map(({ key }) => key)));
    const isFree = ({ key }: Candidate) => anchors.has(key) || !worn.has(key);
    const others = yield* wholeOutfits(fitting.filter(isFree), question);
    const rest = (each: Candidate) => isFree(each) || !BASE.includes(each.slot);
    const next =
      others[0] ??
      (yield* wholeOutfits(fitting.filter(rest), question))[0] ??
      all.find((outfit) => !chosen.some((other) => keysOf(other) === keysOf(outfit)));
    if (!next) break;
    chosen.push(next);
  }
  return chosen;
}

/** Whole outfits, best first. */
export function* wholeOutfits(
  fitting: readonly Candidate[],
  { anchors, isLayered, seed }: Pick<ComposeQuestion, 'anchors' | 'isLayered' | 'seed'>,
): Generator<void, ComposedOutfit[]> {
  const worth = new Map(
    fitting.map((each) => [each.key, each.suits + (seed > 0 ? SHUFFLE * chance(`${seed} ${each.key}`) : 0)]),
  );
  const best = (slot: OutfitSlot): Candidate[] => {
    const own = fitting.filter((each) => each.slot === slot);
    const held = own.filter((each) => anchors.has(each.key));
    if (held.length > 0) return held;
    return own.sort((a, b) => worth.get(b.key)! - worth.get(a.key)! || compareKeys(a, b)).slice(0, TRIED);
  };
  const isHeld = (slot: OutfitSlot) => fitting.some((each) => each.slot === slot && anchors.has(each.key));
  const extend = (outfits: readonly Draft[], pieces: readonly Candidate[]): Draft[] =>
    outfits
      .flatMap((outfit) => pieces.map((piece) => withPiece(outfit, piece, worth)))
      .sort(byScore)
      .slice(0, BEAM);

  const dresses = isHeld('top') || isHeld('bottom') ? [] : best('one-piece');
  const tops = isHeld('one-piece') ? [] : best('top');
  let drafts = extend(extend([EMPTY], tops), best('bottom'));
  yield;
  drafts = [...drafts, ...extend([EMPTY], dresses)].sort(byScore).slice(0, BEAM);
  drafts = extend(drafts, best('shoes'));
  yield;
  if (isLayered || isHeld('layer')) drafts = extend(drafts, best('layer'));
  yield;
  for (const held of fitting.filter((each) => each.slot === 'accessory' && anchors.has(each.key)))
    drafts = extend(drafts, [held]);
  if (!isHeld('accessory')) {
    const accessories = best('accessory');
    // One of them finishes an outfit; without any it is whole all the same.
    if (accessories.length > 0) drafts = extend(drafts, accessories);
  }
  yield;
  return drafts.map(({ pieces, score }) => ({ pieces: inOrder(pieces), score }));
}

/** How good some pieces are as one outfit. */
export function outfitOf(pieces: readonly Candidate[]): ComposedOutfit {
  const worth = new Map(pieces.map((each) => [each.key, each.suits]));
  const { score } = pieces.reduce((outfit, piece) => withPiece(outfit, piece, worth), EMPTY);
  return { pieces: inOrder(pieces), score };
}

interface Draft {
  readonly pieces: readonly Candidate[];
  /** What decides between equals. */
  readonly keys: string;
  readonly suits: number;
  readonly harmony: number;
  readonly score: number;
}

const EMPTY: Draft = { pieces: [], keys: '', suits: 0, harmony: 0, score: 0 };

function withPiece(outfit: Draft, piece: Candidate, worth: ReadonlyMap<string, number>): Draft {
  const pieces = [...outfit.pieces, piece];
  const suits = outfit.suits + worth.get(piece.key)!;
  const harmony = outfit.pieces.reduce((sum, each) => sum + harmonyOf(each, piece), outfit.harmony);
  const pairs = (pieces.length * (pieces.length - 1)) / 2;
  const score = 0.5 * (suits / pieces.length) + 0.5 * (pairs === 0 ? 1 : harmony / pairs);
  return {
    pieces,
    keys: `${outfit.keys} ${piece.key}`,
    suits,
    harmony,
    score: Math.round(score * 1024) / 1024,
  };
}

function byScore(a: Draft, b: Draft): number {
  return b.score - a.score || (a.keys < b.keys ? -1 : 1);
}

const keysOf = ({ pieces }: { pieces: readonly Candidate[] }): string => pieces.map(({ key }) => key).join();

const compareKeys = (a: Candidate, b: Candidate): number => (a.key < b.key ? -1 : 1);

const BASE: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];
const SLOT_ORDER: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom', 'layer', 'shoes', 'accessory'];

function inOrder(pieces: readonly Candidate[]): Candidate[] {
  return [...pieces].sort((a, b) => SLOT_ORDER.indexOf(a.slot) - SLOT_ORDER.indexOf(b.slot));
}

/** A number from 0 to 1 that depends on the text alone (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
