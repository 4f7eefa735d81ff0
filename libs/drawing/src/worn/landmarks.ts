import { point, type Curve, type Point } from '../figure/curve';
import type { Body } from '../form/body';
import type { Sheet } from '../garment/cut/path';
import type { Layers, Place } from '../garment/clothes/layers';
import type { Piece } from '../garment/piece';
import type { Limb } from './pose';

/** Sheet units; for callouts and crops. */
export interface WornLandmarks {
  top: Point;
  /** The whole body stands or sits between crown and floor. */
  crown: Point;
  floor: Point;
  /** The axis and the body's right edge at each height. */
  chin: Point;
  shoulder: Point;
  chest: Point;
  waist: Point;
  hip: Point;
  crotch: Point;
  knee: Point;
  ankle: Point;
  wrist: Point;
  /** From the skin outward. */
  garments: readonly WornPlaces[];
}

interface WornPlaces {
  type: string;
  places: Partial<Record<Place, Point>>;
}

type Part = 'trunk' | 'ground' | Exclude<Limb, 'forearms' | 'feet'>;

function getPart(place: string, { legs }: Layers): Part {
  if (place === 'sleeve') return 'arms';
  return place === 'hem' && legs ? 'legs' : 'trunk';
}

/** `onHead` holds outlines in body inches, `on` the sheets by limb. */
export function computeWornLandmarks(
  body: Body,
  worn: readonly { piece: Piece; layers: Layers }[],
  onHead: readonly Curve[],
  on: Readonly<Record<Part, Sheet>>,
): WornLandmarks {
  const { landmarks: l, arm } = body;
  // An arm across the waist rises past its elbow.
  const hanging = on.arms.at(arm.wrist).y < on.arms.at(arm.elbow).y ? -1 : 1;
  // Rounded, so that thirds of a unit give what whole ones do.
  const placePoint = (p: Point, part: Part = 'trunk'): Point => {
    const { x, y } = on[part].at(part === 'arms' ? point(hanging * p.x, p.y) : p);
    const toSheetUnits = (value: number): number => Math.round((value / on.trunk.unit) * 1e4) / 1e4;
    return point(toSheetUnits(x), toSheetUnits(y));
  };
  const placeAt = (x: number, y: number): Point => placePoint(point(x, y));
  const heights = onHead.flatMap(({ from, cubics }) => [from.y, ...cubics.map(({ to }) => to.y)]);
  return {
    top: placeAt(0, Math.min(0, ...heights)),
    crown: placeAt(0, 0),
    floor: placePoint(point(0, l.floorY), 'ground'),
    chin: placeAt(0, l.chinY),
    shoulder: placeAt(l.deltoid, l.shoulderY),
    chest: placeAt(l.chest, l.chestY),
    waist: placeAt(l.waist, l.waistY),
    hip: placeAt(l.hips, l.hipY),
    crotch: placeAt(0, l.crotchY),
    knee: placePoint(point(l.kneeOuter, l.kneeY), 'legs'),
    ankle: placeAt(l.ankleOuter, l.ankleY),
    wrist: placePoint(arm.wrist, 'arms'),
    garments: worn.map(({ piece, layers }) => ({
      type: piece.type,
      places: Object.fromEntries(
        Object.entries(layers.places).map(([place, p]) => [place, placePoint(p, getPart(place, layers))]),
      ),
    })),
  };
}
