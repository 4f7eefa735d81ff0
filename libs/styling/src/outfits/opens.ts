import { OCCASIONS, type OutfitSlot } from '@figura/contracts';
import { looking } from './bench';
import { judgedOf, pairScore, type JudgedPiece } from './pairs';
import { pieceKey, type OutfitPiece } from './piece';
import { OUTFIT_RULES, UNSEEN_TYPES } from './rules';
import type { Steps } from '../steps';

/** What a piece that is not there would open. */
export interface Gap<Piece extends OutfitPiece = OutfitPiece> {
  readonly piece: Piece;
  /** In how many outfits it would take part. */
  readonly opens: number;
}

type Judged = JudgedPiece & {
  readonly piece: OutfitPiece;
  /** A bit for each occasion that it is for. */
  readonly occasions: number;
};

/** A bit for each of some pieces, by their numbers. */
type Bits = Uint32Array;

/** Tops and bottoms that go together, and one-pieces: what an outfit is built on. */
interface Bases {
  readonly dresses: readonly Judged[];
  readonly tops: readonly Judged[];
  readonly bottoms: readonly Judged[];
  /** For each top the bottoms that go with it. */
  readonly pairs: readonly Bits[];
}

const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];
/** A step of work, in pairs that are judged: below a millisecond. */
const PAIRS_PER_YIELD = 500;

/**
 * In how many outfits each piece takes part, by its key: as a part of the clothes, in as many as there are one-pieces and
 * tops with bottoms that go together; as shoes, layer or accessory, in as many of these as it goes with. Pieces that have
 * no occasion in common are not worn together.
 */
export function* openings(pieces: readonly OutfitPiece[]): Steps<Map<string, number>> {
  yield* looking(pieces);
  const judged = pieces.filter(isSeen).map(judge);
  const bases = yield* basesOf(judged);
  const counts = new Map(pieces.map((piece) => [pieceKey(piece), 0]));
  const add = ({ piece }: Judged, count: number) =>
    counts.set(pieceKey(piece), counts.get(pieceKey(piece))! + count);
  for (const dress of bases.dresses) add(dress, 1);
  for (const [top, under] of bases.pairs.entries()) add(bases.tops[top]!, shared(under, under));
  for (const [at, bottom] of bases.bottoms.entries()) {
    add(bottom, bases.pairs.filter((under) => has(under, at)).length);
    yield;
  }
  for (const one of judged.filter(isBeside)) {
    add(one, basesWith(one, bases));
    yield;
  }
  return counts;
}

/**
 * Which single pieces would open the most outfits to somebody: the best of each slot, the most first, then the one that
 * suits more, then by key. Shoes and layers are missing only where there are none, and accessories never: beside clothes they
 * make no new outfit.
 *
 * @param offered pieces that may be got
 * @param count how many at most
 */
export function* gaps<Piece extends OutfitPiece>(
  owned: readonly OutfitPiece[],
  offered: readonly Piece[],
  count: number,
): Steps<Gap<Piece>[]> {
  yield* looking(owned);
  const judged = owned.filter(isSeen).map(judge);
  const bases = yield* basesOf(judged);
  const widest = new Map<OutfitSlot, Gap<Piece>>();
  const isMissing = ({ slot }: OutfitPiece) =>
    CLOTHES.includes(slot) || (slot !== 'accessory' && !judged.some((one) => one.slot === slot));
  for (const piece of offered.filter((each) => isSeen(each) && isMissing(each))) {
    const opens = opensAs(judge(piece), bases);
    const gap = { piece, opens };
    const before = widest.get(piece.slot);
    if (opens > 0 && (!before || inOrder(gap, before) < 0)) widest.set(piece.slot, gap);
    yield;
  }
  return [...widest.values()].sort(inOrder).slice(0, count);
}

function inOrder(a: Gap, b: Gap): number {
  return (
    b.opens - a.opens || b.piece.score - a.piece.score || (pieceKey(a.piece) < pieceKey(b.piece) ? -1 : 1)
  );
}

function opensAs(one: Judged, bases: Bases): number {
  const count = (others: readonly Judged[]) => others.filter((other) => goTogether(one, other)).length;
  switch (one.slot) {
    case 'one-piece':
      return 1;
    case 'top':
      return count(bases.bottoms);
    case 'bottom':
      return count(bases.tops);
    default:
      return basesWith(one, bases);
  }
}

/** How many bases a piece beside them goes with: it goes with both halves. */
function basesWith(one: Judged, { dresses, tops, bottoms, pairs }: Bases): number {
  const worn = bitsOf(bottoms, (bottom) => goTogether(one, bottom));
  let count = dresses.filter((dress) => goTogether(one, dress)).length;
  for (const [top, under] of pairs.entries()) {
    if (goTogether(one, tops[top]!)) count += shared(under, worn);
  }
  return count;
}

const BITS = 32;

function bitsOf(pieces: readonly Judged[], is: (piece: Judged) => boolean): Bits {
  const bits = new Uint32Array(Math.ceil(pieces.length / BITS));
  for (const [at, piece] of pieces.entries()) if (is(piece)) bits[at >>> 5]! |= 1 << (at % BITS);
  return bits;
}

function has(bits: Bits, at: number): boolean {
  return (bits[at >>> 5]! & (1 << (at % BITS))) !== 0;
}

/** How many bits two sets of as many pieces have in common. */
function shared(one: Bits, other: Bits): number {
  let count = 0;
  for (let at = 0; at < one.length; at++) {
    for (let left = one[at]! & other[at]!; left !== 0; left &= left - 1) count++;
  }
  return count;
}

function* basesOf(judged: readonly Judged[]): Steps<Bases> {
  const of = (slot: OutfitSlot) => judged.filter((one) => one.slot === slot);
  const [dresses, tops, bottoms] = [of('one-piece'), of('top'), of('bottom')];
  const pairs: Bits[] = [];
  for (const [index, top] of tops.entries()) {
    pairs.push(bitsOf(bottoms, (bottom) => goTogether(top, bottom)));
    if ((index * bottoms.length) % PAIRS_PER_YIELD < bottoms.length) yield;
  }
  return { dresses, tops, bottoms, pairs };
}

function judge(piece: OutfitPiece): Judged {
  const { occasion } = piece.wearing;
  const occasions = OCCASIONS.reduce(
    (bits, each, at) => (occasion.includes(each) ? bits | (1 << at) : bits),
    0,
  );
  return { piece, occasions, ...judgedOf(piece) };
}

function goTogether(one: Judged, other: Judged): boolean {
  return (one.occasions & other.occasions) !== 0 && pairScore(one, other) >= OUTFIT_RULES.works;
}

function isBeside({ slot }: Judged): boolean {
  return slot === 'shoes' || slot === 'layer' || slot === 'accessory';
}

function isSeen({ garment }: OutfitPiece): boolean {
  return !UNSEEN_TYPES.has(garment.type);
}
