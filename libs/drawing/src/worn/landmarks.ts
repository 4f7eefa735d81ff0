import { point } from '../figure/curve';
import type { Curve, Point } from '../figure/curve';
import type { Body } from '../form/body';
import type { Sheet } from '../garment/cut/path';
import type { Layers, Place } from '../garment/clothes/layers';
import type { Piece } from '../garment/piece';

/** Places of the body on the sheet of a worn drawing, in sheet units: where callouts point to and crops begin. */
export interface WornLandmarks {
  /** The highest that hair or hat reach. */
  top: Point;
  /** Crown and floor: the whole body stands between them. */
  crown: Point;
  floor: Point;
  /** The axis at each height, and the right edge of the body there. */
  chin: Point;
  shoulder: Point;
  chest: Point;
  waist: Point;
  hip: Point;
  crotch: Point;
  knee: Point;
  ankle: Point;
  wrist: Point;
  /** What can be pointed at of each garment, from the skin outward. */
  garments: readonly WornPlaces[];
}

/** The places of one garment. */
interface WornPlaces {
  type: string;
  places: Partial<Record<Place, Point>>;
}

/**
 * Where the body's places lie on the sheet; `onHead` are the outlines of what stands on the head, in body inches,
 * `sheet` is one for such inches, `onArms` one for those of the arms.
 */
export function landmarksOf(
  body: Body,
  worn: readonly { piece: Piece; layers: Layers }[],
  onHead: readonly Curve[],
  sheet: Sheet,
  onArms: Sheet,
): WornLandmarks {
  const { landmarks: l, arm } = body;
  const placed = (p: Point, on = sheet): Point => {
    const { x, y } = on.at(p);
    return point(x / sheet.unit, y / sheet.unit);
  };
  const at = (x: number, y: number): Point => placed(point(x, y));
  const heights = onHead.flatMap(({ from, cubics }) => [from.y, ...cubics.map(({ to }) => to.y)]);
  return {
    top: at(0, Math.min(0, ...heights)),
    crown: at(0, 0),
    floor: at(0, l.floorY),
    chin: at(0, l.chinY),
    shoulder: at(l.deltoid, l.shoulderY),
    chest: at(l.chest, l.chestY),
    waist: at(l.waist, l.waistY),
    hip: at(l.hips, l.hipY),
    crotch: at(0, l.crotchY),
    knee: at(l.kneeOuter, l.kneeY),
    ankle: at(l.ankleOuter, l.ankleY),
    wrist: placed(arm.wrist, onArms),
    garments: worn.map(({ piece, layers }) => ({
      type: piece.type,
      places: Object.fromEntries(
        Object.entries(layers.places).map(([place, p]) => [
          place,
          placed(p, place === 'sleeve' ? onArms : sheet),
        ]),
      ),
    })),
  };
}
