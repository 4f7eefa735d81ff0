import { getLastPoint, point } from '../figure/curve';
import type { Curve } from '../figure/curve';
import { handPoint } from '../figure/hand';
import { readPairs } from '../figure/pairs';
import type { Places } from '../figure/pairs';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { linkCurves, mirrorCurve, straight } from '../garment/cut/path';
import { formatLength } from '../garment/cut/lengths';
import { createPen } from '../garment/cut/pen';
import type { Sheet } from '../garment/cut/path';
import { drawCurves } from '../garment/cut/traced';
import type { Piece } from '../garment/piece';
import type { Pose } from './pose';
import type { SkinColors } from './skin';

/** Places on the hand, in the form of `handPoint`. */
const MOUTH = readPairs('-0.9,1.9 -0.2,2.2 0.5,2.4 1.15,2.45');
const THUMB = readPairs(
  '-0.42,1.1 -0.6,1.75 -0.74,2.25 -0.88,2.6 -1.08,2.72 -1.26,2.56 -1.28,2.1 -1.18,1.5 -1.0,0.95 -0.76,0.4',
);
const KNUCKLES = readPairs('-0.6,4.2 0,4.9 0.8,4.8 1.2,4');
/** Inches of the hand hidden below the mouth. */
const HIDDEN = { deep: 7, wide: 2.8 } as const;

const placePoint = ({ arm: { wrist, outside } }: Body, places: Places, side: 1 | -1): Curve => {
  const half = getLastPoint(outside).x - wrist.x;
  const curve = smoothCurve(places.map(([x, y]) => handPoint(wrist, half, x, y)));
  return side === 1 ? curve : mirrorCurve(curve);
};

export function drawPocketClip(id: string, body: Body, { pocketed = 1 }: Pose, sheet: Sheet): string {
  const { deep, wide } = HIDDEN;
  const mouth = placePoint(body, MOUTH, pocketed);
  const { from } = mouth;
  const to = getLastPoint(mouth);
  const out = pocketed * wide;
  const hidden = linkCurves(
    mouth,
    straight(
      to,
      point(to.x + out, to.y),
      point(to.x + out, to.y + deep),
      point(from.x - out, to.y + deep),
      point(from.x - out, from.y),
      from,
    ),
  );
  const shape = drawCurves([hidden], sheet, true);
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="M-9999-9999H19999V19999H-9999z${shape}"/></clipPath>`;
}

export function drawPocketMarks(
  piece: Piece,
  body: Body,
  { hold, pocketed = 1 }: Pose,
  { skin, line }: SkinColors,
  sheet: Sheet,
): string {
  const pen = createPen(piece);
  const [mouth, knuckles, thumb] = [MOUTH, KNUCKLES, THUMB].map((places) =>
    placePoint(body, places, pocketed),
  );
  return [
    pen.edge(mouth!).markup(sheet),
    hold === 'flap' ? '' : pen.fold(knuckles!).markup(sheet),
    `<path d="${drawCurves([thumb!], sheet, false)}" fill="${skin}" stroke="${line}" stroke-width="${formatLength(sheet, 0.95)}"/>`,
  ].join('');
}
