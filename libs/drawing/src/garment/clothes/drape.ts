import { LEVEL } from '../cut/body';
import { bothSides, linked, point, smoothCurve } from '../cut/path';
import type { Curve } from '../cut/path';
import type { Mark } from '../cut/pen';
import { HANG } from '../cut/silhouettes';
import { drapeOf } from '../paint/cloth';
import { beltLevel, drawsIn } from './frame';
import type { Frame } from './frame';

/** From which hang on cloth no longer shows the bust beneath it, but falls from it. */
const LOOSE = 0.5;

/**
 * How the cloth of a bodice lies on whoever wears it: the shade under the bust and the pull from the underarm where it is
 * close, long folds from the bust where it falls.
 */
export function bodiceDrape({ pen, design, low, at, piece }: Frame): Mark[] {
  if (design.quilted || design.cape || low < LEVEL.waist - 8) return [];
  const loose = HANG[design.fit] >= LOOSE;
  const layered = design.ease > 1.1;
  const u = (share: number, level: number) => point(share * at(level), level);
  const pulls = [
    smoothCurve([u(0.97, LEVEL.underarm + 3), u(0.8, LEVEL.bust + 0.5), u(0.62, LEVEL.bust + 2)]),
    smoothCurve([u(-0.97, LEVEL.underarm + 3.6), u(-0.82, LEVEL.bust + 1.2), u(-0.66, LEVEL.bust + 2.8)]),
  ];
  const foot = Math.min(low - 1, LEVEL.hip + 6);
  const falls = loose
    ? [
        smoothCurve([u(0.6, foot), u(0.64, (foot + LEVEL.bust) / 2 + 3), u(0.56, LEVEL.bust + 5)]),
        smoothCurve([u(-0.46, foot - 1), u(-0.54, (foot + LEVEL.bust) / 2 + 5), u(-0.5, LEVEL.bust + 7)]),
      ]
    : [];
  const shade = drapeOf(piece).kind === 'fluid' ? 0.1 : 0.07;
  const bust =
    loose || layered ? [] : [pen.fill(pen.main.colors.dark ? '#000000' : '#3b2233', shade, ...underBust(at))];
  return [
    ...bust,
    pen.fold(...pulls),
    ...(falls.length > 0 ? [pen.hang(...falls)] : []),
    ...waistPulls(loose, low, u, pen),
  ];
}

/** Where cloth turns in at a close waist it gathers in short folds at the sides. */
function waistPulls(
  loose: boolean,
  low: number,
  u: (share: number, level: number) => ReturnType<typeof point>,
  pen: Frame['pen'],
): Mark[] {
  if (loose || low < LEVEL.waist + 4) return [];
  const folds = [
    [0.99, LEVEL.waist - 1, 0.72, LEVEL.waist + 0.6],
    [-0.99, LEVEL.waist + 0.6, -0.76, LEVEL.waist + 2],
  ].map(([from, y, to, end]) =>
    smoothCurve([u(from!, y!), u((from! + to!) / 2, (y! + end!) / 2 + 0.5), u(to!, end!)]),
  );
  return [pen.fold(...folds)];
}

/** The crescents of shade under the bust. */
function underBust(at: (level: number) => number): Curve[] {
  const half = at(LEVEL.bust);
  const [top, deep] = [LEVEL.bust + 1.6, LEVEL.underbust - LEVEL.bust];
  const lower = smoothCurve([
    point(half * 0.1, top + deep * 0.25),
    point(half * 0.3, top + deep * 0.7),
    point(half * 0.52, top + deep * 0.82),
    point(half * 0.74, top + deep * 0.55),
    point(half * 0.86, top),
  ]);
  const upper = smoothCurve([
    point(half * 0.86, top),
    point(half * 0.66, top + deep * 0.34),
    point(half * 0.46, top + deep * 0.46),
    point(half * 0.26, top + deep * 0.4),
    point(half * 0.1, top + deep * 0.25),
  ]);
  return bothSides(linked(lower, upper));
}

/** Below the hip a garment without a waist seam hangs in long folds from its hem; stiff cloth in none. */
export function hemDrape({ pen, design, low, at, piece }: Frame): Mark[] {
  const { kind } = drapeOf(piece);
  const long = low - LEVEL.hip;
  if (design.lower || design.line === 'tapered' || design.quilted || long < 12 || kind === 'stiff') return [];
  const shares = kind === 'fluid' ? [-0.78, -0.44, -0.12, 0.26, 0.58, 0.84] : [-0.62, 0.1, 0.66];
  const folds = shares.map((share, index) => {
    const up = long * ([0.62, 0.4, 0.8][index % 3] ?? 0.5);
    const u = (level: number, drift: number) => point(share * drift * at(level), level);
    return smoothCurve([u(low - 0.4, 1), u(low - up * 0.5, 0.97), u(low - up, 0.93)]);
  });
  return [pen.hang(...folds)];
}

/** The folds that a belt gathers above and below itself in cloth that hangs on. */
export function beltFolds({ pen, design, low, at }: Frame): Mark[] {
  if (!drawsIn(design, low)) return [];
  const waist = beltLevel(design, low);
  const folds = [-0.82, -0.52, -0.2, 0.24, 0.54, 0.84].flatMap((share, index) => {
    const long = index % 2 === 0 ? 1 : 0.7;
    const u = (level: number, drift: number) => point(share * drift * at(level), level);
    const [over, under] = [waist - 1.4, waist + 2];
    return [
      smoothCurve([u(over, 1), u(over - 3.4 * long, 1.01), u(over - 7 * long, 0.98)]),
      smoothCurve([u(under, 1), u(under + 6 * long, 1.01), u(under + 15 * long, 0.99)]),
    ];
  });
  return [pen.fold(...folds)];
}
