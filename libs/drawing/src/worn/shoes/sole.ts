import { linkCurves, moveCurve, point, smoothCurve, straight } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import type { Cloth, Mark } from '../../garment/cut/pen';
import { deriveColors, INK, mix, PAPER } from '../../garment/paint/colors';
import { drawPart } from '../part';
import { placeBesideOther, traceExtruded, onBoth, traceToeLine } from './shod';
import type { Shod } from './shod';

/** Inches between the heels' floor and the toes' line, as the floor is seen from above. */
const FLOOR_RISE = 0.22;
/** Inches from which a sole shows as more than an edge. */
const THICK = 0.24;

export const ROPE = '#cfae82';

export const createPlainCloth = (color: string): Cloth => ({
  fill: color,
  colors: deriveColors(color),
  surfaces: [],
  opacity: 1,
});

/** Pale for all shoe colors. */
export const RUBBER = mix(PAPER, '#cfc4b4', 0.3);

/** Draw before the uppers; `rubber` gives the sole its own color. */
export function drawSoles(shod: Shod, rubber?: string): Mark[] {
  const { pen, last, piece } = shod;
  const edge = traceToeLine(shod);
  const slab = traceExtruded(edge, last.sole);
  const heel = traceHeelShape(shod);
  return onBoth((turn) => [
    ...(heel ? [drawPart(findHeelColor(shod), turn(heel))] : []),
    last.sole < THICK
      ? drawPart(mix(piece.paint.colors.base, INK, 0.72), turn(slab))
      : pen.panel(turn(slab), {
          cloth: createPlainCloth(rubber ?? findSoleColor(shod)),
          inside: drawProfile(shod, edge, turn),
        }),
  ]);
}

function drawProfile({ pen, last, at }: Shod, edge: Curve, turn: (curve: Curve) => Curve): Mark[] {
  const { sole, heel, chunky } = last;
  const traceLevel = (share: number): Curve => turn(moveCurve(edge, 0, sole * share));
  if (heel === 'wedge')
    return [pen.stroke(mix(ROPE, INK, 0.5), 1.3, traceLevel(0.28), traceLevel(0.55), traceLevel(0.8))];
  if (!chunky) return [pen.stroke(mix(PAPER, INK, 0.4), 1.6, traceLevel(0.5))];
  const treads = Array.from({ length: 9 }, (_, index) => {
    const { x, y } = at(-0.84 + index * 0.21, 1);
    return turn(straight(point(x, y + sole - 0.14), point(x, y + sole + 0.03)));
  });
  return [pen.stroke(INK, 2, ...treads), pen.seam(traceLevel(0.22))];
}

function findSoleColor({ piece: { paint }, last }: Shod): string {
  if (last.heel === 'wedge') return paint.twoColored ? paint.trim.base : ROPE;
  if (last.chunky) return paint.twoColored ? paint.trim.base : mix(paint.colors.base, INK, 0.72);
  return paint.colors.shade;
}

/** Inches. */
const HEELS = {
  slim: { inner: [-0.86, -1.12, -1.14, -1.12, -1.16], outer: [-0.2, -0.4, -0.72, -0.84, -0.82] },
  block: { inner: [-0.86, -1.1, -1.16, -1.2, -1.24], outer: [-0.1, -0.1, -0.1, -0.1, -0.1] },
  low: { inner: [-0.86, -1, -1.02, -1.04, -1.06], outer: [0, 0, 0, 0, 0] },
  wedge: { inner: [-0.86, -1.16, -1.24, -1.3, -1.36], outer: [-0.2, -0.3, -0.32, -0.34, -0.4] },
} as const;

function traceHeelShape({ last, foot, wearer }: Shod): Curve | undefined {
  const { heel, rise, sole } = last;
  if (heel === 'flat') return undefined;
  const { ankleInner, ankleOuter, floorY } = wearer.body.landmarks;
  const floor = floorY - FLOOR_RISE;
  const seat = Math.max(floor - rise * 0.9 - sole, foot.at(0, 0.3).y);
  const down = [-0.22, 0.08, 0.34, 0.66, 1];
  const placeSpots = (side: readonly number[]): Point[] =>
    side.map((u, index) =>
      placeBesideOther(point((ankleInner + ankleOuter) / 2 + u, seat + (floor - seat) * down[index]!)),
    );
  const { inner, outer } = HEELS[heel];
  return linkCurves(smoothCurve(placeSpots(inner)), smoothCurve(placeSpots(outer).reverse()));
}

function findHeelColor(shod: Shod): string {
  const { paint } = shod.piece;
  if (shod.last.heel === 'wedge') return findSoleColor(shod);
  if (shod.last.heel === 'low') return mix(paint.colors.base, '#2b1a12', 0.6);
  return mix(paint.colors.base, paint.colors.dark ? '#000000' : INK, 0.3);
}
