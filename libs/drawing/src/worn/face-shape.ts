import { getHairOrDefault, NO_APPEARANCE } from '@figura/contracts';
import type { Appearance, Face } from '@figura/contracts';
import { hash } from '../garment/piece';

/** One person's proportions, in head units. */
export interface FaceShape {
  jaw: string;
  /** Eyes further from the nose, and their size as a share. */
  apart: number;
  wide: number;
  /** Outer corners up, and brows down. */
  tilt: number;
  brow: number;
  nose: { long: number; wing: number };
  mouth: { wide: number; down: number };
}

const SHAPES: readonly FaceShape[] = [
  {
    jaw: '-88,166 -91,190 -85,222 -68,262 -44,291 -18,306 6,306 34,297 66,268 88,226 97,180',
    apart: 0,
    wide: 1,
    tilt: 0,
    brow: 0,
    nose: { long: 0, wing: 0 },
    mouth: { wide: 0, down: 0 },
  },
  {
    jaw: '-90,166 -94,196 -90,230 -76,262 -53,287 -23,301 8,301 42,292 74,264 94,228 100,182',
    apart: 3,
    wide: 1.08,
    tilt: -0.4,
    brow: -2,
    nose: { long: -7, wing: 2 },
    mouth: { wide: -3, down: -5 },
  },
  {
    jaw: '-89,166 -92,196 -88,232 -75,266 -52,293 -22,306 11,306 43,297 73,269 92,231 99,182',
    apart: 1,
    wide: 0.94,
    tilt: -0.8,
    brow: 3.5,
    nose: { long: 3, wing: 1 },
    mouth: { wide: 5, down: 1 },
  },
  {
    jaw: '-90,164 -92,186 -82,220 -60,260 -35,292 -15,309 4,309 27,297 58,262 85,222 98,178',
    apart: 2,
    wide: 1.1,
    tilt: 1.2,
    brow: -3.5,
    nose: { long: -3, wing: -2 },
    mouth: { wide: -4, down: -2 },
  },
  {
    jaw: '-85,168 -87,198 -81,236 -67,274 -44,303 -18,318 6,318 33,307 63,277 83,238 93,186',
    apart: -3,
    wide: 0.94,
    tilt: 0.2,
    brow: 1,
    nose: { long: 9, wing: -2 },
    mouth: { wide: 0, down: 7 },
  },
  {
    jaw: '-92,162 -95,182 -86,218 -64,256 -41,288 -19,309 8,309 33,295 63,260 89,220 103,176',
    apart: -2,
    wide: 0.9,
    tilt: 2,
    brow: -1,
    nose: { long: 5, wing: 1 },
    mouth: { wide: 3, down: 3 },
  },
];

const writeFace = ({ eyes, nose, lips }: Face): string => [eyes, nose, lips].join();

/** Follows from the chosen features, or from the cut as long as all are the usual ones; never from the skin. */
export function chooseFaceShape(appearance: Appearance = NO_APPEARANCE): FaceShape {
  const { cut, color } = getHairOrDefault(appearance);
  const face = writeFace(appearance.face ?? NO_APPEARANCE.face);
  const seed = hash(face === writeFace(NO_APPEARANCE.face) ? cut + color : face);
  return SHAPES[parseInt(seed.slice(-5), 36) % SHAPES.length]!;
}
