import type { WornLandmarks } from '@figura/drawing';
import type { CSSProperties } from 'react';
import styles from './callouts.module.css';
import { placeOn } from './crop';
import type { SheetWindow } from './crop';

interface Place {
  x: number;
  y: number;
}

/** How far apart callouts keep, in units of the sheet. */
const APART = 48;

const createBetween = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The axis at the height of a place. */
const onAxis = ({ chin, crotch }: WornLandmarks, { y }: Place): Place => ({
  x: chin.x + ((crotch.x - chin.x) * (y - chin.y)) / (crotch.y - chin.y),
  y,
});

/** The same place on the other side of the body. */
const createAcross = (body: WornLandmarks, place: Place): Place => ({
  ...place,
  x: 2 * onAxis(body, place).x - place.x,
});

/** Next to a place, and clear of what stands on it. */
const createBeside = ({ x, y }: Place): Place => ({ x: x + APART * 1.1, y });

/** What a callout points at. */
export interface Pointed {
  attribute: string;
  value: string;
}

/** Where on the body something is seen. */
type Spot =
  | 'hair'
  | 'neck'
  | 'shoulder'
  | 'chest'
  | 'sleeve'
  | 'sleeveEnd'
  | 'waist'
  | 'midriff'
  | 'hip'
  | 'knee'
  | 'hem'
  | 'foot';

/** Where the values of an attribute are seen; of the others each has a place of its own, or none. */
const ATTRIBUTE_SPOTS: Readonly<Record<string, Spot>> = {
  hair: 'hair',
  jewelry: 'neck',
  neckline: 'neck',
  sleeves: 'sleeve',
  sleeveLength: 'sleeveEnd',
  waist: 'waist',
  fit: 'midriff',
  length: 'hem',
  leg: 'hem',
  shoes: 'foot',
};

/** Where values are seen that have such a word in their slug; the first that fits counts. */
const VALUE_SPOTS: readonly (readonly [RegExp, Spot])[] = [
  [/shoe/, 'foot'],
  [/sleeve/, 'sleeve'],
  [/shoulder|epaulettes|yoke/, 'shoulder'],
  [/-top$|bust|chest|bodice/, 'chest'],
  [/hip|pocket/, 'hip'],
  [/waist|belt|buckle/, 'waist'],
  [/neck|near-face|scarf/, 'neck'],
  [/hem|slit|ankle|calf|thigh/, 'hem'],
  [/-bottom$|-skirt$|-leg-|legwear|tights|hosiery|socks/, 'knee'],
];

const findSpot = ({ attribute, value }: Pointed): Spot | undefined =>
  ATTRIBUTE_SPOTS[attribute] ?? VALUE_SPOTS.find(([words]) => words.test(value))?.[1];

/** The places that a callout may have on a dressed body, the best first. */
function listPlaces(body: WornLandmarks, type: string, pointed: Pointed): Place[] {
  const { chin, chest, shoulder, waist, hip, crotch, knee, ankle, wrist } = body;
  const of = body.garments.find((garment) => garment.type === type)?.places ?? {};
  const neck = of.neckline ?? createBetween(onAxis(body, chin), onAxis(body, chest), 0.5);
  const sleeve = of.sleeve ?? createBetween(shoulder, wrist, 0.5);
  const top = of.shoulder ?? shoulder;
  const bust = createBetween(onAxis(body, chest), chest, 0.5);
  const seat = createBetween(onAxis(body, hip), hip, 0.5);
  const thigh = createBetween(onAxis(body, knee), onAxis(body, crotch), 0.5);
  const places: Readonly<Record<Spot, Place>> = {
    hair: createBetween(body.crown, chin, 0.2),
    neck,
    shoulder: createBetween(onAxis(body, top), top, 0.75),
    chest: bust,
    sleeve: createBetween(top, sleeve, 0.4),
    sleeveEnd: createAcross(body, sleeve),
    waist: of.waist ?? onAxis(body, waist),
    midriff: createAcross(body, createBetween(waist, hip, 0.35)),
    hip: seat,
    knee: thigh,
    hem: of.hem ?? knee,
    foot: ankle,
  };
  const spot = findSpot(pointed);
  return [
    ...(spot
      ? [places[spot], createBeside(places[spot]), createAcross(body, createBeside(places[spot]))]
      : []),
    bust,
    seat,
    createAcross(body, seat),
    thigh,
  ];
}

/**
 * A place for each of a garment's values on the body that wears it, no two on top of each other.
 *
 * @param type of the garment
 */
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
  /** The type of the garment that has the values. */
  type: string;
  /** The values that get a number, in their order. */
  values: readonly Pointed[];
}

/** Where the number of a place stands: beside the figure, at this height of the sheet. */
interface NumberSpot {
  side: 'start' | 'end';
  y: number;
}

/** Each on the side of the body that its place is on, or on the other, or lower, where another number stands there. */
function listBesideFigure(places: readonly Place[], axis: number): NumberSpot[] {
  const taken: NumberSpot[] = [];
  for (const { x, y } of places) {
    const [near, far]: NumberSpot['side'][] = x < axis ? ['start', 'end'] : ['end', 'start'];
    const isFree = (side: NumberSpot['side'], at: number) =>
      taken.every((other) => other.side !== side || Math.abs(other.y - at) >= APART);
    const spots = [0, 1, 2].flatMap((row) => [near!, far!].map((side) => ({ side, y: y + row * APART })));
    taken.push(spots.find((spot) => isFree(spot.side, spot.y)) ?? spots[0]!);
  }
  return taken;
}

/** Numbers beside a figure, each with a line to where its value is seen: nothing lies on the garment. */
export function Callouts({ body, view, type, values }: CalloutsProps) {
  const places = listCalloutPlaces(body, type, values);
  return listBesideFigure(places, body.chin.x).map(({ side, y }, index) => {
    const { left } = placeOn(view, places[index]!);
    const { top } = placeOn(view, { x: 0, y });
    return (
      <span
        key={index}
        className={styles[side]}
        style={{ '--x': left, '--y': top } as CSSProperties}
        aria-hidden="true"
      >
        <span className={styles['lead']} />
        <span className={styles['number']}>{index + 1}</span>
      </span>
    );
  });
}
