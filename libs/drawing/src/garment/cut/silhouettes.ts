import { LEVEL } from './body';
import { eased, point, smoothCurve } from './path';
import type { Curve } from './path';

export const FITS = [
  'second-skin',
  'fitted-bodice',
  'semi-fitted',
  'nipped-waist',
  'skimming-midriff',
  'straight-easy',
  'boxy',
  'oversized',
  'close-back',
  'straight-back',
  'easy-armhole',
  'fitted-hip',
  'easy-hip',
] as const;

export type Fit = (typeof FITS)[number];

/** Half widths of a bodice at bust, waist and hip, and how far the shoulder drops past its point. */
interface Girth {
  bust: number;
  waist: number;
  hip: number;
  drop?: number;
}

const GIRTHS: Record<Fit, Girth> = {
  'second-skin': { bust: 20.4, waist: 16.4, hip: 21.4 },
  'fitted-bodice': { bust: 21.4, waist: 17.6, hip: 22.8 },
  'semi-fitted': { bust: 22.4, waist: 20, hip: 24 },
  'nipped-waist': { bust: 22.2, waist: 17.2, hip: 24.8 },
  'skimming-midriff': { bust: 23, waist: 22, hip: 26 },
  'straight-easy': { bust: 24.2, waist: 24, hip: 25.4 },
  boxy: { bust: 27, waist: 27, hip: 27.2, drop: 2 },
  oversized: { bust: 30.5, waist: 31, hip: 30.5, drop: 5 },
  'close-back': { bust: 22, waist: 18.2, hip: 23.6 },
  'straight-back': { bust: 23.4, waist: 22.6, hip: 24 },
  'easy-armhole': { bust: 24, waist: 20.4, hip: 25 },
  'fitted-hip': { bust: 22.6, waist: 18.8, hip: 22.6 },
  'easy-hip': { bust: 22.6, waist: 21.4, hip: 26.6 },
};

export interface Silhouette {
  bust: number;
  waist: number;
  drop: number;
  /** Half width at a level below the underarm. */
  at(level: number): number;
}

/** The shape of a garment without a waist seam below the hip: how much each further centimeter adds. */
export type Line = 'straight' | 'a-line' | 'tapered' | 'cocoon' | 'cape';

/** The outline of a bodice or coat, from its fit and the line that it takes below the hip down to `hem`. */
export function silhouette(fit: Fit, line: Line, hem: number): Silhouette {
  const { bust, waist, hip, drop = 0 } = GIRTHS[fit];
  const knots: [number, number][] = [
    [LEVEL.underarm, bust],
    [LEVEL.bust, bust],
    [LEVEL.waist, waist],
    [LEVEL.highHip, waist + (hip - waist) * 0.62],
    [LEVEL.hip, hip],
  ];
  const growth = line === 'tapered' ? -0.07 : 0.02;
  const below = (level: number): number => hip + growth * (level - LEVEL.hip);
  if (line === 'a-line') {
    // The waist stays a little in, so that the flare springs from it.
    const start = (bust + waist) / 2;
    const swing: [number, number][] = [
      [LEVEL.underarm, bust],
      [LEVEL.bust, bust],
      [LEVEL.waist - 3, start],
    ];
    const at = (level: number): number =>
      level < LEVEL.waist - 3 ? eased(swing, level) : start + (level - LEVEL.waist + 3) * 0.22;
    return { bust, waist: start, drop, at };
  }
  if (line === 'cape') {
    return { bust, waist: bust + 8, drop, at: (level) => bust + 3 + (level - LEVEL.underarm) * 0.36 };
  }
  if (line === 'cocoon') {
    const full: [number, number][] = [
      [LEVEL.underarm, bust],
      [(LEVEL.underarm + hem) / 2, bust + 5],
      [hem - 8, bust + 1],
      [hem, bust - 4],
    ];
    return { bust, waist: bust + 4, drop: drop + 3, at: (level) => eased(full, level) };
  }
  return {
    bust,
    waist,
    drop,
    at: (level) => (level <= LEVEL.hip ? eased(knots, level) : below(level)),
  };
}

/** Cloth quilted in channels swells between the seams, which lie a fixed distance apart. */
export const CHANNEL = 8.5;

export const channelled = (shape: Silhouette): Silhouette => ({
  ...shape,
  at: (level) =>
    shape.at(level) + 1.5 * Math.abs(Math.sin(((level - LEVEL.underarm) / CHANNEL) * Math.PI)) ** 0.7,
});

/** The right side from one level down to another, smooth through the levels in between. */
export function sideOf(at: (level: number) => number, from: number, to: number, step = 8): Curve {
  const steps = Math.max(2, Math.round((to - from) / step));
  const levels = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  return smoothCurve(levels.map((level) => point(at(level), level)));
}
