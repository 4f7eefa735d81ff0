import { mirrorCurve, type Curve } from '../figure/curve';
import { traceSlipper, traceToeNail, traceToes, type Feet } from '../figure/foot';
import type { Landmarks } from '../figure/landmarks';
import { formatLength } from '../garment/cut/lengths';
import { drawCurves } from '../garment/cut/traced';
import type { Sheet } from '../garment/cut/path';
import { readValues, type GarmentInput } from '../garment/piece';
import { getDrawnType } from '../garment/stand-ins';
import { isShowingToes } from './shoes/toes';
import type { SkinColors } from './skin';

const SLIPPER = { fill: '#46343a', line: '#1f1417' } as const;

export function describeFeet(garments: readonly GarmentInput[]): Feet {
  const shoes = garments.find(({ category }) => category === 'Shoes');
  if (shoes && !isShowingToes(shoes.type, readValues(shoes.attributes)))
    return getDrawnType(shoes.type).endsWith('boot') ? 'booted' : 'held';
  if (garments.some(({ type }) => type === 'hosiery' || type === 'socks')) return 'stocking';
  return shoes ? 'bare' : 'slipper';
}

export function drawFeet(l: Landmarks, feet: Feet, { skin, line }: SkinColors, sheet: Sheet): string {
  const traceBoth = (curve: Curve): Curve[] => [curve, mirrorCurve(curve)];
  if (feet === 'slipper')
    return `<path d="${drawCurves(traceBoth(traceSlipper(l)), sheet.body, true)}" fill="${SLIPPER.fill}" stroke="${SLIPPER.line}" stroke-width="${formatLength(sheet, 1.4)}"/>`;
  if (feet !== 'bare') return '';
  const lines = drawCurves(traceToes(l).flatMap(traceBoth), sheet.body, false);
  const nails = drawCurves(traceBoth(traceToeNail(l)), sheet.body, false);
  return (
    `<path d="${lines}" fill="${skin}" stroke="${line}" stroke-width="${formatLength(sheet, 0.8)}"/>` +
    `<path d="${nails}" stroke="${line}" stroke-width="${formatLength(sheet, 0.6)}" opacity=".6"/>`
  );
}
