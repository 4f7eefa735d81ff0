import type { WornLandmarks } from '@figura/drawing';
import type { CSSProperties } from 'react';
import styles from './callouts.module.css';
import { placeOn } from './crop';
import type { SheetWindow } from './crop';

interface Place {
  x: number;
  y: number;
}

/** Minimum distance of callouts, in sheet units. */
const APART = 48;

const NUMBERS_APART = 64;

const interpolatePlace = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const onAxis = ({ chin, crotch }: WornLandmarks, { y }: Place): Place => ({
  x: chin.x + ((crotch.x - chin.x) * (y - chin.y)) / (crotch.y - chin.y),
  y,
});

const mirrorPlace = (body: WornLandmarks, place: Place): Place => ({
  ...place,
  x: 2 * onAxis(body, place).x - place.x,
});

export interface Pointed {
  attribute: string;
  value: string;
}

type Spot =
  | 'hair'
  | 'neck'
  | 'shoulder'
  | 'chest'
  | 'upperArm'
  | 'sleeve'
  | 'midriff'
  | 'waist'
  | 'high-hip'
  | 'seat'
  | 'thigh'
  | 'end'
  | 'foot';

/** Others have places by value, or none. */
const ATTRIBUTE_SPOTS: Readonly<Record<string, Spot>> = {
  hair: 'hair',
  jewelry: 'neck',
  neckline: 'neck',
  sleeveLength: 'sleeve',
  waist: 'waist',
  length: 'end',
  leg: 'end',
  shoes: 'foot',
};

/** By a word in attribute and slug; the first match wins. */
const VALUE_SPOTS: readonly (readonly [RegExp, Spot])[] = [
  [/shoe/, 'foot'],
  [/-thigh|thigh-pockets/, 'thigh'],
  [/set-in|shoulder|epaulettes|yoke|armhole|strap|cap-sleeve|puff|leg-of-mutton/, 'shoulder'],
  [/cuff|bell|bishop|rolled/, 'sleeve'],
  [/sleeve/, 'upperArm'],
  [/-top$|bust|chest|bodice/, 'chest'],
  [/hip|pocket/, 'seat'],
  [/waist|belt|buckle|fit-and-flare|wrap|nipped/, 'waist'],
  [/neck|near-face|scarf/, 'neck'],
  [/hem|slit|ankle|calf|thigh-edge/, 'end'],
  [/-bottom$|-skirt$|-leg-|legwear|tights|hosiery|socks/, 'thigh'],
  [/^fit/, 'midriff'],
];

const findSpot = ({ attribute, value }: Pointed): Spot | undefined =>
  ATTRIBUTE_SPOTS[attribute] ?? VALUE_SPOTS.find(([words]) => words.test(`${attribute}:${value}`))?.[1];

export const hasPlace = (pointed: Pointed): boolean => findSpot(pointed) !== undefined;

/** Best first. */
function listPlaces(body: WornLandmarks, type: string, pointed: Pointed): Place[] {
  const { chin, chest, shoulder, waist, hip, crotch, knee, ankle, wrist } = body;
  const worn = body.garments.find((garment) => garment.type === type);
  const of = worn?.places ?? {};
  const isLeft = wrist.x < onAxis(body, wrist).x;
  const top = of.shoulder ?? (isLeft ? mirrorPlace(body, shoulder) : shoulder);
  const sleeve = of.sleeve ?? interpolatePlace(top, wrist, 0.5);
  const places: Readonly<Record<Spot, Place>> = {
    hair: interpolatePlace(body.crown, chin, 0.2),
    neck: of.neckline ?? interpolatePlace(onAxis(body, chin), onAxis(body, chest), 0.5),
    shoulder: top,
    chest: interpolatePlace(onAxis(body, chest), chest, 0.5),
    upperArm: interpolatePlace(top, sleeve, 0.4),
    sleeve,
    midriff: interpolatePlace(chest, waist, 0.6),
    waist,
    'high-hip': interpolatePlace(waist, hip, 0.5),
    seat: hip,
    thigh: interpolatePlace(interpolatePlace(onAxis(body, knee), onAxis(body, crotch), 0.5), hip, 0.5),
    end: of.hem ?? knee,
    foot: ankle,
  };
  const named = findSpot(pointed)!;
  const spot = named === 'midriff' && !of.neckline ? 'high-hip' : named;
  const edges: readonly Place[] =
    Object.entries(worn?.edges ?? {}).find(([level]) => level === spot)?.[1] ?? [];
  const place = edges[0] ?? places[spot];
  const beside = [1.1, -1.1].map((by) => ({ x: place.x + APART * by, y: place.y }));
  return [place, ...edges, ...beside];
}

/** No two places overlap. `type` is the garment's type. */
export function listCalloutPlaces(body: WornLandmarks, type: string, values: readonly Pointed[]): Place[] {
  const taken: Place[] = [];
  for (const value of values) {
    const places = listPlaces(body, type, value);
    const free = places.find((place) =>
      taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > APART),
    );
    taken.push(free ?? places[0]!);
  }
  return taken;
}

interface CalloutsProps {
  body: WornLandmarks;
  view: SheetWindow;
  type: string;
  /** All have a place. */
  values: readonly Pointed[];
}

interface NumberSpot {
  side: 'start' | 'end';
  y: number;
}

function listNumberSpots(places: readonly Place[], axis: number): NumberSpot[] {
  const taken: NumberSpot[] = [];
  const isMiddle = ({ x }: Place) => Math.abs(x - axis) < APART / 2;
  const beside = places.filter((place) => !isMiddle(place));
  const isStartFree = beside.filter(({ x }) => x < axis).length * 2 < beside.length;
  for (const place of places) {
    const { x, y } = place;
    const isStart = isMiddle(place) ? isStartFree : x < axis;
    const [near, far]: NumberSpot['side'][] = isStart ? ['start', 'end'] : ['end', 'start'];
    const findClash = (side: NumberSpot['side'], at: number) =>
      taken.find((other) => other.side === side && Math.abs(other.y - at) < NUMBERS_APART);
    const spots = [near!, far!].flatMap((side) => {
      const clash = findClash(side, y);
      return [
        { side, y },
        ...(clash ? [{ side, y: clash.y + (y < clash.y ? -NUMBERS_APART : NUMBERS_APART) }] : []),
      ];
    });
    taken.push(spots.find((spot) => !findClash(spot.side, spot.y)) ?? spots[0]!);
  }
  return taken;
}

/** Sheet units from the axis to beyond the arms and the widest garment. */
function computeReach({ chin, shoulder, hip, wrist, garments }: WornLandmarks): number {
  const edges = [shoulder, hip, wrist, ...garments.flatMap(({ places }) => Object.values(places))];
  return Math.max(...edges.map(({ x }) => Math.abs(x - chin.x))) + APART / 2;
}

/** Numbers stand beside the figure, off the garment. */
export function Callouts({ body, view, type, values }: CalloutsProps) {
  const places = listCalloutPlaces(body, type, values);
  const reach = computeReach(body);
  const pins = listNumberSpots(places, body.chin.x).map(({ side, y }, index) => ({
    number: index + 1,
    side,
    mark: placeOn(view, places[index]!),
    end: placeOn(view, { x: body.chin.x + (side === 'end' ? reach : -reach), y }),
  }));
  return (
    <>
      {pins.map(({ number, side, mark, end }) => (
        <span
          key={number}
          className={styles[side]}
          style={{ '--x': mark.left, '--at': mark.top, '--edge': end.left, '--y': end.top } as CSSProperties}
          aria-hidden="true"
        >
          <span className={styles['lead']} />
          <span className={styles['mark']} />
          <span className={styles['number']}>{number}</span>
        </span>
      ))}
    </>
  );
}
