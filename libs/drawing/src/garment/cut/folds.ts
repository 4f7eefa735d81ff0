import { INCH } from '../../figure/proportions';
import { isHanger } from '../../form/form';
import { findDrape } from '../paint/cloth';
import { mix } from '../paint/colors';
import { formatDecimals } from '../paint/numbers';
import type { Piece } from '../piece';
import { mapCurve } from './carried';
import { createMark, NO_MARK, filterSeen, type Mark } from './mark';
import { describeFall } from './light';
import { moveCurve, placeAlong, placeEnd, smoothCurve, type Curve, type Sheet } from './path';
import { traceRibbon } from './ribbon';
import { drawCurves } from './traced';

export interface Folds {
  fold(...curves: Curve[]): Mark;
  /** Width in inches; pointed at both ends; `lit` draws light instead of shade. */
  leaf(inches: number, curves: readonly Curve[], lit?: 'lit'): Mark;
  /** Only shiny cloth has hard light. */
  streak(...curves: Curve[]): Mark;
  /** From the hem up, inches at the hem: dark on the right, light on the left. A downward curve is a gather. */
  hang(curves: readonly Curve[], inches?: number): Mark;
}

export function createFolds({ paint, quiet, small, ...piece }: Piece): Folds {
  const { colors } = paint;
  const drape = findDrape(piece);

  /** `weights` in inches at even shares. */
  const drawLeaves = (
    [fill, opacity]: readonly [string, number],
    weights: readonly number[],
    curves: readonly Curve[],
    lean = 0,
    shares: readonly number[] = [1],
  ): Mark =>
    createMark([], (sheet) => {
      const seen = filterSeen(sheet, curves);
      if (seen.length === 0) return '';
      // Soft edges need less precision than other lines.
      const plain: Sheet = { ...sheet, unit: sheet.unit > 1 ? sheet.unit * 2.4 : 1, at: (p) => p };
      const inch = sheet.scale * INCH * sheet.unit;
      const shapes = seen.map((curve, index) => {
        const share = shares[index % shares.length]! * inch;
        const widths = weights.map((weight) => weight * share);
        return traceRibbon(mapCurve(curve, sheet.at, FOLD_STEP), widths, lean);
      });
      return `<path d="${drawCurves(shapes, plain, true)}" fill="${fill}" opacity="${formatDecimals(opacity)}"/>`;
    });
  const dark = [colors.deep, drape.fold] as const;
  const bright = [colors.light, drape.glow] as const;
  const drawLeaf = (inches: number, curves: readonly Curve[], lit?: 'lit'): Mark =>
    quiet
      ? NO_MARK
      : createMark([], (sheet) =>
          drawLeaves(
            lit ? bright : dark,
            LEAF.map((share) => share * inches * drape.crease),
            curves.filter((curve) => isWholeOn(sheet, curve)),
          ).markup(sheet),
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
    const open = (share: number): number[] => [1, 0.46, 0.26, 0.13, 0].map((part) => part * share * inches);
    const shade = small ? dark : ([`url(#${describeFall(piece.id)})`, 1] as const);
    const shades = drawLeaves(shade, open(0.46), rising, -1, UNEQUAL);
    const shifted = drawLeaves([`url(#${piece.id}-fold)`, 1], open(0.46), rising, -1, UNEQUAL);
    const parts = quiet
      ? [...(small ? [shades] : [])]
      : [
          ...(paint.printed && !small && piece.input.category !== 'Tops' && !isHanger(piece.form)
            ? [shifted]
            : []),
          shades,
          ...(drape.glow > DULL
            ? [drawLeaves(bright, open(streakWidth > 0.6 ? 0.4 : 0.22), rising, 1, UNEQUAL)]
            : []),
          drawStreak(...rising.map(traceStreakOn)),
          fold(...gathers),
        ];
    return createMark([], (sheet) => parts.map(({ markup }) => markup(sheet)).join(''));
  };
  return { fold, leaf: drawLeaf, streak: drawStreak, hang };
}

/** The tip of a fold beside what covers it reads as a scratch. */
const isWholeOn = ({ shows = () => true }: Sheet, curve: Curve): boolean =>
  [curve.from, placeEnd(curve)].every((from) => shows({ from, cubics: [] }));

const FOLD_STEP = 24;

/** Shares of the widest. */
const LEAF = [0, 0.7, 1, 0.7, 0] as const;

/** Shares of the widest of neighboring folds. */
const UNEQUAL = [1, 0.5, 0.78] as const;

/** Glow up to which cloth takes no light along folds. */
const DULL = 0.2;

/** Inches. */
const FOLD_WIDTH = 0.2;
const HANG_WIDTH = 2.2;

const NO_STREAK = { width: 0, opacity: 0 } as const;

const traceStreakOn = (curve: Curve): Curve =>
  smoothCurve([0.1, 0.4, 0.66, 0.92].map((share) => placeAlong(moveCurve(curve, -1.2, 0), share)));
