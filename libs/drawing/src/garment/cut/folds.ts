import { INCH } from '../../figure/proportions';
import { findDrape } from '../paint/cloth';
import { mix } from '../paint/colors';
import { formatDecimals } from '../paint/numbers';
import type { Piece } from '../piece';
import { mapCurve } from './carried';
import { createMark, NO_MARK, filterSeen } from './mark';
import { describeFall } from './light';
import type { Mark } from './mark';
import { placeAlong, placeEnd, smoothCurve } from './path';
import type { Curve, Sheet } from './path';
import { traceRibbon } from './ribbon';
import { drawCurves } from './traced';

/** Makes the folds of a cloth, in the strength that its fabric says. */
export interface Folds {
  /** A small fold. */
  fold(...curves: Curve[]): Mark;
  /** A fold so many inches wide in its middle and pointed at both ends, in the shade or, `lit`, in the light. */
  leaf(inches: number, curves: readonly Curve[], lit?: 'lit'): Mark;
  /** Hard light along folds of what shines; of other cloth none. */
  streak(...curves: Curve[]): Mark;
  /**
   * Folds of cloth that hangs free, from its hem up: dark on the right, light on the left, so many inches wide at the hem.
   * What falls instead is a gather.
   */
  hang(curves: readonly Curve[], inches?: number): Mark;
}

/** The folds of a piece's cloth; `line` draws the edges of those that hang. */
export function createFolds(
  { paint, quiet, small, ...piece }: Piece,
  line: (...curves: Curve[]) => Mark,
): Folds {
  const { colors } = paint;
  const drape = findDrape(piece);

  /** Leaves along curves; `weights` are inches at even shares of the way. */
  const drawLeaves = (
    [fill, opacity]: readonly [string, number],
    weights: readonly number[],
    curves: readonly Curve[],
    lean = 0,
  ): Mark =>
    createMark([], (sheet) => {
      const seen = filterSeen(sheet, curves);
      if (seen.length === 0) return '';
      // Folds are soft: their edges may lie further off than other lines.
      const plain: Sheet = { ...sheet, unit: sheet.unit > 1 ? sheet.unit * 2.4 : 1, at: (p) => p };
      const widths = weights.map((weight) => weight * sheet.scale * INCH * sheet.unit);
      const shapes = seen.map((curve) => traceRibbon(mapCurve(curve, sheet.at, FOLD_STEP), widths, lean));
      return `<path d="${drawCurves(shapes, plain, true)}" fill="${fill}" opacity="${formatDecimals(opacity)}"/>`;
    });
  // On a print the shade of its ground would stain its motifs.
  const faint = paint.printed ? PRINT_FOLDS : 1;
  const dark = [colors.deep, drape.fold * faint] as const;
  const bright = [colors.light, drape.glow * faint] as const;
  const drawLeaf = (inches: number, curves: readonly Curve[], lit?: 'lit'): Mark =>
    quiet
      ? NO_MARK
      : drawLeaves(
          lit ? bright : dark,
          LEAF.map((share) => share * inches * drape.crease),
          curves,
        );
  const fold = (...curves: Curve[]): Mark => drawLeaf(FOLD_WIDTH, curves);
  const { width: streakWidth, opacity: streakOpacity } = drape.streak ?? NO_STREAK;
  const drawStreak = (...curves: Curve[]): Mark =>
    streakWidth === 0 || quiet
      ? NO_MARK
      : drawLeaves(
          [mix(colors.light, '#ffffff', 0.5), streakOpacity],
          LEAF.map((share) => share * streakWidth),
          curves,
        );
  const hang = (curves: readonly Curve[], inches = HANG_WIDTH): Mark => {
    const rising = curves.filter((curve) => placeEnd(curve).y < curve.from.y);
    const gathers = curves.filter((curve) => !rising.includes(curve));
    const open = (share: number): number[] => [share * inches, share * inches * 0.58, 0];
    const shade = small ? dark : ([`url(#${describeFall(piece.id)})`, faint] as const);
    const shades = drawLeaves(shade, open(0.52), rising, -1);
    // A small picture shows where a skirt falls in folds, and no more of them.
    const parts = quiet
      ? [...(small ? [shades] : [])]
      : [
          shades,
          drawLeaves(bright, open(0.36), rising, 1),
          drawStreak(...rising.map(traceStreakOn)),
          line(...rising.map(traceFoot)),
          fold(...gathers),
        ];
    return createMark([], (sheet) => parts.map(({ markup }) => markup(sheet)).join(''));
  };
  return { fold, leaf: drawLeaf, streak: drawStreak, hang };
}

/** How finely a fold is cut to follow the body, in its own unit. */
const FOLD_STEP = 12;

/** The width of a leaf along its way, as shares of its widest: pointed at both ends. */
const LEAF = [0, 0.7, 1, 0.7, 0] as const;

/** How much fainter folds lie on a print. */
const PRINT_FOLDS = 0.6;

/** Inches across a small fold, and across a fold that hangs. */
const FOLD_WIDTH = 0.2;
const HANG_WIDTH = 2.2;

const NO_STREAK = { width: 0, opacity: 0 } as const;

/** Where on a fold that hangs the hard light lies, from its hem up. */
const traceStreakOn = (curve: Curve): Curve =>
  smoothCurve([0.34, 0.52, 0.76].map((share) => placeAlong(curve, share)));

/** The edge of a fold, some way up from the hem. */
const traceFoot = (curve: Curve): Curve =>
  smoothCurve([0, 0.16, 0.34].map((share) => placeAlong(curve, share)));
