import type { OutfitPiece } from './piece';
import type { Steps } from '../steps';

/** Clothes that are packed from: what each top makes with which bottoms, by occasion. */
export interface PackableClothes {
  readonly bottoms: readonly number[];
  readonly tops: readonly number[];
  readonly dresses: readonly number[];
  /** Whether a one-piece is worn, or a top and a bottom are, for the occasion of a number. */
  readonly isWorn: (dress: number, occasion: number) => boolean;
  readonly go: (top: number, bottom: number, occasion: number) => boolean;
}

/** How many different clothes a top or a one-piece makes with some bottoms, by occasion. */
interface Maker {
  readonly index: number;
  readonly makes: readonly number[];
}

/** How much may still be looked at. */
interface Budget {
  left: number;
}

export interface Fewest {
  /** Null where no so few do. */
  readonly clothes: readonly number[] | null;
  /** Whether every choice was looked at. */
  readonly isSure: boolean;
}

/** Every so many choices another may work: about a millisecond. */
const STEP = 60;
/** The same in sets of shoes or layers. */
const COVERS_PER_YIELD = 500;

/**
 * The fewest clothes that make so many different outfits for each occasion.
 *
 * @param needs by occasion
 * @param limit how many clothes at most
 * @param choices how many sets are looked at, at most
 */
export function* fewestClothes(
  { bottoms: all, tops, dresses, isWorn, go }: PackableClothes,
  needs: readonly number[],
  limit: number,
  choices: number,
): Steps<Fewest> {
  const budget: Budget = { left: Math.floor(choices) };
  const byDress = dresses.map((index): Maker => ({
    index,
    makes: needs.map((_, at) => Number(isWorn(index, at))),
  }));
  const partners = tops.map((top) =>
    needs.map((_, at) => new Set(all.filter((bottom) => go(top, bottom, at)))),
  );
  let best: number[] | null = null;
  for (const bottoms of subsets(all)) {
    const most: number = best ? best.length - 1 : limit;
    if (bottoms.length > most || budget.left <= 0) break;
    const byTop = tops.map((index, top): Maker => ({
      index,
      makes: partners[top]!.map((those) => countOf(bottoms, those)),
    }));
    const chosen: number[] | null = yield* fewestMakers(
      [...byDress, ...byTop],
      needs,
      most - bottoms.length,
      budget,
    );
    if (chosen) best = [...bottoms, ...chosen];
    if (--budget.left % STEP === 0) yield;
  }
  return { clothes: best, isSure: budget.left > 0 };
}

/** How many of some numbers are among others. */
function countOf(numbers: readonly number[], others: ReadonlySet<number>): number {
  let count = 0;
  for (const number of numbers) if (others.has(number)) count++;
  return count;
}

/** The fewest makers that make enough for every occasion, at most `limit`; null where no so few do. */
function* fewestMakers(
  makers: readonly Maker[],
  needs: readonly number[],
  limit: number,
  budget: Budget,
): Steps<number[] | null> {
  const total = ({ makes }: Maker) => makes.reduce((sum, count) => sum + count, 0);
  const useful = makers
    .filter((maker) => total(maker) > 0)
    .sort((a, b) => total(b) - total(a) || a.index - b.index);
  const bestFirst = needs.map((_, occasion) =>
    [...useful.keys()].sort((a, b) => useful[b]!.makes[occasion]! - useful[a]!.makes[occasion]!),
  );
  /** The most that so many of the makers from one on make for an occasion. Asked at every choice, it allocates nothing. */
  function mostOf(occasion: number, from: number, size: number): number {
    let most = 0;
    let left = size;
    for (const at of bestFirst[occasion]!) {
      if (left === 0) break;
      if (at < from) continue;
      most += useful[at]!.makes[occasion]!;
      left--;
    }
    return most;
  }
  function* seek(from: number, left: readonly number[], size: number): Steps<number[] | null> {
    if (left.every((need) => need <= 0)) return [];
    if (size === 0 || --budget.left < 0) return null;
    if (budget.left % STEP === 0) yield;
    if (left.some((need, occasion) => mostOf(occasion, from, size) < need)) return null;
    for (let at = from; at < useful.length; at++) {
      const { index, makes } = useful[at]!;
      const rest = yield* seek(
        at + 1,
        left.map((need, occasion) => need - makes[occasion]!),
        size - 1,
      );
      if (rest) return [index, ...rest];
    }
    return null;
  }
  for (let size = 0; size <= limit; size++) {
    const found = yield* seek(0, needs, size);
    if (found) return found;
  }
  return null;
}

/** The fewest pieces among which everyone who chooses finds one, unless there is none for them at all. */
export function* covering(
  indexes: readonly number[],
  pieces: readonly OutfitPiece[],
  choosers: readonly ((piece: OutfitPiece) => boolean)[],
): Steps<readonly number[]> {
  const suited = choosers
    .map((suits) => new Set(indexes.filter((index) => suits(pieces[index]!))))
    .filter(({ size }) => size > 0);
  let looked = 0;
  for (const set of subsets(indexes)) {
    if (suited.every((those) => set.some((index) => those.has(index)))) return set;
    if (++looked % COVERS_PER_YIELD === 0) yield;
  }
  return [];
}

/** Every set of some of the numbers, small sets first. */
function* subsets(numbers: readonly number[]): Generator<readonly number[]> {
  function* ofSize(size: number, from: number): Generator<number[]> {
    if (size === 0) return yield [];
    for (let at = from; at <= numbers.length - size; at++) {
      for (const rest of ofSize(size - 1, at + 1)) yield [numbers[at]!, ...rest];
    }
  }
  for (let size = 0; size <= numbers.length; size++) yield* ofSize(size, 0);
}
