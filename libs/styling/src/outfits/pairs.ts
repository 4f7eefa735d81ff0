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

/** How two pieces go together, from 0 to 1, in either order: the weighed mean of what the rules say. It allocates nothing. */
export function pairScore(one: JudgedPiece, other: JudgedPiece): number {
  const { weights } = OUTFIT_RULES;
  let sum = 0;
  let weighed = 0;
  const color = colorTerm(one.look, other.look);
  if (color !== null) {
    sum += weights.color * color;
    weighed += weights.color;
  }
  sum += weights.formality * formalityTerm(one, other);
  const pattern = patternTerm(one.look, other.look);
  sum += weights.pattern * pattern;
  weighed += weights.formality + weights.pattern;
  const upper = isUpper(one) ? one : other;
  const lower = upper === one ? other : one;
  if (isUpper(upper) && lower.slot === 'bottom') {
    sum += weights.volume * volumeTerm(upper.look, lower.look);
    sum += weights.proportion * proportionTerm(upper.look, lower.look);
    weighed += weights.volume + weights.proportion;
  }
  const isClash =
    pattern === OUTFIT_RULES.pattern.clashing ||
    isApart(one.look, other.look) ||
    isApart(other.look, one.look);
  return (sum / weighed) * (isClash ? OUTFIT_RULES.clash : 1);
}

const APART = new Map<string, ReadonlySet<string>>(
  Object.entries(OUTFIT_RULES.apart).map(([type, others]) => [type, new Set(others)]),
);

/** Whether nobody wears the one with the other. */
function isApart(one: Look, other: Look): boolean {
  return APART.get(one.type)?.has(other.type) === true;
}

function isUpper({ slot }: JudgedPiece): boolean {
  return slot === 'top' || slot === 'layer';
}

export function isNeutral({ chroma }: PerceivedColor): boolean {
  return chroma < OUTFIT_RULES.color.neutralChroma;
}

/** Whether some color of the one stands in the other, too. */
export function sharesColor(one: Look, other: Look): boolean {
  for (const color of one.colors) {
    for (const second of other.colors) {
      if (distance(color, second) < OUTFIT_RULES.color.same) return true;
    }
  }
  return false;
}

function colorTerm(one: Look, other: Look): number | null {
  const first = one.colors[0];
  const second = other.colors[0];
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
  let at = 0;
  while (apart > hues[at]!.upTo) at++;
  return hues[at]!.worth;
}

/** How many steps of formality lie between two pieces, less what shoes and accessories are forgiven. */
export function formalityGap(
  one: Pick<JudgedPiece, 'slot' | 'formality'>,
  other: Pick<JudgedPiece, 'slot' | 'formality'>,
): number {
  const lenient = isLenient(one) || isLenient(other) ? OUTFIT_RULES.formality.lenient : 0;
  return Math.abs(one.formality - other.formality) - lenient;
}

function isLenient({ slot }: Pick<JudgedPiece, 'slot'>): boolean {
  return slot === 'shoes' || slot === 'accessory';
}

function formalityTerm(one: JudgedPiece, other: JudgedPiece): number {
  const { near, far } = OUTFIT_RULES.formality;
  const gap = formalityGap(one, other);
  return Math.max(0, Math.min(1, (far - gap) / (far - near)));
}

export function patternTerm(one: Look, other: Look): number {
  const { plain, one: single, mixed, clashing } = OUTFIT_RULES.pattern;
  const patterned = Number(one.patternScale > 0) + Number(other.patternScale > 0);
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
