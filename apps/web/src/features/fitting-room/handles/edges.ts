import type { Garment, GarmentChoice } from '@figura/contracts';
import type { WornLandmarks } from '@figura/drawing';
import { findAnswer } from '../../../ui/garment/answers';
import { findKind } from '../../../ui/garment/kinds';

export type EdgeName = 'neckline' | 'rise' | 'sleeve' | 'hem';

export interface Edge {
  name: EdgeName;
  choice: GarmentChoice;
  stops: readonly string[];
  value: string | null;
}

const EDGES: Readonly<Partial<Record<GarmentChoice['question'], EdgeName>>> = {
  neckline: 'neckline',
  rise: 'rise',
  sleeveLength: 'sleeve',
  length: 'hem',
  legLength: 'hem',
};

/** From highest to lowest on the body. Of values at the same height the plainest comes first and represents them. */
const LADDERS: Readonly<Record<EdgeName, readonly (readonly string[])[]>> = {
  neckline: [
    [
      'crew',
      'stand-collar',
      'boat',
      'roll-neck',
      'mock-neck',
      'collarless',
      'flat-collar',
      'henley',
      'hooded',
    ],
    ['scoop', 'open-shirt-collar', 'square', 'halter', 'keyhole', 'off-shoulder'],
    ['v-neck', 'wide-v', 'sweetheart', 'strapless', 'asymmetric', 'cowl'],
    ['deep-scoop'],
    ['wrap-neck'],
    ['deep-v', 'shawl-collar', 'notched-lapels', 'peaked-lapels'],
  ],
  rise: [['high-rise'], ['mid-rise'], ['low-rise']],
  sleeve: [
    ['sleeveless'],
    ['cap'],
    ['short'],
    ['bust-level'],
    ['elbow'],
    ['rolled-forearm'],
    ['three-quarter'],
    ['bracelet'],
    ['wrist'],
    ['past-wrist'],
  ],
  hem: [
    ['crop'],
    ['waist-length-top'],
    ['jacket-waist'],
    ['high-hip-top'],
    ['widest-hip-top'],
    ['jacket-hip'],
    ['tunic-length'],
    ['short-shorts', 'mini'],
    ['above-knee'],
    ['jacket-long'],
    ['knee', 'knee-shorts'],
    ['below-knee'],
    ['mid-calf'],
    ['cropped'],
    ['ankle', 'ankle-length', 'jacket-ankle'],
    ['floor', 'full-length'],
  ],
};

const HEM_SHAPES: readonly string[] = ['rounded-hem', 'asymmetric-hem'];

/** Straps and bib: no neckline or sleeves, despite their values. */
const BIBBED: readonly string[] = ['dungarees', 'dungaree-dress'];

export function listEdges(garment: Garment): Edge[] {
  const questions = findKind(garment)?.questions ?? [];
  // A skort has two lengths; the skirt's is visible.
  const seen = questions.filter(
    ({ question }) => question !== 'legLength' || questions.every((other) => other.question !== 'length'),
  );
  return seen.flatMap((asked) => {
    const name = EDGES[asked.question];
    if (!name || (BIBBED.includes(garment.type) && name !== 'hem')) return [];
    const choice = { ...asked, values: asked.values.filter((value) => !HEM_SHAPES.includes(value)) };
    const value = findAnswer(garment, choice);
    const stops = LADDERS[name].flatMap((rung) => {
      const stop =
        rung.find((other) => other === value) ?? rung.find((other) => choice.values.includes(other));
      return stop ?? [];
    });
    return stops.length > 1 ? [{ name, choice, stops, value }] : [];
  });
}

/** Falls back to the usual stop if the garment does not say. */
export const findStop = ({ stops, value, choice }: Edge): number =>
  Math.max(0, stops.indexOf(value ?? choice.usual));

/** Undefined if the drawing does not show the edge. */
export function findPlace({ name, value }: Pick<Edge, 'name' | 'value'>, body: WornLandmarks, type: string) {
  const of = body.garments.find((garment) => garment.type === type)?.places ?? {};
  switch (name) {
    case 'neckline':
      return of.neckline;
    case 'rise':
      return of.waist;
    case 'sleeve':
      return of.sleeve ?? (value === 'sleeveless' ? (of.shoulder ?? body.shoulder) : undefined);
    case 'hem':
      return of.hem;
  }
}
