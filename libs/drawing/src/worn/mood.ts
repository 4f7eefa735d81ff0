import { hash, type GarmentInput } from '../garment/piece';
import { getHairOrDefault, NO_APPEARANCE, type Appearance } from '@figura/contracts';

/** Lengths are head units. */
export interface Mood {
  smile: number;
  teeth: number;
  /** To the picture's right, where the viewer is. */
  gaze: number;
  brow: number;
  lid: number;
}

const MOODS: readonly Mood[] = [
  { smile: 1, teeth: 0, gaze: 3, brow: 0, lid: 1 },
  { smile: -1, teeth: 0, gaze: -1, brow: 1, lid: 0.98 },
  { smile: 6.6, teeth: 6.2, gaze: 3, brow: 3, lid: 0.93 },
  { smile: 5.6, teeth: 4.6, gaze: 0, brow: 2.5, lid: 0.95 },
  { smile: 6, teeth: 0, gaze: 3, brow: 1.5, lid: 0.96 },
  { smile: 3, teeth: 0, gaze: -1.8, brow: 0.5, lid: 1 },
  { smile: 3.5, teeth: 0, gaze: 3.4, brow: 4.5, lid: 1.08 },
];

/** Shares of the usual lean of a head. */
const LEANS = [1.1, 0.4, 1.5, 0.8, -0.8, 1.8, -0.2] as const;

/** Categories that must not change the face: users try them on and off. */
const SMALL_THINGS: readonly string[] = ['Jewelry', 'Accessories'];

/** No measurement changes a face. */
export function chooseMood(garments: readonly GarmentInput[], appearance: Appearance = NO_APPEARANCE): Mood {
  const { eyes, nose, lips } = appearance.face ?? NO_APPEARANCE.face;
  const seed = hash([...listTypes(garments), eyes, nose, lips, getHairOrDefault(appearance).cut].join());
  return chooseBy(seed, MOODS);
}

export const chooseLean = (garments: readonly GarmentInput[], person: number): number =>
  chooseBy(hash([...listTypes(garments), person].join()), LEANS);

const listTypes = (garments: readonly GarmentInput[]): string[] =>
  garments.flatMap(({ category, type }) => (SMALL_THINGS.includes(category) ? [] : type));

const chooseBy = <T>(seed: string, from: readonly T[]): T =>
  from[parseInt(seed.slice(-5), 36) % from.length]!;
