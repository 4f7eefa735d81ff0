import { computeLength, getLastPoint, point, type Curve, type Point } from '../figure/curve';
import { LEVEL } from '../garment/cut/body';
import { mapCurve } from '../garment/cut/carried';
import {
  linkCurves,
  mirrorCurve,
  placeAlong,
  reverseCurve,
  smoothCurve,
  straight,
  type Sheet,
} from '../garment/cut/path';
import { createPen } from '../garment/cut/pen';
import { drawCurves } from '../garment/cut/traced';
import type { Dressed } from './dressed';
import type { LaidHand } from './arm-pose';
import type { Pose } from './pose';

export interface Pocket {
  dressed: Dressed;
  /** Right pocket, in pattern centimeters. */
  mouth: Curve;
  /** Of a hand in the right pocket, in body inches. */
  hand: LaidHand;
}

/** Inches from the mouth to the wrist. */
const WRIST_OFF = { shirt: 2.7, coat: 1.8 } as const;
/** Inches hidden beyond the mouth's ends and below it. */
const HIDDEN = { wide: 3, deep: 7 } as const;

export function findPocket(dressed: Dressed | undefined): Pocket | undefined {
  if (!dressed) return undefined;
  const { form } = dressed.piece;
  const [nearest] = dressed.layers.body
    .flatMap(({ mouth }) => (mouth ? [{ mouth, middle: placeAlong(mouth, 0.5) }] : []))
    .filter(({ middle: { y } }) => y > LEVEL.waist + 2 && y < LEVEL.hip + 4)
    .sort((a, b) => Math.abs(a.middle.y - LEVEL.highHip) - Math.abs(b.middle.y - LEVEL.highHip));
  if (!nearest) return undefined;
  const { mouth } = nearest;
  const { x, y } = computeDirection(mapCurve(mouth, form.place, Infinity));
  const heading = point(-y, x + 1.8);
  const off = WRIST_OFF[dressed.outer ? 'coat' : 'shirt'] / computeLength(heading.x, heading.y);
  // A hand enters a steep mouth near its upper end.
  const at = form.place(placeAlong(mouth, 0.5 - 0.2 * y));
  const wrist = point(at.x - heading.x * off, at.y - heading.y * off);
  return { dressed, mouth, hand: { wrist, heading } };
}

function computeDirection({ from, cubics }: Curve): Point {
  const { to } = cubics.at(-1)!;
  const long = computeLength(to.x - from.x, to.y - from.y);
  return point((to.x - from.x) / long, (to.y - from.y) / long);
}

/** Hides what lies within the pocket. `sheet` is that of its garment. */
export function drawPocketClip(
  id: string,
  { mouth, dressed }: Pocket,
  { pocketed = 1 }: Pose,
  sheet: Sheet,
): string {
  const placed = mapCurve(mouth, dressed.piece.form.place, Infinity);
  const [from, to] = [placed.from, getLastPoint(placed)];
  const { x, y } = computeDirection(placed);
  const placeBeyond = (p: Point, along: number, deep: number): Point =>
    point(p.x + x * along - y * deep, p.y + y * along + x * deep);
  const { deep } = HIDDEN;
  // Above a steep mouth is the sleeve.
  const wide = HIDDEN.wide * x;
  const start = placeBeyond(from, -wide, 0);
  const hidden = linkCurves(
    straight(start, from),
    placed,
    straight(
      to,
      placeBeyond(to, wide, 0),
      placeBeyond(to, wide, deep),
      placeBeyond(from, -wide, deep),
      start,
    ),
  );
  const shape = drawCurves([pocketed === 1 ? hidden : mirrorCurve(hidden)], sheet.body, true);
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="M-9999-9999H19999V19999H-9999z${shape}"/></clipPath>`;
}

export function drawPocketEdge(pocket: Pocket, { pocketed = 1 }: Pose, on: Sheet, thumb: string): string {
  const { dressed, mouth } = pocket;
  const pen = createPen(dressed.piece);
  const { x, y } = computeDirection(mouth);
  const trace = (...depths: number[]): Curve =>
    smoothCurve(
      depths.map((deep, index) => {
        const share = index / (depths.length - 1);
        const p = placeAlong(mouth, share);
        return point((p.x - y * deep) * pocketed, p.y + x * deep);
      }),
    );
  const edge = reverseCurve(trace(0, 0, 0, 0, 0, 0));
  const lip = linkCurves(trace(0, -0.3, -0.5, -0.5, -0.3, 0), edge);
  const bulge = linkCurves(trace(0, 5.5, 7, 5.5, 0), edge);
  const marks = [pen.fill(pen.main.colors.deep, 0.16, bulge), pen.panel(lip, { upon: true })];
  return marks.map(({ markup }) => markup(on)).join('') + (dressed.outer ? '' : thumb);
}
