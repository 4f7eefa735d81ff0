import type { CombinedType, HorizontalType, VerticalType } from '@figura/contracts';
import { formatDecimal } from './curve';

/** Sheet units. */
export interface Width {
  x1: number;
  x2: number;
  y: number;
}

/** Sheet units. */
export interface Span {
  label: 'Torso' | 'Legs' | 'Mid-body';
  x: number;
  y1: number;
  y2: number;
}

export interface Balance {
  shoulderWidth: Width;
  waistWidth: Width;
  hipWidth: Width;
  /** Torso, legs and mid-body. */
  verticals: [Span, Span, Span];
}

export interface BalanceMark {
  path: string;
  strong: boolean;
}

/** The level that sets the letter apart; null if all are alike. */
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

/** Sheet units. */
const TICK = 4;

export function createBalanceMarks(
  { shoulderWidth, waistWidth, hipWidth, verticals }: Balance,
  combined: CombinedType,
): { shape: string; widths: BalanceMark[]; spans: BalanceMark[]; telling: Width | null } {
  const [letter, digit] = [...combined] as [HorizontalType, VerticalType];
  const named = { shoulderWidth, waistWidth, hipWidth };
  const name = TELLING_WIDTH[letter];
  const telling = name && named[name];
  const widths = Object.values(named).map((width) => ({
    path: drawWidth(width),
    strong: width === telling,
  }));
  const spans = verticals
    .filter(({ label }) => label !== 'Mid-body' || digit === '4')
    .map((span) => ({ path: drawSpan(span), strong: span.label === TELLING_SPAN[digit] }));
  return { shape: drawWidths(Object.values(named)), widths, spans, telling };
}

const drawWidth = ({ x1, x2, y }: Width): string =>
  `M${formatDecimal(x1)} ${formatDecimal(y)}H${formatDecimal(x2)}`;

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
