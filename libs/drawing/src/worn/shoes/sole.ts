import { cutStretch } from '../../figure/curve';
import { linkCurves, moveCurve, point, reverseCurve, smoothCurve, straight } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import type { Cloth, Mark } from '../../garment/cut/pen';
import { deriveColors, INK, mix, PAPER } from '../../garment/paint/colors';
import { drawPart } from '../part';
import { placeBesideOther, traceExtruded, onBoth, traceToeLine } from './shod';
import type { Shod } from './shod';

/** Inches between the heels' floor and the toes' line, as the floor is seen from above. */
const FLOOR_RISE = 0.3;
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
    ...(heel && last.heel === 'block' ? [pen.fill(pen.main.colors.base, 0.7, turn(traceHeelSide(heel)))] : []),
    ...(heel && last.heel === 'wedge' ? [drawLayers(shod, turn)] : []),
    last.sole < THICK
      ? drawPart(mix(piece.paint.colors.base, INK, 0.72), turn(slab))
      : pen.panel(turn(slab), {
          cloth: createPlainCloth(rubber ?? findSoleColor(shod)),
          inside: drawProfile(shod, edge, turn, rubber === ROPE),
        }),
  ]);
}

function drawProfile(
  { pen, last }: Shod,
  edge: Curve,
  turn: (curve: Curve) => Curve,
  rope: boolean,
): Mark[] {
  const { sole, heel, chunky } = last;
  const traceLevel = (share: number): Curve => turn(moveCurve(edge, 0, sole * share));
  if (heel === 'wedge' || rope)
    return [pen.stroke(mix(ROPE, INK, 0.5), 1.3, traceLevel(0.28), traceLevel(0.55), traceLevel(0.8))];
  if (!chunky) return [pen.stroke(mix(PAPER, INK, 0.4), 1.6, traceLevel(0.5))];
  return [pen.seam(traceLevel(0.22)), pen.stroke(INK, 1.6, traceLevel(0.72))];
}

/** Of a wedge, on from those of its front. */
function drawLayers({ pen, last, at }: Shod, turn: (curve: Curve) => Curve): Mark {
  const floor = at(0, 1).y + last.sole - FLOOR_RISE;
  const inner = at(-0.8, 0).x;
  const levels = Array.from(
    { length: Math.floor(last.rise / 0.26) },
    (_, index) => floor - 0.26 * (index + 1),
  );
  const rows = levels.map((y) =>
    turn(straight(placeBesideOther(point(inner - 0.18, y)), point(inner + 0.7, y))),
  );
  return pen.stroke(mix(ROPE, INK, 0.5), 1.1, ...rows);
}

function findSoleColor({ piece: { paint }, last }: Shod): string {
  if (last.heel === 'wedge') return paint.twoColored ? paint.trim.base : ROPE;
  if (last.chunky) return paint.twoColored ? paint.trim.base : mix(paint.colors.base, INK, 0.72);
  return paint.colors.shade;
}

/** Inches from the ankle's middle, from the counter down; the upper and the ball hide the rest. */
const HEELS = {
  slim: { inner: [-0.8, -0.84, -0.78, -0.72, -0.7], outer: [0, -0.1, -0.34, -0.44, -0.46] },
  block: { inner: [-0.8, -0.82, -0.8, -0.78, -0.74], outer: [0.3, 0.3, 0.28, 0.26, 0.24] },
  wedge: { inner: [-0.78, -0.84, -0.88, -0.92, -0.94], outer: [1, 1, 1, 1, 1] },
} as const;

function traceHeelShape({ last, foot, wearer }: Shod): Curve | undefined {
  const { heel, rise, sole } = last;
  if (heel === 'flat' || heel === 'low') return undefined;
  const { ankleInner, ankleOuter, floorY } = wearer.body.landmarks;
  const floor = floorY - FLOOR_RISE;
  const seat = Math.max(floor - rise * 0.9 - sole, foot.at(0, heel === 'wedge' ? 0.46 : 0.3).y);
  const down = [-0.22, 0.08, 0.34, 0.66, 1];
  const placeSpots = (side: readonly number[]): Point[] =>
    side.map((u, index) =>
      placeBesideOther(point((ankleInner + ankleOuter) / 2 + u, seat + (floor - seat) * down[index]!)),
    );
  const { inner, outer } = HEELS[heel];
  return linkCurves(smoothCurve(placeSpots(inner)), smoothCurve(placeSpots(outer).reverse()));
}

/** What light falls on, beside the front of a block. */
function traceHeelSide(heel: Curve): Curve {
  const side = cutStretch(heel, 0, 4);
  return linkCurves(side, reverseCurve(moveCurve(side, 0.34, 0)));
}

function findHeelColor(shod: Shod): string {
  const { paint } = shod.piece;
  if (shod.last.heel === 'wedge') return findSoleColor(shod);
  return mix(paint.colors.base, paint.colors.dark ? '#000000' : INK, 0.3);
}
