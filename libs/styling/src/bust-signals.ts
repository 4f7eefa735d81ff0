import { CM_PER_INCH, TAPE_ERROR_INCHES } from '@figura/classifier';
import type { Reading } from './proportions';
import { computeRamp } from './ramp';
import { getAdverb, type Signal } from './signal';

/**
 * Chest minus underbust in centimeters where a feature begins and is complete. Source: EN 13402 cups, 2 cm each:
 * AA from 10, A 12, B 14, C 16, D 18, E 20 to 22. No feature begins within B.
 */
const FULL = { from: 16, to: 22 };
const SMALL = { from: 14, to: 10 };

/** Rates bust fullness on the ribs; chest and underbust are in inches. */
export function listBustSignals(chest: number, underbust: number): Signal[] {
  const cup: Reading = {
    value: (chest - underbust) * CM_PER_INCH,
    // Error of two tape readings.
    deviation: TAPE_ERROR_INCHES * CM_PER_INCH * Math.SQRT2,
  };
  const full = computeRamp(cup, FULL.from, FULL.to);
  const small = computeRamp(cup, SMALL.from, SMALL.to);
  return [
    {
      feature: 'chest:big',
      strength: full,
      reason: `From your underbust to your chest the tape gains ${getAdverb(full)}more than in the middle cup sizes.`,
    },
    {
      feature: 'chest:small',
      strength: small,
      reason: `From your underbust to your chest the tape gains ${getAdverb(small)}less than in the middle cup sizes.`,
    },
  ];
}
