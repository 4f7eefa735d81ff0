import type { WornLandmarks } from '@figura/drawing';

interface Place {
  x: number;
  y: number;
}

/** How far apart callouts keep, in units of the sheet. */
const APART = 48;

const between = (a: Place, b: Place, share: number): Place => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The axis at the height of a place. */
const onAxis = ({ chin, crotch }: WornLandmarks, { y }: Place): Place => ({
  x: chin.x + ((crotch.x - chin.x) * (y - chin.y)) / (crotch.y - chin.y),
  y,
});

/** The same place on the other side of the body. */
const across = (body: WornLandmarks, place: Place): Place => ({
  ...place,
  x: 2 * onAxis(body, place).x - place.x,
});

/** Where on a dressed body the value of an attribute is seen, the best place first. */
function placesOf(body: WornLandmarks, type: string, attribute: string): Place[] {
  const { chin, chest, shoulder, waist, hip, crotch, knee, ankle, wrist } = body;
  const of = body.garments.find((garment) => garment.type === type)?.places ?? {};
  const neck = of.neckline ?? between(onAxis(body, chin), onAxis(body, chest), 0.5);
  const sleeve = of.sleeve ?? between(shoulder, wrist, 0.5);
  const hem = of.hem ?? onAxis(body, hip);
  const places: Readonly<Record<string, Place>> = {
    hair: between(body.crown, chin, 0.2),
    jewelry: neck,
    neckline: neck,
    sleeves: between(of.shoulder ?? shoulder, sleeve, 0.4),
    sleeveLength: across(body, sleeve),
    waist: of.waist ?? onAxis(body, waist),
    fit: across(body, between(waist, hip, 0.35)),
    length: hem,
    leg: of.hem ?? knee,
    shoes: ankle,
  };
  const own = places[attribute];
  return [
    ...(own ? [own] : []),
    between(onAxis(body, chest), chest, 0.5),
    between(onAxis(body, hip), hip, 0.5),
    across(body, between(onAxis(body, hip), hip, 0.5)),
    between(onAxis(body, knee), onAxis(body, crotch), 0.5),
  ];
}

/**
 * A place for each of a garment's values on the body that wears it, no two on top of each other.
 *
 * @param type of the garment
 */
export function calloutPlaces(
  body: WornLandmarks,
  type: string,
  values: readonly { attribute: string }[],
): Place[] {
  const taken: Place[] = [];
  for (const { attribute } of values) {
    const places = placesOf(body, type, attribute);
    const free = places.find((place) =>
      taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > APART),
    );
    taken.push(free ?? places[0]!);
  }
  return taken;
}
