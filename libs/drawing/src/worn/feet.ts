import { mirrored } from '../figure/curve';
import type { Curve } from '../figure/curve';
import { slipper, toeNail, toes } from '../figure/foot';
import type { Landmarks } from '../figure/landmarks';
import { lengthOn } from '../garment/cut/lengths';
import { traced } from '../garment/cut/traced';
import type { Sheet } from '../garment/cut/path';
import type { GarmentInput } from '../garment/piece';
import { valuesOf } from '../garment/piece';
import { showsToes } from './shoes/toes';
import type { SkinColors } from './skin';

/**
 * What is seen of feet: toes, a stocking's smooth tip, nothing but the instep in closed shoes, a plain slipper; or nothing, as
 * of knees and ankles, where the picture ends above.
 */
export type Feet = 'bare' | 'stocking' | 'held' | 'slipper' | 'unseen';

const SLIPPER = '#3a2a28';

/** How feet look in what is worn. */
export function feetIn(garments: readonly GarmentInput[]): Feet {
  const shoes = garments.find(({ category }) => category === 'Shoes');
  if (shoes && !showsToes(shoes.type, valuesOf(shoes.attributes))) return 'held';
  if (garments.some(({ type }) => type === 'hosiery' || type === 'socks')) return 'stocking';
  return shoes ? 'bare' : 'slipper';
}

/** What lies on the feet of a body's outline. */
export function feetOn(l: Landmarks, feet: Feet, { skin, line }: SkinColors, sheet: Sheet): string {
  const both = (curve: Curve): Curve[] => [curve, mirrored(curve)];
  if (feet === 'slipper')
    return `<path d="${traced(both(slipper(l)), sheet.body, true)}" fill="${SLIPPER}"/>`;
  if (feet !== 'bare') return '';
  const lines = traced(toes(l).flatMap(both), sheet.body, false);
  const nails = traced(both(toeNail(l)), sheet.body, false);
  return (
    `<path d="${lines}" fill="${skin}" stroke="${line}" stroke-width="${lengthOn(sheet, 0.8)}"/>` +
    `<path d="${nails}" stroke="${line}" stroke-width="${lengthOn(sheet, 0.6)}" opacity=".6"/>`
  );
}
