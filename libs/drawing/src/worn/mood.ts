import { hash } from '../garment/piece';
import type { GarmentInput } from '../garment/piece';

/** What a calm face does at the moment; lengths are units of the head. */
export interface Mood {
  /** How far the corners of the mouth are drawn up, and how much is seen of the teeth. */
  smile: number;
  teeth: number;
  /** How far the eyes look to the picture's right, below 0 to where the head is turned: no iris lies further than 15% of half an eye off its middle. */
  gaze: number;
  /** How far the brows are raised, and how open the eyes are as a share. */
  brow: number;
  lid: number;
}

/** Calm, laughing, smiling, looking aside, attentive. */
const MOODS: readonly [Mood, ...Mood[]] = [
  { smile: 1, teeth: 0, gaze: 0, brow: 0, lid: 1 },
  { smile: 6.8, teeth: 5.6, gaze: 0, brow: 3, lid: 0.84 },
  { smile: 6, teeth: 0, gaze: 1, brow: 1.5, lid: 0.9 },
  { smile: 3, teeth: 0, gaze: -1.8, brow: 0.5, lid: 0.97 },
  { smile: 3.5, teeth: 0, gaze: 2, brow: 4.5, lid: 1.1 },
];

/** What may change without changing the face: it is tried on and put away again. */
const SMALL_THINGS: readonly string[] = ['Jewelry', 'Accessories'];

/** Chooses the mood of somebody in an outfit by the types of the clothes, so that no measurement changes a face. */
export function chooseMood(garments: readonly GarmentInput[]): Mood {
  const types = garments.flatMap(({ category, type }) => (SMALL_THINGS.includes(category) ? [] : type));
  return MOODS[parseInt(hash(types.join()).slice(-5), 36) % MOODS.length]!;
}
