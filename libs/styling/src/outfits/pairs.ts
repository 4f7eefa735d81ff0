import type { OutfitSlot } from '@figura/contracts';
import { distance, hueGap, type PerceivedColor } from './color';
import { lookOf, type Look } from './look';
import type { OutfitPiece } from './piece';
import { OUTFIT_RULES } from './rules';

/** A piece as two of them are judged. */
export interface JudgedPiece {
  readonly slot: OutfitSlot;
  readonly formality: number;
  readonly look: Look;
}

export function judgedOf({
  slot,
  garment,
  wearing,
}: Pick<OutfitPiece, 'slot' | 'garment' | 'wearing'>): JudgedPiece {
  return { slot, formality: wearing.formality, look: lookOf({ garment }) };
}

/** What each rule says of two pieces, from 0 to 1; missing where it says nothing. */
interface PairTerms {
  color?: number;
  formality?: number;
  pattern?: number;
  volume?: number;
  proportion?: number;
}

const RULES = Object.keys(OUTFIT_RULES.weights) as (keyof PairTerms)[];
const UPPER: readonly OutfitSlot[] = ['top', 'layer'];

/** What the rules say of two pieces that are worn together, in either order. */
function pairTerms(one: JudgedPiece, other: JudgedPiece): PairTerms {
  const color = colorTerm(one.look, other.look);
  const [upper, lower] = UPPER.includes(one.slot) ? [one, other] : [other, one];
  const isUpperOverLower = UPPER.includes(upper.slot) && lower.slot === 'bottom';
  return {
    ...(color !== null && { color }),
    formality: formalityTerm(one, other),
    pattern: patternTerm(one.look, other.look),
    ...(isUpperOverLower && {
      volume: volumeTerm(upper.look, lower.look),
      proportion: proportionTerm(upper.look, lower.look),
    }),
  };
}

/** How two pieces go together, from 0 to 1: the weighed mean of what the rules say. */
export function pairScore(one: JudgedPiece, other: JudgedPiece): number {
  const terms = pairTerms(one, other);
  let sum = 0;
  let weights = 0;
  for (const rule of RULES) {
    const term = terms[rule];
    if (term === undefined) continue;
    sum += OUTFIT_RULES.weights[rule] * term;
    weights += OUTFIT_RULES.weights[rule];
  }
  return sum / weights;
}

export function isNeutral({ chroma }: PerceivedColor): boolean {
  return chroma < OUTFIT_RULES.color.neutralChroma;
}

/** Whether some color of the one stands in the other, too. */
export function sharesColor(one: Look, other: Look): boolean {
  return one.colors.some((color) =>
    other.colors.some((second) => distance(color, second) < OUTFIT_RULES.color.same),
  );
}

function colorTerm(one: Look, other: Look): number | null {
  const [first] = one.colors;
  const [second] = other.colors;
  if (!first || !second) return null;
  const { weights } = OUTFIT_RULES.color;
  return (
    weights.lightness * lightnessTerm(first, second) +
    weights.hue * hueTerm(first, second) +
    weights.shared * (sharesColor(one, other) ? 1 : 0)
  );
}

/** How moderately two colors differ in lightness, from 0 to 1. */
export function lightnessTerm(first: PerceivedColor, second: PerceivedColor): number {
  const { center, width } = OUTFIT_RULES.color.lightness;
  const gap = (Math.abs(first.lightness - second.lightness) - center) / width;
  return Math.exp(-(gap * gap) / 2);
}

/** What the hues of two colors are worth together, from 0 to 1. */
export function hueTerm(first: PerceivedColor, second: PerceivedColor): number {
  const { hues, neutral, matched, same } = OUTFIT_RULES.color;
  if (isNeutral(first) || isNeutral(second)) return neutral;
  if (distance(first, second) < same) return matched;
  const apart = hueGap(first, second);
  return hues.find(({ upTo }) => apart <= upTo)!.worth;
}

/** How many steps of formality lie between two pieces, less what shoes and accessories are forgiven. */
export function formalityGap(
  one: Pick<JudgedPiece, 'slot' | 'formality'>,
  other: Pick<JudgedPiece, 'slot' | 'formality'>,
): number {
  const isLenient = [one.slot, other.slot].some((slot) => slot === 'shoes' || slot === 'accessory');
  return Math.abs(one.formality - other.formality) - (isLenient ? OUTFIT_RULES.formality.lenient : 0);
}

function formalityTerm(one: JudgedPiece, other: JudgedPiece): number {
  const { near, far } = OUTFIT_RULES.formality;
  const gap = formalityGap(one, other);
  return Math.max(0, Math.min(1, (far - gap) / (far - near)));
}

export function patternTerm(one: Look, other: Look): number {
  const { plain, one: single, mixed, clashing } = OUTFIT_RULES.pattern;
  const patterned = [one, other].filter(({ patternScale }) => patternScale > 0).length;
  if (patterned < 2) return patterned === 0 ? plain : single;
  return one.patternScale !== other.patternScale && sharesColor(one, other) ? mixed : clashing;
}

function volumeTerm(upper: Look, lower: Look): number {
  const { balanced, even, bothClose, bothLoose } = OUTFIT_RULES.volume;
  if (upper.volume * lower.volume < 0) return balanced;
  if (upper.volume > 0 && lower.volume > 0) return bothLoose;
  return upper.volume < 0 && lower.volume < 0 ? bothClose : even;
}

function proportionTerm(upper: Look, lower: Look): number {
  const { shortOverHigh, shortOverLow, longOverSlim, longOverWide, even } = OUTFIT_RULES.proportion;
  if (upper.ends === 'short' && lower.begins === 'high') return shortOverHigh;
  if (upper.ends === 'short' && lower.begins === 'low') return shortOverLow;
  if (upper.ends !== 'long') return even;
  if (lower.volume < 0) return longOverSlim;
  return lower.volume > 0 ? longOverWide : even;
}
