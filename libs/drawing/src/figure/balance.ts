import type { CombinedType, HorizontalType, VerticalType } from '@figura/contracts';
import { formatDecimal } from './curve';

/** A width of the figure, in units of the sheet. */
export interface Width {
  x1: number;
  x2: number;
  y: number;
}

/** A part of the figure's height, in units of the sheet. */
export interface Span {
  label: 'Torso' | 'Legs' | 'Mid-body';
  x: number;
  y1: number;
  y2: number;
}

/** The measures that a body type is read from. */
export interface Balance {
  shoulderWidth: Width;
  waistWidth: Width;
  hipWidth: Width;
  /** Torso, legs and mid-body, each marked left of the figure. */
  verticals: [Span, Span, Span];
}

/** A path (SVG `d`), and whether it marks what the type is named for. */
export interface BalanceMark {
  path: string;
  strong: boolean;
}

/** The level that tells the letter from the others; where all are alike there is none. */
const TELLING_WIDTH: Record<HorizontalType, 'shoulderWidth' | 'waistWidth' | 'hipWidth' | null> = {
  A: 'waistWidth',
  B: 'hipWidth',
  C: 'shoulderWidth',
  D: 'waistWidth',
  E: null,
};
const TELLING_SPAN: Record<VerticalType, Span['label'] | null> = {
  '1': null,
  '2': 'Torso',
  '3': 'Legs',
  '4': 'Mid-body',
};

/** How far a hairline runs out beyond the body, and how long a span's tick is to each side, in units of the sheet. */
const OVERHANG = 14;
const TICK = 4;

/**
 * What marks a type's balance on the figure: the shape that shoulders, waist and hips span between them, a hairline
 * at each of the three, and the spans of the height (the mid-body for type 4 only).
 */
export function createBalanceMarks(
  { shoulderWidth, waistWidth, hipWidth, verticals }: Balance,
  combined: CombinedType,
): { shape: string; widths: BalanceMark[]; spans: BalanceMark[] } {
  const [letter, digit] = [...combined] as [HorizontalType, VerticalType];
  const widths = Object.entries({ shoulderWidth, waistWidth, hipWidth }).map(([name, { x1, x2, y }]) => ({
    path: `M${formatDecimal(x1 - OVERHANG)} ${formatDecimal(y)}H${formatDecimal(x2 + OVERHANG)}`,
    strong: name === TELLING_WIDTH[letter],
  }));
  const spans = verticals
    .filter(({ label }) => label !== 'Mid-body' || digit === '4')
    .map((span) => ({ path: drawSpan(span), strong: span.label === TELLING_SPAN[digit] }));
  return { shape: drawWidths([shoulderWidth, waistWidth, hipWidth]), widths, spans };
}

function drawSpan({ x, y1, y2 }: Span): string {
  const tick = (y: number): string =>
    `M${formatDecimal(x - TICK)} ${formatDecimal(y)}H${formatDecimal(x + TICK)}`;
  return `${tick(y1)}M${formatDecimal(x)} ${formatDecimal(y1)}V${formatDecimal(y2)}${tick(y2)}`;
}

function drawWidths(widths: Width[]): string {
  const right = widths.map(({ x2, y }) => `${formatDecimal(x2)} ${formatDecimal(y)}`);
  const left = widths.map(({ x1, y }) => `${formatDecimal(x1)} ${formatDecimal(y)}`).reverse();
  return `M${[...right, ...left].join('L')}Z`;
}
