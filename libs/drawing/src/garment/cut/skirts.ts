import {
  between,
  bothSides,
  endOf,
  linked,
  mirrored,
  point,
  ramped,
  reversed,
  smoothCurve,
  straight,
} from './path';
import type { Curve, Point } from './path';
import { sideOf } from './silhouettes';

export type SkirtName =
  'pencil' | 'straight' | 'bias' | 'a-line' | 'flared' | 'full' | 'pleated' | 'gathered';

export interface SkirtOptions {
  kind: SkirtName;
  /** Level and half width of its upper edge. */
  top: number;
  half: number;
  hem: number;
  /** How much wider or closer it lies over the hip, in centimeters. */
  ease?: number;
  /** Level of the back hem where it hangs lower than the front. */
  back?: number;
}

export interface Skirt {
  outline: Curve;
  sides: [Curve, Curve];
  hem: Curve;
  /** The cloth behind, seen under a front that is cut higher. */
  behind?: Curve;
  folds: Curve[];
  seams: Curve[];
  at(level: number): number;
}

/** How a skirt widens from its upper edge: the widest it may become, its slope, and how it leaves the waist. */
const SWINGS: Partial<Record<SkirtName, { slope: number; widest: number; spring: number }>> = {
  'a-line': { slope: 0.27, widest: 36, spring: 1.8 },
  flared: { slope: 0.5, widest: 41, spring: 1.8 },
  full: { slope: 0.62, widest: 46, spring: 4.5 },
  pleated: { slope: 0.3, widest: 40, spring: 2.4 },
  gathered: { slope: 0.28, widest: 42, spring: 4.5 },
};

/** A skirt laid flat, from a waist seam or waistband down. */
export function skirt({ kind, top, half, hem, ease = 0, back }: SkirtOptions): Skirt {
  const at = widthOf(kind, top, half, hem, ease);
  const swing = SWINGS[kind];
  const sag = swing ? Math.min(6, 1.4 + (at(hem) - half) * 0.14) : 0.9;
  const side = sideOf(at, top, back === undefined ? hem - sag * 0.8 : hem + (back - hem) * 0.3);
  const corner = endOf(side);
  const upper = smoothCurve([point(-half, top), point(0, top + 0.9), point(half, top)], {
    start: point(1, 0.1),
    end: point(1, -0.1),
  });
  const lower = hemLine(kind, corner, hem, back);
  return {
    outline: linked(upper, side, lower, reversed(mirrored(side))),
    sides: bothSides(side),
    hem: lower,
    ...(back ? { behind: backPanel(corner, back) } : {}),
    folds: foldsOf(kind, at, top, half, lower, hem),
    seams: kind === 'pleated' ? pleatLines(at, top, half, lower) : [],
    at,
  };
}

function widthOf(
  kind: SkirtName,
  top: number,
  half: number,
  hem: number,
  ease: number,
): (level: number) => number {
  const swing = SWINGS[kind];
  if (swing) {
    const length = Math.max(hem - top, 1);
    const slope = Math.min(swing.slope, (swing.widest - half) / length);
    return (level) => {
      const down = Math.max(level - top, 0);
      return half + slope * down + (swing.spring + ease) * (1 - Math.exp(-down / 9));
    };
  }
  const hip = Math.max(23.8 + ease, half + 0.6);
  const end = kind === 'pencil' ? hip - 4 : kind === 'straight' ? hip - 0.4 : hip + (hem - top) * 0.09;
  const low = top + Math.min(20, (hem - top) * 0.6);
  const knots: [number, number][] = [
    [top, half],
    [top + (low - top) * 0.28, half + (hip - half) * 0.5],
    [top + (low - top) * 0.62, half + (hip - half) * 0.86],
    [low, hip],
    [low + (hem - low) * 0.4, hip + (end - hip) * 0.3],
    [hem, end],
  ];
  return (level) => ramped(knots, level);
}

/** The lower edge from the right corner to the left one. */
function hemLine(kind: SkirtName, corner: Point, hem: number, back: number | undefined): Curve {
  const left = point(-corner.x, corner.y);
  if (back !== undefined) {
    const right = smoothCurve([corner, point(corner.x * 0.6, hem + 1.5), point(0, hem - 4)], {
      end: point(-1, 0),
    });
    return linked(right, reversed(mirrored(right)));
  }
  const waves = { full: 7, flared: 5, gathered: 6, 'a-line': 3 }[kind as string] ?? 0;
  if (kind === 'pleated') return pleatedHem(corner, hem);
  if (waves === 0) {
    return smoothCurve([corner, point(0, hem), left], { start: point(-1, 0.1), end: point(-1, -0.1) });
  }
  const swell = kind === 'a-line' ? 0.5 : 1.2;
  const stops = Array.from({ length: waves * 2 - 1 }, (_, index) => {
    const share = (index + 1) / (waves * 2);
    const x = corner.x * Math.cos(share * Math.PI);
    const sag = Math.sin(share * Math.PI) ** 0.7;
    return point(x, corner.y + (hem - corner.y) * sag + (index % 2 === 0 ? swell : -swell * 0.7));
  });
  return smoothCurve([corner, ...stops, left]);
}

const PLEATS = 11;

/** Knife pleats end in small steps. */
function pleatedHem(corner: Point, hem: number): Curve {
  const points: Point[] = [];
  for (let index = 1; index < PLEATS; index += 1) {
    const share = index / PLEATS;
    const x = corner.x * (1 - 2 * share);
    const y = corner.y + (hem - corner.y) * Math.sin(share * Math.PI) ** 0.8;
    points.push(point(x + 0.3, y + 0.9), point(x, y - 0.5));
  }
  return straight(corner, ...points, point(-corner.x, corner.y));
}

function pleatLines(at: (level: number) => number, top: number, half: number, lower: Curve): Curve[] {
  return lower.cubics
    .filter((_, index) => index % 2 === 1 && index < lower.cubics.length - 1)
    .map(({ to }) => {
      const share = to.x / at(to.y);
      const middle = top + (to.y - top) * 0.3;
      return smoothCurve([point(share * half, top + 0.6), point(share * at(middle), middle), to]);
    });
}

/** Soft folds that rise from the hem, and gathers that fall from the waist. */
function foldsOf(
  kind: SkirtName,
  at: (level: number) => number,
  top: number,
  half: number,
  lower: Curve,
  hem: number,
): Curve[] {
  if (kind === 'pencil' || kind === 'straight' || kind === 'pleated') return [];
  if (kind === 'bias') {
    return [-0.5, 0.15, 0.55].map((share) =>
      smoothCurve([
        point(share * at(hem) * 1.1, hem - 0.6),
        point(share * at(hem) * 0.96, hem - (hem - top) * 0.28),
        point(share * at(hem) * 0.7, hem - (hem - top) * 0.48),
      ]),
    );
  }
  const rising = lower.cubics
    .filter((_, index) => index % 2 === 1 && index < lower.cubics.length - 1)
    .map(({ to }, index) => {
      const share = to.x / at(to.y);
      const height = top + (to.y - top) * ([0.24, 0.46, 0.34][index % 3] ?? 0.3);
      const end = point(share * at(height) * 0.94, height);
      return smoothCurve([to, between(to, point(end.x * 1.03, end.y), 0.5), end]);
    });
  if (kind !== 'full' && kind !== 'gathered') return rising;
  const count = 9;
  const falling = Array.from({ length: count }, (_, index) => {
    const share = ((index + 0.5) / count) * 2 - 1;
    const low = top + 5.5 + (index % 3) * 2.6;
    return straight(point(share * half, top + 0.7), point(share * at(low) * 0.96, low));
  });
  return [...rising, ...falling];
}

/** The longer back of a high-low hem, which shows its inside below the front. */
function backPanel(corner: Point, back: number): Curve {
  const right = smoothCurve(
    [
      point(corner.x - 0.2, corner.y - 1),
      point(corner.x * 0.86, back - 5),
      point(corner.x * 0.5, back - 0.6),
      point(0, back),
    ],
    { start: point(0.2, 1), end: point(-1, 0) },
  );
  const hidden = straight(point(-corner.x * 0.7, corner.y - 22), point(corner.x * 0.7, corner.y - 22));
  return linked(hidden, right, reversed(mirrored(right)));
}

/** A frill along a hem: its shape, and the gathers at its seam. */
export function frill(
  at: (level: number) => number,
  from: number,
  to: number,
): { outline: Curve; folds: Curve[] } {
  const [inner, outer] = [at(from), at(to) + 3.2];
  const count = 12;
  const waves = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    return point(
      outer * (1 - 2 * share),
      to + Math.sin(share * Math.PI) * 1.2 + (index % 2 === 0 ? 1.3 : -0.5),
    );
  });
  const lower = smoothCurve([point(outer, to), ...waves, point(-outer, to)]);
  const upper = smoothCurve([point(-inner, from), point(0, from + 1.2), point(inner, from)]);
  return {
    outline: linked(
      upper,
      straight(point(inner, from), point(outer, to)),
      lower,
      straight(point(-outer, to), point(-inner, from)),
    ),
    folds: waves
      .filter((_, index) => index % 2 === 1)
      .map((wave, index) => straight(wave, point((wave.x / outer) * inner, from + 2 + (index % 2) * 2.4))),
  };
}
