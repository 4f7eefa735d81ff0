import { computeLength, getLastPoint, point } from '../figure/curve';
import type { Curve, Point } from '../figure/curve';
import { handPoint } from '../figure/hand';
import { readPairs } from '../figure/pairs';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { LEVEL } from '../garment/cut/body';
import { mapCurve } from '../garment/cut/carried';
import { formatLength } from '../garment/cut/lengths';
import { linkCurves, mirrorCurve, placeAlong, straight } from '../garment/cut/path';
import type { Sheet } from '../garment/cut/path';
import { createPen } from '../garment/cut/pen';
import { drawCurves } from '../garment/cut/traced';
import type { Dressed } from './dressed';
import type { LaidHand, Pose } from './pose';
import type { SkinColors } from './skin';

export interface Pocket {
  dressed: Dressed;
  /** Right pocket, in pattern centimeters. */
  mouth: Curve;
  isFlapped: boolean;
  /** Of a hand in the right pocket, in body inches. */
  hand: LaidHand;
}

/** Places on the hand, in the form of `handPoint`. */
const THUMB = readPairs(
  '-0.4,0.4 -0.42,1 -0.52,1.5 -0.62,1.95 -0.76,2.2 -0.96,2.2 -1.1,1.9 -1.1,1.4 -0.97,0.85 -0.72,0.3',
);
/** Inches from the mouth to the wrist. */
const WRIST_OFF = 1.2;
/** Inches hidden beyond the mouth's ends and below it. */
const HIDDEN = { wide: 3, deep: 7 } as const;

/** The pocket at the height of a hand, if there is one. */
export function findPocket(dressed: Dressed | undefined): Pocket | undefined {
  if (!dressed) return undefined;
  const { form } = dressed.piece;
  const [nearest] = dressed.layers.body
    .flatMap(({ mouth, isFlapped = false }) =>
      mouth ? [{ mouth, isFlapped, middle: placeAlong(mouth, 0.5) }] : [],
    )
    .filter(({ middle: { y } }) => y > LEVEL.waist + 2 && y < LEVEL.hip + 4)
    .sort((a, b) => Math.abs(a.middle.y - LEVEL.highHip) - Math.abs(b.middle.y - LEVEL.highHip));
  if (!nearest) return undefined;
  const { mouth, isFlapped } = nearest;
  const [from, to] = [form.place(mouth.from), form.place(getLastPoint(mouth))];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const long = computeLength(x, y);
  // Into the pocket, and down.
  const heading = point(-y / long, x / long + 1);
  const off = WRIST_OFF / computeLength(heading.x, heading.y);
  // A hand enters a steep mouth near its upper end.
  const at = form.place(placeAlong(mouth, 0.5 - 0.2 * (y / long)));
  const wrist = point(at.x - heading.x * off, at.y - heading.y * off);
  return { dressed, mouth, isFlapped, hand: { wrist, heading } };
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
  const long = computeLength(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const placeBeyond = (p: Point, along: number, deep: number): Point =>
    point(p.x + x * along - y * deep, p.y + y * along + x * deep);
  const { wide, deep } = HIDDEN;
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

/** The mouth's edge over the hand, and the thumb outside it. */
export function drawPocketMarks(
  { dressed, mouth, isFlapped }: Pocket,
  body: Body,
  { pocketed = 1 }: Pose,
  colors: SkinColors,
  { on, onArms }: { on: Sheet; onArms: Sheet },
): string {
  const turn = (curve: Curve): Curve => (pocketed === 1 ? curve : mirrorCurve(curve));
  const edge = createPen(dressed.piece).edge(turn(mouth)).markup(on);
  return isFlapped ? edge : edge + drawThumb(body, pocketed, colors, onArms);
}

/** Over what the other fingers lie behind. */
export function drawThumb(
  { arm: { wrist, outside } }: Body,
  side: 1 | -1,
  { skin, line }: SkinColors,
  onArms: Sheet,
): string {
  const half = getLastPoint(outside).x - wrist.x;
  const thumb = smoothCurve(THUMB.map(([x, y]) => handPoint(wrist, half, x, y)));
  const d = drawCurves([side === 1 ? thumb : mirrorCurve(thumb)], onArms, false);
  return `<path d="${d}" fill="${skin}" stroke="${line}" stroke-width="${formatLength(onArms, 0.95)}"/>`;
}
