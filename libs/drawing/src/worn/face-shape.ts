import { getHairOrDefault, NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, Face } from '@figura/contracts';
import { hash } from '../garment/piece';

const JAWS = [
  '-88,166 -91,190 -85,222 -68,262 -44,291 -18,306 6,306 34,297 66,268 88,226 97,180',
  '-90,166 -94,196 -90,230 -76,262 -53,287 -23,301 8,301 42,292 74,264 94,228 100,182',
  '-89,166 -92,196 -88,232 -75,266 -52,293 -22,306 11,306 43,297 73,269 92,231 99,182',
  '-90,164 -92,186 -82,220 -60,260 -35,292 -15,309 4,309 27,297 58,262 85,222 98,178',
  '-85,168 -87,198 -81,236 -67,274 -44,303 -18,318 6,318 33,307 63,277 83,238 93,186',
  '-92,162 -95,182 -86,218 -64,256 -41,288 -19,309 8,309 33,295 63,260 89,220 103,176',
] as const;

/** Head units; the second is a share. */
const FEATURES = [
  [0, 1, 0, 0, 0, 0, 0, 0],
  [3, 1.08, -0.4, -2, -7, 2, -3, -5],
  [1, 0.94, -0.8, 3.5, 3, 1, 5, 1],
  [2, 1.1, 1.2, -3.5, -3, -2, -4, -2],
  [-3, 0.94, 0.2, 1, 9, -2, 0, 7],
  [-2, 0.9, 2, -1, 5, 1, 3, 3],
] as const;

const SHAPES = FEATURES.map(([apart, wide, tilt, brow, long, wing, mouth, lower], index) => ({
  jaw: JAWS[index]!,
  eyes: { apart, wide, tilt },
  brow,
  nose: { long, wing },
  mouth: { wide: mouth, down: lower },
}));

export type FaceShape = (typeof SHAPES)[number];

const writeFace = ({ eyes, nose, lips }: Face): string => [eyes, nose, lips].join();

/** From features, or the cut while all are usual; never from skin. */
export function chooseFaceShape(appearance: Appearance = NO_APPEARANCE): FaceShape {
  const { cut, color } = getHairOrDefault(appearance);
  const face = writeFace(appearance.face ?? NO_APPEARANCE.face);
  const seed = hash(face === writeFace(NO_APPEARANCE.face) ? cut + color : face);
  return SHAPES[parseInt(seed.slice(-5), 36) % SHAPES.length]!;
}
