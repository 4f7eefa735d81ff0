import type { OutfitSlot } from '@figura/contracts';
import type { CompiledLookBook } from './compile-look-book';
import { OUTFIT_WITHOUT_LOOK } from './draft-free';
import { findPaletteRole } from './palettes';
import type { OutfitPiece } from './piece';
import { describePiece, LARGE_SLOTS, type PieceFacts } from './piece-facts';
import { createDemand } from './question';
import { measureColorDistance, type Oklch } from './tones';
import { findPairVeto } from './vetoes/find-veto';
import { createLookQuestion } from './vetoes/veto';

export type SeenPiece = Pick<OutfitPiece, 'garment'> &
  (Pick<OutfitPiece, 'slot' | 'wearing'> | { readonly slot: null; readonly wearing: null });

/**
 * Tuned on half of 80 described outfits, tested on the rest. Moderate color similarity wins (Gray and others
 * 2014, doi:10.1371/journal.pone.0102772); similar hues are preferred (Schloss and Palmer 2011).
 */
const WEIGHTS = {
  echo: 1.2,
  shared: 1,
  lightness: 0.6,
  hue: 0.3,
  formality: 1,
  occasions: 0.5,
  seasons: 0.5,
  pattern: 0.2,
  fabric: 0.2,
} as const;
/** Mean of each rule over random pairs of 170 described outfits. */
const UNKNOWN: Readonly<Record<Rule, number>> = {
  echo: 0.17,
  shared: 0.14,
  lightness: 0.66,
  hue: 0.76,
  formality: 0.82,
  occasions: 0.61,
  seasons: 0.77,
  pattern: 0.72,
  fabric: 0.16,
};
type Rule = keyof typeof WEIGHTS;
type Said = Partial<Record<Rule, number>>;
const RULES = Object.keys(WEIGHTS) as Rule[];

/** OKLab distance below which two colors look the same from afar. */
const SAME_COLOR = 0.08;
const ECHO_WIDTH = 0.12;
const NEUTRAL_CHROMA = 0.04;
const LIGHTNESS = { center: 0.05, width: 0.3 } as const;
const HUES = { neutral: 0.8, matched: 0.7, near: 1, apart: 0.6, opposite: 0.4 } as const;
const FORMALITY = { lenient: 0.5, width: 1.5 } as const;
const PATTERNS = { plain: 0.7, one: 0.9, clashing: 0.2 } as const;
/** A duplicate, an empty place, a veto and colors of no palette. */
const COSTS = { double: 0.15, missing: 0.1, veto: 0.03, noPalette: 0.03 } as const;

const SINGLE: readonly (readonly OutfitSlot[])[] = [['shoes'], ['bottom', 'one-piece']];
const NEEDED: readonly (readonly OutfitSlot[])[] = [['shoes'], ['bottom', 'one-piece'], ['top', 'one-piece']];

interface Seen {
  readonly piece: SeenPiece;
  readonly facts: PieceFacts;
}

/**
 * Scores how pieces go together, 0 to 1, for any body; 0.5 if nothing is known. Unknown rules count as average,
 * so that missing data neither helps nor hurts.
 */
export function scoreHarmony(lookBook: CompiledLookBook, pieces: readonly SeenPiece[]): number {
  const seen = pieces.map((piece) => ({ piece, facts: describePiece(piece, lookBook.findKind) }));
  const pairs = seen.flatMap((one, index) => seen.slice(index + 1).map((other) => comparePieces(one, other)));
  if (pairs.every((said) => Object.keys(said).length === 0)) return 0.5;
  const rate = (said: Said) =>
    RULES.reduce((sum, rule) => sum + WEIGHTS[rule] * (said[rule] ?? UNKNOWN[rule]), 0);
  const whole = pairs.length * RULES.reduce((sum, rule) => sum + WEIGHTS[rule], 0);
  const together = pairs.reduce((sum, said) => sum + rate(said), 0) / whole;
  return Math.min(1, Math.max(0, together - sumCosts(lookBook, seen)));
}

function comparePieces(a: Seen, b: Seen): Said {
  return {
    ...compareColors(a.facts, b.facts),
    ...compareWearing(a.piece, b.piece),
    ...compareCloth(a, b),
  };
}

function compareColors(a: PieceFacts, b: PieceFacts): Said {
  if (a.tone === null || b.tone === null) return {};
  const nearest = Math.min(
    ...a.colors.flatMap((color) => b.colors.map((each) => measureColorDistance(color, each))),
  );
  const [first, second] = [a.colors[0]!, b.colors[0]!];
  const gap = (Math.abs(first.L - second.L) - LIGHTNESS.center) / LIGHTNESS.width;
  return {
    echo: Math.exp(-((nearest / ECHO_WIDTH) ** 2)),
    shared: nearest < SAME_COLOR ? 1 : 0,
    lightness: Math.exp(-(gap * gap) / 2),
    hue: rateHues(first, second),
  };
}

function rateHues(first: Oklch, second: Oklch): number {
  if (first.C < NEUTRAL_CHROMA || second.C < NEUTRAL_CHROMA) return HUES.neutral;
  if (measureColorDistance(first, second) < SAME_COLOR) return HUES.matched;
  const gap = Math.abs(first.H - second.H);
  const apart = Math.min(gap, 360 - gap);
  if (apart <= 40) return HUES.near;
  return apart <= 100 ? HUES.apart : HUES.opposite;
}

function compareWearing(a: SeenPiece, b: SeenPiece): Said {
  if (!a.wearing || !b.wearing) return {};
  const isLenient = !LARGE_SLOTS.has(a.slot) || !LARGE_SLOTS.has(b.slot);
  const apart = Math.abs(a.wearing.formality - b.wearing.formality);
  const gap = Math.max(0, apart - (isLenient ? FORMALITY.lenient : 0)) / FORMALITY.width;
  return {
    formality: Math.exp(-(gap * gap) / 2),
    occasions: measureOverlap(a.wearing.occasion, b.wearing.occasion),
    seasons: measureOverlap(a.wearing.season, b.wearing.season),
  };
}

function compareCloth(a: Seen, b: Seen): Said {
  const [fabrics, others] = [a, b].map(({ piece }) => piece.garment.attributes['fabric'] ?? []);
  const patterned = Number(a.facts.isPatterned) + Number(b.facts.isPatterned);
  return {
    ...(a.piece.slot &&
      b.piece.slot && {
        pattern: patterned === 0 ? PATTERNS.plain : patterned === 1 ? PATTERNS.one : PATTERNS.clashing,
      }),
    ...(fabrics!.length > 0 &&
      others!.length > 0 && { fabric: fabrics!.some((fabric) => others!.includes(fabric)) ? 1 : 0 }),
  };
}

function sumCosts(lookBook: CompiledLookBook, seen: readonly Seen[]): number {
  const count = (slots: readonly OutfitSlot[]) =>
    seen.filter(({ piece }) => piece.slot && slots.includes(piece.slot)).length;
  const doubles = SINGLE.reduce((sum, slots) => sum + Math.max(0, count(slots) - 1), 0);
  // An unrecognized piece may be the missing one.
  const isAllKnown = seen.every(({ piece }) => piece.slot !== null);
  const missing = isAllKnown ? NEEDED.filter((slots) => count(slots) === 0).length : 0;
  return (
    doubles * COSTS.double +
    missing * COSTS.missing +
    countVetoes(seen) * COSTS.veto +
    (isOfOnePalette(lookBook, seen) ? 0 : COSTS.noPalette)
  );
}

function countVetoes(seen: readonly Seen[]): number {
  const demand = createDemand({ occasion: 'everyday' });
  const question = createLookQuestion(demand, OUTFIT_WITHOUT_LOOK, true, true);
  const known = seen.flatMap(({ piece, facts }, index) =>
    piece.slot
      ? [
          {
            slot: piece.slot,
            index,
            facts,
            suits: 0,
            piece: { ...piece, source: 'check' as const, id: '', name: '', score: 0 },
          },
        ]
      : [],
  );
  return known.reduce(
    (sum, one, at) =>
      sum +
      known.slice(at + 1).filter((other) => findPairVeto(one, one.slot, other, other.slot, question)).length,
    0,
  );
}

function isOfOnePalette({ book }: CompiledLookBook, seen: readonly Seen[]): boolean {
  const print = seen.find(({ facts }) => facts.isPatterned);
  const printTones = print ? new Set(print.facts.colors.map(({ tone }) => tone)) : null;
  return Object.values(book.palettes).some((palette) => {
    const roles = seen.map(({ piece, facts }) =>
      findPaletteRole(palette, facts, piece.slot ?? 'accessory', printTones),
    );
    return roles.every((role) => role !== null) && roles.filter((role) => role === 'accent').length <= 1;
  });
}

/** 0 to 1. */
function measureOverlap(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 0 : a.filter((entry) => b.includes(entry)).length / all;
}
