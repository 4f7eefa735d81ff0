import { point } from '../figure/curve';
import type { Curve } from '../figure/curve';
import { readPairs } from '../figure/pairs';
import type { Places } from '../figure/pairs';
import { smoothCurve } from '../figure/smooth-curve';
import type { Body } from '../form/body';
import { linked, mirrored, straight } from '../garment/cut/path';
import { lengthOn } from '../garment/cut/lengths';
import { penOf } from '../garment/cut/pen';
import type { Sheet } from '../garment/cut/path';
import { traced } from '../garment/cut/traced';
import type { Piece } from '../garment/piece';
import type { Pose } from './pose';
import type { SkinColors } from './skin';

/** The mouth of a pocket that a hand lies in, in inches from the middle of the wrist, and the thumb that stays outside. */
const MOUTH = readPairs('-1.9,-0.7 -0.3,0.3 0.85,0.1');
const THUMB = readPairs(
  '-0.74,0.02 -1.1,0.5 -1.3,1.1 -1.32,1.62 -1.16,1.86 -0.98,1.68 -0.84,1.2 -0.56,0.66 -0.24,0.3',
);
/** How cloth swells over the knuckles. */
const KNUCKLES = readPairs('-1.5,2.5 -0.9,3.5 0.2,3.9 1.1,3.3');
/** Below the mouth the hand is hidden: so deep and wide, in inches; what is hidden on both sides must not meet. */
const HIDDEN = { deep: 6.6, wide: 2.8 } as const;
const placed = ({ arm: { wrist } }: Body, places: Places): Curve =>
  smoothCurve(places.map(([x, y]) => point(wrist.x + x, wrist.y + y)));

/** Cuts off what of an arm lies in a pocket; `sheet` is that of the arms in body inches. */
export function pocketClip(id: string, body: Body, { pocketed }: Pose, sheet: Sheet): string {
  const { wrist } = body.arm;
  const { deep, wide } = HIDDEN;
  const mouth = smoothCurve([
    point(wrist.x - wide, wrist.y - 1.4),
    ...MOUTH.map(([x, y]) => point(wrist.x + x, wrist.y + y)),
    point(wrist.x + wide, wrist.y - 1),
  ]);
  const hidden = linked(
    mouth,
    straight(
      point(wrist.x + wide, mouth.cubics.at(-1)!.to.y),
      point(wrist.x + wide, wrist.y + deep),
      point(wrist.x - wide, wrist.y + deep),
      mouth.from,
    ),
  );
  const shape = traced(
    pocketed.map((side) => (side === 1 ? hidden : mirrored(hidden))),
    sheet,
    true,
  );
  return `<clipPath id="${id}"><path clip-rule="evenodd" d="M-9999-9999H19999V19999H-9999z${shape}"/></clipPath>`;
}

/** The pocket's mouth over the hand, and the thumb outside it, which a flap hides. */
export function pocketMarks(
  piece: Piece,
  body: Body,
  { hold, pocketed }: Pose,
  { skin, line }: SkinColors,
  sheet: Sheet,
): string {
  const turned = (places: Places): Curve[] =>
    pocketed.map((side) => (side === 1 ? placed(body, places) : mirrored(placed(body, places))));
  const pen = penOf(piece);
  const mouth = [pen.edge(...turned(MOUTH)), pen.fold(...turned(KNUCKLES))]
    .map(({ markup }) => markup(sheet))
    .join('');
  if (hold === 'flap') return mouth;
  const thumb = traced(turned(THUMB), sheet, false);
  return `${mouth}<path d="${thumb}" fill="${skin}" stroke="${line}" stroke-width="${lengthOn(sheet, 0.95)}"/>`;
}
