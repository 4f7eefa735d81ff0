import type { Occasion, OutfitSlot } from '@figura/contracts';
import { benchOf, looking, type Bench } from './bench';
import { leftOpen, RELAXATIONS, type Relaxation } from './compose';
import { dressableFor, type Dressable, type Undressed } from './dressable';
import { dressedDays, type PackedOutfit } from './packed-days';
import { covering, fewestClothes, type PackableClothes } from './packing-search';
import { pieceKey, type OutfitPiece } from './piece';
import { demandOf, type OutfitQuestion } from './question';
import type { OutfitBody } from './reasons';
import { OUTFIT_RULES, UNSEEN_TYPES } from './rules';
import type { Steps } from '../steps';

/** What is packed for. Every day has an outfit for each occasion. */
export interface PackingQuestion extends Pick<OutfitQuestion, 'season' | 'weather'> {
  readonly days: number;
  readonly occasions: readonly Occasion[];
  /** How many pieces at most. */
  readonly max: number;
}

export interface Packing {
  /** In the order of the slots, then of their keys. */
  readonly pieces: readonly OutfitPiece[];
  /** Of each day the outfits in the order of the occasions; empty where nothing is packed. */
  readonly days: readonly { readonly outfits: readonly PackedOutfit[] }[];
  /** What not every outfit meets, season before occasion. */
  readonly relaxed: readonly Relaxation[];
  /** The occasions that the pieces make no whole outfit for; the others are packed for. */
  readonly missing: readonly Undressed[];
  /** Where `max` pieces are too few to dress every occasion once: how many it takes. */
  readonly needed: number | null;
  /** With fewer pieces than this nobody could dress so many days in different outfits. */
  readonly atLeast: number;
  /** Whether no smaller set of the pieces does: so for up to {@link EXACT_PIECES} of them. */
  readonly isFewest: boolean;
  /** Whether outfits come again, since the pieces or `max` allow no more different ones. */
  readonly repeats: boolean;
}

/** Of up to so many pieces the fewest are found. Of more, so many are looked at: of every occasion what suits best. */
export const EXACT_PIECES = 40;
const MAX_PER_SLOT: Readonly<Record<OutfitSlot, number>> = {
  top: 13,
  bottom: 11,
  'one-piece': 6,
  shoes: 5,
  layer: 5,
  accessory: 0,
};
/** Sets of clothes that are looked at, at most: half of them for as many outfits as could be, the others for fewer. */
const MAX_CHOICES = 150_000;
const SLOT_ORDER: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom', 'layer', 'shoes'];

/**
 * The fewest pieces that dress every day for every occasion, without wearing the same clothes twice for one occasion:
 * one-pieces, and tops with bottoms that go together; shoes for every occasion; layers where it is cold. An occasion that
 * has fewer different outfits than days has each of them, again and again; and so have all where `max` allows no more.
 * What is made for the season and the occasion comes first; an occasion that cannot be dressed so is dressed with what
 * nearly is, and one that cannot be dressed at all is named.
 */
export function* packing(
  question: PackingQuestion,
  all: readonly OutfitPiece[],
  body: OutfitBody | null,
): Steps<Packing> {
  const { days, max } = question;
  const demand = demandOf(question);
  const seen = all
    .filter((piece) => !UNSEEN_TYPES.has(piece.garment.type) && SLOT_ORDER.includes(piece.slot))
    .sort((a, b) => b.score - a.score || (pieceKey(a) < pieceKey(b) ? -1 : 1));
  yield* looking(seen);
  const bench = benchOf(seen, { occasion: question.occasions[0]! }, demand, true);
  yield;

  const occasions: Dressable[] = [];
  const missing: Undressed[] = [];
  for (const occasion of new Set(question.occasions)) {
    const found = yield* dressableFor(bench, occasion);
    if ('lacks' in found) missing.push(found);
    else occasions.push(found);
    yield;
  }
  const { kept, isAll } = keptOf(bench, occasions);
  yield;
  const inSlot = (slot: OutfitSlot) => kept.filter((index) => seen[index]!.slot === slot);
  const choosers = occasions.map(({ admits }) => admits);
  const beside = [
    ...(yield* covering(inSlot('shoes'), seen, choosers)),
    ...(demand.needsLayer ? yield* covering(inSlot('layer'), seen, choosers) : []),
  ];
  yield;
  const clothes = clothesOf(bench, kept, occasions);
  const possible: number[] = [];
  for (const at of occasions.keys()) possible.push(yield* outfitsIn(clothes, at));

  const limit = max - beside.length;
  let isSure = true;
  let best: readonly number[] | null = null;
  let makes: readonly number[] = [];
  const most = occasions.length === 0 ? 0 : Math.min(days, Math.max(...possible), mostOutfits(limit));
  for (let different = most; different > 1 && !best; different--) {
    makes = possible.map((count) => Math.min(different, count));
    const share = different === most ? 1 : most - 1;
    const found = yield* fewestClothes(clothes, makes, limit, MAX_CHOICES / 2 / share);
    best = found.clothes;
    isSure &&= found.isSure;
  }
  let needed: number | null = null;
  if (!best && occasions.length > 0) {
    makes = occasions.map(() => 1);
    // A top and a bottom for each are always enough.
    const once = yield* fewestClothes(clothes, makes, 2 * occasions.length, MAX_CHOICES / 10);
    const found = once.clothes ?? clothesIn(occasions, seen);
    isSure &&= once.isSure;
    if (found.length <= limit) best = found;
    else needed = beside.length + found.length;
  }
  const packed = [...(best ?? []), ...(best ? beside : [])].map((index) => seen[index]!);
  packed.sort(
    (a, b) => SLOT_ORDER.indexOf(a.slot) - SLOT_ORDER.indexOf(b.slot) || (pieceKey(a) < pieceKey(b) ? -1 : 1),
  );
  yield;
  const dressed = best ? yield* dressedDays(packed, occasions, days, demand, body) : [];
  const open = dressed.flatMap(({ outfits }) =>
    outfits.flatMap((outfit) => leftOpen(outfit, outfit.occasion, demand)),
  );
  return {
    pieces: packed,
    days: dressed,
    relaxed: RELAXATIONS.filter((each) => open.includes(each)),
    missing,
    needed,
    atLeast: leastClothes(days) + 1,
    isFewest: isAll && isSure,
    repeats: best !== null && makes.some((count) => count < days),
  };
}

/** What is packed from: all that some occasion admits, or where that is too much, what suits best of each in turn. */
function keptOf(
  { pieces }: Bench,
  occasions: readonly Dressable[],
): { kept: readonly number[]; isAll: boolean } {
  const all = pieces.flatMap((piece, index) =>
    occasions.some(({ admits }) => admits(piece)) ? [index] : [],
  );
  if (all.length <= EXACT_PIECES) return { kept: all, isAll: true };
  const kept = new Set(occasions.flatMap(({ example }) => example));
  for (const slot of SLOT_ORDER) {
    const queues = occasions.map(({ admits }) =>
      all.filter((index) => pieces[index]!.slot === slot && admits(pieces[index]!)),
    );
    let count = [...kept].filter((index) => pieces[index]!.slot === slot).length;
    for (let turn = 0; count < MAX_PER_SLOT[slot] && queues.some((queue) => queue.length > 0); turn++) {
      const next = queues[turn % queues.length]!.shift();
      if (next === undefined || kept.has(next)) continue;
      kept.add(next);
      count++;
    }
  }
  return { kept: all.filter((index) => kept.has(index)), isAll: false };
}

function clothesOf(bench: Bench, kept: readonly number[], occasions: readonly Dressable[]): PackableClothes {
  const { pieces } = bench;
  const inSlot = (slot: OutfitSlot) => kept.filter((index) => pieces[index]!.slot === slot);
  const isFor = occasions.map(({ admits }) => new Set(kept.filter((index) => admits(pieces[index]!))));
  return {
    bottoms: inSlot('bottom'),
    tops: inSlot('top'),
    dresses: inSlot('one-piece'),
    isWorn: (dress, occasion) => isFor[occasion]!.has(dress),
    go: (top, bottom, occasion) =>
      isFor[occasion]!.has(top) &&
      isFor[occasion]!.has(bottom) &&
      bench.pair(top, bottom) >= OUTFIT_RULES.works,
  };
}

/** How many different clothes there are for the occasion of a number. */
function* outfitsIn(
  { bottoms, tops, dresses, isWorn, go }: PackableClothes,
  occasion: number,
): Steps<number> {
  let count = dresses.filter((dress) => isWorn(dress, occasion)).length;
  for (const top of tops) {
    count += bottoms.filter((bottom) => go(top, bottom, occasion)).length;
    yield;
  }
  return count;
}

/** The clothes of the outfits that show that each occasion can be dressed. */
function clothesIn(occasions: readonly Dressable[], pieces: readonly OutfitPiece[]): readonly number[] {
  const isClothes = (index: number) => ['one-piece', 'top', 'bottom'].includes(pieces[index]!.slot);
  return [...new Set(occasions.flatMap(({ example }) => example.filter(isClothes)))];
}

/** As many outfits as so many clothes can make: half of them tops, half of them bottoms, or all of them one-pieces. */
function mostOutfits(clothes: number): number {
  return Math.max(0, clothes, Math.floor(clothes / 2) * Math.ceil(clothes / 2));
}

/** As few clothes as can make so many outfits, whatever goes with what: tops times bottoms. */
function leastClothes(outfits: number): number {
  const tops = Math.ceil(Math.sqrt(outfits));
  return Math.min(outfits, tops + Math.ceil(outfits / tops));
}
