import { point, type Curve, type Point } from '../figure/curve';
import { clamp } from '../figure/soft-limits';
import type { Body } from '../form/body';
import type { Sheet } from '../garment/cut/path';
import type { Layers, Place } from '../garment/clothes/layers';
import type { Dressed } from './dressed';
import { isWithin, tracePanel, tracePanels } from './hidden';
import { createOutermostEdge } from './outermost';
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

type Level = 'midriff' | 'waist' | 'high-hip' | 'seat' | 'thigh' | 'end';

interface WornPlaces {
  type: string;
  places: Partial<Record<Place, Point>>;
  /** Cloth that no arm hides, nearest to its edge first; of both arms. */
  edges: Readonly<Record<Level | 'shoulder' | 'sleeve', readonly Point[]>>;
}

const SHARES = [0.97, 0.8, 0.6, 0.4, 0.2] as const;

const COARSE = 3;

/** Inches. */
const WITHIN = { top: 0.4, hem: 0.3, arm: 0.4 } as const;

type Part = 'trunk' | 'ground' | Exclude<Limb, 'forearms' | 'feet'>;

function getPart(place: string, { legs }: Layers): Part {
  if (place === 'sleeve' || place === 'shoulder') return 'arms';
  return place === 'hem' && legs ? 'legs' : 'trunk';
}

/** `onHead` holds outlines in body inches, `on` the sheets by limb. */
export function computeWornLandmarks(
  body: Body,
  worn: readonly Dressed[],
  onHead: readonly Curve[],
  on: Readonly<Record<Part, Sheet>>,
  chooseSheet: (each: Dressed) => Sheet,
): WornLandmarks {
  const { landmarks: l, arm } = body;
  const sides = [1, -1] as const;
  const [right, left] = sides.map((side) => on.arms.at(point(side * arm.wrist.x, arm.wrist.y)).y);
  const hanging = right! < left! - on.trunk.unit ? -1 : 1;
  const toSheet = ({ x, y }: Point): Point => {
    const toSheetUnits = (value: number): number => Math.round((value / on.trunk.unit) * 1e4) / 1e4;
    return point(toSheetUnits(x), toSheetUnits(y));
  };
  const placePoint = (p: Point, part: Part = 'trunk'): Point =>
    toSheet(on[part].at(part === 'arms' ? point(hanging * p.x, p.y) : p));
  const placeAt = (x: number, y: number): Point => placePoint(point(x, y));
  const armOutline = [
    ...body.outer.points.filter(({ y }, index) => y > l.armpitY && index % COARSE === 0),
    arm.hand.from,
    ...arm.hand.cubics.map(({ to }) => to),
    ...body.inner.points.filter((_, index) => index % COARSE === 0).reverse(),
  ];
  const arms = [
    ...sides.map((side) => tracePanel(armOutline.map((p) => on.arms.at(point(side * p.x, p.y))))),
    ...worn.flatMap(({ piece, layers }) => tracePanels(layers.sleeves, piece.form, on.arms.at)),
  ];
  const aside = on.trunk.at(point(WITHIN.arm, 0)).x - on.trunk.at(point(0, 0)).x;
  const isSeen = ({ x, y }: Point): boolean =>
    [-aside, 0, aside].every((by) => arms.every((one) => !isWithin(one, point(x + by, y))));
  const listSeen = (each: Dressed, level: Level): Point[] => {
    const { places, legs } = each.layers;
    const [top, hem] = [places.neckline ?? places.waist, places.hem];
    const y = clamp(
      level === 'end' ? Infinity : level === 'waist' ? (places.waist?.y ?? l.waistY) : levels[level],
      (top?.y ?? -Infinity) + WITHIN.top,
      (hem?.y ?? Infinity) - WITHIN.hem,
    );
    const half = createOutermostEdge([each])(y);
    const inseam = legs ? body.inseam(y) : 0;
    const sheet = chooseSheet(each).body;
    const seen: Point[] = [];
    for (const share of SHARES)
      for (const side of seen.length < 2 ? sides : []) {
        const p = sheet.at(point(side * (inseam + (half - inseam) * share), y));
        if (isSeen(p)) seen.push(p);
      }
    return seen.map(toSheet);
  };
  const listBoth = ({ layers: { places } }: Dressed, place: 'shoulder' | 'sleeve'): Point[] => {
    const p = places[place];
    return p ? [hanging, -hanging].map((side) => toSheet(on.arms.at(point(side * p.x, p.y)))) : [];
  };
  const levels = {
    midriff: l.chestY + (l.waistY - l.chestY) * 0.6,
    'high-hip': l.waistY + (l.hipY - l.waistY) * 0.5,
    seat: l.hipY,
    thigh: (l.crotchY + l.kneeY) / 2,
  };
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
    garments: worn.map((each) => ({
      type: each.piece.type,
      places: Object.fromEntries(
        Object.entries(each.layers.places).map(([place, p]) => [
          place,
          placePoint(p, getPart(place, each.layers)),
        ]),
      ),
      edges: {
        shoulder: listBoth(each, 'shoulder'),
        sleeve: listBoth(each, 'sleeve'),
        midriff: listSeen(each, 'midriff'),
        waist: listSeen(each, 'waist'),
        'high-hip': listSeen(each, 'high-hip'),
        seat: listSeen(each, 'seat'),
        thigh: listSeen(each, 'thigh'),
        end: listSeen(each, 'end'),
      },
    })),
  };
}
