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

type Rule = keyof typeof OUTFIT_RULES.together.weights;
/** What the rules say of two pieces; a rule that knows too little of them says nothing. */
type Said = Partial<Record<Rule, number>>;

const RULES = Object.keys(OUTFIT_RULES.together.weights) as Rule[];

/**
 * How pieces that somebody put together go together, whoever wears them: from 0 to 1, and 0.5 where nothing can be said of
 * any two of them. What a rule cannot say of two pieces counts as what it says of any two, so that a piece of which little is
 * known is neither better nor worse for it.
 */
export function harmonyOf(pieces: readonly WornPiece[]): number {
  const { weights, unknown } = OUTFIT_RULES.together;
  const worn = pieces.map((piece) => ({ piece, look: lookOf(piece) }));
  const pairs = worn.flatMap((one, at) => worn.slice(at + 1).map((other) => saidOf(one, other)));
  if (pairs.every((said) => Object.keys(said).length === 0)) return 0.5;
  const worth = (said: Said) =>
    RULES.reduce((sum, rule) => sum + weights[rule] * (said[rule] ?? unknown[rule]), 0);
  const whole = pairs.length * RULES.reduce((sum, rule) => sum + weights[rule], 0);
  const together = pairs.reduce((sum, said) => sum + worth(said), 0) / whole;
  return Math.min(1, Math.max(0, together - costOf(pieces)));
}

interface SeenPiece {
  readonly piece: WornPiece;
  readonly look: Look;
}

function saidOf(one: SeenPiece, other: SeenPiece): Said {
  const [fabrics, others] = [one, other].map(({ piece }) => piece.garment.attributes['fabric'] ?? []);
  return {
    ...colorsOf(one.look, other.look),
    ...wearingOf(one.piece, other.piece),
    ...(one.piece.slot && other.piece.slot && { pattern: patternTerm(one.look, other.look) }),
    ...(fabrics!.length > 0 &&
      others!.length > 0 && { fabric: fabrics!.some((fabric) => others!.includes(fabric)) ? 1 : 0 }),
  };
}

function colorsOf(one: Look, other: Look): Said {
  const [first] = one.colors;
  const [second] = other.colors;
  if (!first || !second) return {};
  const nearest = Math.min(
    ...one.colors.flatMap((color) => other.colors.map((each) => distance(color, each))),
  );
  return {
    echo: Math.exp(-((nearest / OUTFIT_RULES.together.echoWidth) ** 2)),
    shared: sharesColor(one, other) ? 1 : 0,
    lightness: lightnessTerm(first, second),
    hue: hueTerm(first, second),
  };
}

function wearingOf(one: WornPiece, other: WornPiece): Said {
  if (!one.wearing || !other.wearing) return {};
  const gap =
    Math.max(
      0,
      formalityGap(
        { slot: one.slot, formality: one.wearing.formality },
        { slot: other.slot, formality: other.wearing.formality },
      ),
    ) / OUTFIT_RULES.together.formalityWidth;
  return {
    formality: Math.exp(-(gap * gap) / 2),
    occasions: shared(one.wearing.occasion, other.wearing.occasion),
    seasons: shared(one.wearing.season, other.wearing.season),
  };
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
