import { judgedOf, pairScore, type JudgedPiece } from './pairs';
import { pieceKey, type OutfitPiece } from './piece';
import { OUTFIT_RULES, UNSEEN_TYPES } from './rules';
import type { Steps } from './steps';

/** What a piece that is not there would open. */
export interface Gap {
  readonly piece: OutfitPiece;
  /** In how many outfits it would take part. */
  readonly opens: number;
}

type Judged = JudgedPiece & { readonly piece: OutfitPiece };

/**
 * In how many outfits each piece takes part, by its key: as a part of the clothes, in as many as there are one-pieces and
 * tops with bottoms that go together; as shoes, layer or accessory, in as many of these as it goes with. Pieces that have
 * no occasion in common are not worn together.
 */
export function* openings(pieces: readonly OutfitPiece[]): Steps<Map<string, number>> {
  const judged = pieces.filter(isSeen).map(judge);
  const bases = yield* basesOf(judged);
  const counts = new Map(pieces.map((piece) => [pieceKey(piece), 0]));
  for (const base of bases) {
    for (const { piece } of base) counts.set(pieceKey(piece), counts.get(pieceKey(piece))! + 1);
  }
  for (const one of judged.filter(isBeside)) {
    counts.set(
      pieceKey(one.piece),
      bases.filter((base) => base.every((other) => goTogether(one, other))).length,
    );
    yield;
  }
  return counts;
}

/**
 * Which single pieces would open the most outfits to somebody, the most first and then by key.
 *
 * @param offered pieces that may be got
 * @param count how many at most
 */
export function* gaps(
  owned: readonly OutfitPiece[],
  offered: readonly OutfitPiece[],
  count: number,
): Steps<Gap[]> {
  const judged = owned.filter(isSeen).map(judge);
  const bases = yield* basesOf(judged);
  const found: Gap[] = [];
  for (const piece of offered.filter(isSeen)) {
    const one = judge(piece);
    const goesWith = (others: readonly Judged[]) => others.every((other) => goTogether(one, other));
    const opens = isBeside(one)
      ? bases.filter(goesWith).length
      : piece.slot === 'one-piece'
        ? 1
        : judged.filter(
            (other) => other.slot === (piece.slot === 'top' ? 'bottom' : 'top') && goesWith([other]),
          ).length;
    if (opens > 0) found.push({ piece, opens });
    yield;
  }
  return found
    .sort(
      (a, b) =>
        b.opens - a.opens ||
        b.piece.score - a.piece.score ||
        (pieceKey(a.piece) < pieceKey(b.piece) ? -1 : 1),
    )
    .slice(0, count);
}

function* basesOf(judged: readonly Judged[]): Steps<(readonly Judged[])[]> {
  const bases: (readonly Judged[])[] = judged
    .filter(({ slot }) => slot === 'one-piece')
    .map((dress) => [dress]);
  const bottoms = judged.filter(({ slot }) => slot === 'bottom');
  for (const top of judged.filter(({ slot }) => slot === 'top')) {
    for (const bottom of bottoms) if (goTogether(top, bottom)) bases.push([top, bottom]);
    yield;
  }
  return bases;
}

function judge(piece: OutfitPiece): Judged {
  return { piece, ...judgedOf(piece) };
}

function goTogether(one: Judged, other: Judged): boolean {
  const { occasion } = one.piece.wearing;
  return (
    occasion.some((shared) => other.piece.wearing.occasion.includes(shared)) &&
    pairScore(one, other) >= OUTFIT_RULES.works
  );
}

function isBeside({ slot }: Judged): boolean {
  return slot === 'shoes' || slot === 'layer' || slot === 'accessory';
}

function isSeen({ garment }: OutfitPiece): boolean {
  return !UNSEEN_TYPES.has(garment.type);
}
