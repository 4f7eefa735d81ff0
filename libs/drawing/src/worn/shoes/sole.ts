import { cutStretch } from '../../figure/curve';
import {
  linkCurves,
  moveCurve,
  placeAlong,
  point,
  smoothCurve,
  straight,
  type Curve,
  type Point,
} from '../../garment/cut/path';
import type { Cloth, Mark } from '../../garment/cut/pen';
import { deriveColors, INK, mix, PAPER } from '../../garment/paint/colors';
import { close, drawPart } from '../part';
import { placeBesideOther, traceExtruded, onBoth, traceToeLine, type Shod } from './shod';

/** Inches between the heels' floor and the toes' line, as the floor is seen from above. */
const FLOOR_RISE = 0.2;
/** Inches from which a sole shows as more than an edge. */
const THICK = 0.24;

export const ROPE = '#dcbd8e';

export const createPlainCloth = (color: string): Cloth => ({
  fill: color,
  colors: deriveColors(color),
  surfaces: [],
  opacity: 1,
});

export const RUBBER = mix(PAPER, '#cfc4b4', 0.3);

export function drawSoles(shod: Shod, rubber?: string): Mark[] {
  const { last, piece } = shod;
  const toe = traceToeLine(shod);
  const edge = last.sole < THICK ? cutStretch(toe, 1, toe.cubics.length - 1) : toe;
  const slab = traceExtruded(edge, last.sole);
  const { base, dark: isDark } = piece.paint.colors;
  const dark = mix(base, isDark ? '#000000' : INK, 0.3);
  const heel = traceHeelShape(shod);
  const heels = close(heel ? onBoth((turn) => [drawPart(dark, turn(heel))]) : []);
  const isRope = last.heel === 'wedge' || rubber === ROPE;
  const color = rubber ?? findSoleColor(shod);
  const soles = onBoth((turn) => {
    if (last.sole < THICK) return [drawPart(mix(piece.paint.colors.base, INK, 0.72), turn(slab))];
    const inside = drawProfile(shod, edge, turn, isRope);
    return [drawPart(color, turn(slab)), ...inside];
  });
  return [...heels, ...soles];
}

const TWISTS = 15;

function drawProfile({ pen, last }: Shod, edge: Curve, turn: (curve: Curve) => Curve, rope: boolean): Mark[] {
  const { sole, chunky } = last;
  const traceLevel = (share: number): Curve => turn(moveCurve(edge, 0, sole * share));
  if (rope) {
    const twists = Array.from({ length: TWISTS }, (_, index) => {
      const { x, y } = placeAlong(edge, (index + 0.5) / TWISTS);
      return turn(straight(point(x - 0.06, y + sole * 0.12), point(x + 0.06, y + sole * 0.9)));
    });
    return [pen.stroke(mix(ROPE, INK, 0.4), 1.2, ...twists), pen.stroke(ROPE, 1, traceLevel(0.5))];
  }
  return [pen.seam(traceLevel(0.26)), ...(chunky ? [pen.stroke(INK, 1.6, traceLevel(0.72))] : [])];
}

function findSoleColor({ piece: { paint }, last }: Shod): string {
  if (last.heel === 'wedge') return paint.twoColored ? paint.trim.base : ROPE;
  if (last.chunky && paint.twoColored) return paint.trim.base;
  return mix(paint.colors.base, INK, last.chunky ? 0.72 : 0.5);
}

/** Inches from the ankle's middle, from the counter down; the upper and the ball hide the rest. */
const HEELS = {
  slim: { inner: [-0.5, -0.74, -0.76, -0.64, -0.56], outer: [0.6, 0.5, 0.1, -0.2, -0.27] },
  block: { inner: [-0.5, -0.76, -0.8, -0.8, -0.8], outer: [0.6, 0.5, 0.4, 0.2, 0.12] },
} as const;

function traceHeelShape({ last: { heel, rise, sole }, foot, wearer }: Shod): Curve | undefined {
  if (heel !== 'slim' && heel !== 'block') return undefined;
  const { ankleInner, ankleOuter, floorY } = wearer.body.landmarks;
  const floor = floorY - FLOOR_RISE;
  const seat = Math.max(floor - rise * 0.9 - sole, foot.at(0, 0.3).y);
  const down = [-0.1, 0.12, 0.36, 0.66, 1];
  const placeSpots = (side: readonly number[]): Point[] =>
    side.map((u, index) =>
      placeBesideOther(point((ankleInner + ankleOuter) / 2 + u, seat + (floor - seat) * down[index]!)),
    );
  const { inner, outer } = HEELS[heel];
  return linkCurves(smoothCurve(placeSpots(inner)), smoothCurve(placeSpots(outer).reverse()));
}
