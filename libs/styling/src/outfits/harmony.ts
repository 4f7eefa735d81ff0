import type { OutfitSlot } from '@figura/contracts';
import { distance } from './color';
import { lookOf, type Look } from './look';
import { formalityGap, hueTerm, lightnessTerm, patternTerm, sharesColor } from './pairs';
import type { OutfitPiece } from './piece';
import { OUTFIT_RULES } from './rules';

/** A piece as others see it: nothing of whom it suits. */
export type WornPiece = Pick<OutfitPiece, 'garment'> &
  (
    | Pick<OutfitPiece, 'slot' | 'wearing'>
    /** What is no garment that is known: its colors still say something. */
    | { readonly slot: null; readonly wearing: null }
  );

/** Slots of which one piece is worn; a one-piece takes the place of a bottom. */
const SINGLE: readonly (readonly OutfitSlot[])[] = [['shoes'], ['bottom', 'one-piece']];
/** Of each of these an outfit has one at least. */
const NEEDED: readonly (readonly OutfitSlot[])[] = [['shoes'], ['bottom', 'one-piece'], ['top', 'one-piece']];

/** What is gathered of all pairs: the sum of what each says, and of its weights. */
interface Pool {
  sum: number;
  weights: number;
}

type Rule = keyof typeof OUTFIT_RULES.together.weights;

/**
 * How pieces that somebody put together go together, whoever wears them: from 0 to 1, and 0.5 where nothing can be said of
 * any two of them.
 */
export function harmonyOf(pieces: readonly WornPiece[]): number {
  const pool: Pool = { sum: 0, weights: 0 };
  const worn = pieces.map((piece) => ({ piece, look: lookOf(piece) }));
  worn.forEach((one, at) => {
    for (const other of worn.slice(at + 1)) {
      addColors(pool, one.look, other.look);
      addWearing(pool, one.piece, other.piece);
      if (one.piece.slot && other.piece.slot) add(pool, 'pattern', patternTerm(one.look, other.look));
      const [fabrics, others] = [one, other].map(({ piece }) => piece.garment.attributes['fabric'] ?? []);
      if (fabrics!.length && others!.length)
        add(pool, 'fabric', fabrics!.some((fabric) => others!.includes(fabric)) ? 1 : 0);
    }
  });
  if (pool.weights === 0) return 0.5;
  return Math.min(1, Math.max(0, pool.sum / pool.weights - costOf(pieces)));
}

function add(pool: Pool, rule: Rule, worth: number): void {
  const weight = OUTFIT_RULES.together.weights[rule];
  pool.sum += weight * worth;
  pool.weights += weight;
}

function addColors(pool: Pool, one: Look, other: Look): void {
  const [first] = one.colors;
  const [second] = other.colors;
  if (!first || !second) return;
  const nearest = Math.min(
    ...one.colors.flatMap((color) => other.colors.map((each) => distance(color, each))),
  );
  add(pool, 'echo', Math.exp(-((nearest / OUTFIT_RULES.together.echoWidth) ** 2)));
  add(pool, 'shared', sharesColor(one, other) ? 1 : 0);
  add(pool, 'lightness', lightnessTerm(first, second));
  add(pool, 'hue', hueTerm(first, second));
}

function addWearing(pool: Pool, one: WornPiece, other: WornPiece): void {
  if (!one.wearing || !other.wearing) return;
  const gap =
    Math.max(
      0,
      formalityGap(
        { slot: one.slot, formality: one.wearing.formality },
        { slot: other.slot, formality: other.wearing.formality },
      ),
    ) / OUTFIT_RULES.together.formalityWidth;
  add(pool, 'formality', Math.exp(-(gap * gap) / 2));
  add(pool, 'occasions', shared(one.wearing.occasion, other.wearing.occasion));
  add(pool, 'seasons', shared(one.wearing.season, other.wearing.season));
}

/** What speaks against pieces as a whole: two where one is worn, or none where one is needed. */
function costOf(pieces: readonly WornPiece[]): number {
  const { double, missing } = OUTFIT_RULES.together;
  const count = (slots: readonly OutfitSlot[]) =>
    pieces.filter(({ slot }) => slot && slots.includes(slot)).length;
  const doubles = SINGLE.reduce((sum, slots) => sum + Math.max(0, count(slots) - 1), 0);
  // What was not understood may be what seems to be missing.
  const isAllKnown = pieces.every(({ slot }) => slot !== null);
  const gaps = isAllKnown ? NEEDED.filter((slots) => count(slots) === 0).length : 0;
  return doubles * double + gaps * missing;
}

/** Of what two pieces are for, the share that both are: from 0 to 1. */
function shared(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : one.filter((entry) => other.includes(entry)).length / all;
}
