import { getHairOrDefault, NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, Face } from '@figura/contracts';
import { hash } from '../garment/piece';

const JAWS = [
  '-88,166 -91,190 -87,222 -75,260 -54,289 -27,306 7,306 34,295 64,266 87,226 97,180',
  '-90,166 -94,196 -91,230 -80,261 -59,287 -28,302 7,302 40,291 72,263 93,228 100,182',
  '-89,166 -92,196 -89,232 -79,265 -58,292 -27,307 8,307 40,296 71,268 91,231 99,182',
  '-90,164 -92,186 -86,220 -71,258 -50,288 -25,307 5,307 30,294 59,261 85,222 98,178',
  '-85,168 -87,198 -83,236 -73,272 -53,302 -26,317 6,317 32,306 61,275 82,238 93,186',
  '-92,162 -95,182 -89,218 -74,255 -53,287 -27,307 6,307 33,293 63,258 89,220 103,176',
] as const;

/** Head units; wide, tall and hood are shares. */
const FEATURES = [
  [0, 1, 0, 0, 0, 0, -2, 0, 1, 0],
  [3, 1.08, -0.4, -2, -7, 2, -3, -4, 0.84, 0],
  [1, 0.9, -0.8, 3.5, 3, 1, 5, 1, 1.24, 0],
  [2, 1.1, 1.2, -3.5, -4, -2, -6, -2, 0.9, 0.6],
  [-3, 0.94, 0.2, 1, 4, -2, -2, 5, 1, 1],
  [-2, 0.88, 2, -1, -1, 1, -4, 1, 1.16, 0],
] as const;

const SHAPES = FEATURES.map(([apart, wide, tilt, brow, long, wing, mouth, lower, tall, hood], index) => ({
  jaw: JAWS[index]!,
  eyes: { apart, wide, tilt, tall, hood },
  brow,
  nose: { long, wing },
  mouth: { wide: mouth, down: lower },
}));

export type FaceShape = (typeof SHAPES)[number];

const writeFace = ({ eyes, nose, lips }: Face): string => [eyes, nose, lips].join();

/** A stable trait: some heads are not turned aside. */
export function isFacingViewer(appearance: Appearance = NO_APPEARANCE): boolean {
  const { cut, color } = getHairOrDefault(appearance);
  return parseInt(hash(color + cut).slice(-5), 36) % 3 === 0;
}

/** From features, or the cut while all are usual; never from skin. */
export function chooseFaceShape(appearance: Appearance = NO_APPEARANCE): FaceShape {
  const { cut, color } = getHairOrDefault(appearance);
  const face = writeFace(appearance.face ?? NO_APPEARANCE.face);
  const seed = hash(face === writeFace(NO_APPEARANCE.face) ? cut + color : face);
  return SHAPES[parseInt(seed.slice(-5), 36) % SHAPES.length]!;
}
