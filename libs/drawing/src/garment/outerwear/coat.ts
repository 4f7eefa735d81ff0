import type { Recipe } from '../clothes/design';
import type { Frame } from '../clothes/frame';
import { createUpperMaker, type Extras } from '../clothes/upper';
import { point } from '../cut/path';
import type { Mark } from '../cut/pen';
import { drawPocketPair, drawWeltPockets } from '../cut/pockets';

export const ZIPPED: Partial<Recipe> = { neckline: 'stand-collar', front: 'zip', fit: 'straight-easy' };

export const SHIRT_JACKET: Partial<Recipe> = {
  neckline: 'open-shirt-collar',
  front: 'placket',
  cuff: 'cuff',
  fit: 'boxy',
  length: 'jacket-hip',
  open: 7,
  buttons: 6,
};

export const SHELL: Partial<Recipe> = { neckline: 'hooded', front: 'zip', fit: 'straight-easy', ease: 1.35 };

type Pockets = 'hip-pockets' | 'chest-pockets';

const OWN_POCKETS: Readonly<Record<Pockets, readonly string[]>> = {
  'hip-pockets': ['hip-pockets', 'flap-pockets', 'welt-pockets', 'side-pockets', 'in-seam-pockets'],
  'chest-pockets': ['chest-pockets'],
};

export const drawWhere = (
  { design, low, piece }: Frame,
  level: number,
  place: Pockets,
  marks: () => readonly Mark[],
): readonly Mark[] => {
  if (OWN_POCKETS[place].some((value) => piece.has('specialFeatures', value))) return [];
  const end = design.lower ? (design.lower.kind === 'peplum' ? 0 : design.end) : low;
  return end > level + 2 ? marks() : [];
};

/** `x`, `y`: upper corner, centimeters. */
export const placeWelts =
  (level: number, x: number, y: number, long?: number): Extras =>
  (frame) =>
    drawWhere(frame, level, 'hip-pockets', () => drawWeltPockets(frame.pen, point(x, y), long));

interface Patch {
  wide: number;
  deep: number;
  flap?: boolean;
}

/** `x`, `y`: middle of the upper edge, centimeters. */
export const placePatches =
  (place: Pockets, level: number, x: number, y: number, { wide, deep, flap }: Patch): Extras =>
  (frame) =>
    drawWhere(frame, level, place, () => drawPocketPair(frame.pen, point(x, y), wide, deep, flap));

export const createCoat = createUpperMaker({
  neckline: 'notched-lapels',
  sleeveLength: 'wrist',
  length: 'jacket-hip',
  front: 'single',
  buttons: 2,
  ease: 1.2,
});
