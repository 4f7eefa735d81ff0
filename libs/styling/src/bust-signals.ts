import { CM_PER_INCH, TAPE_ERROR_INCHES } from '@figura/classifier';
import type { Reading } from './proportions';
import { computeRamp } from './ramp';
import { getAdverb, type Signal } from './signal';

/**
 * By how much the chest is more than the underbust where a feature begins, and where it is complete, in centimeters.
 *
 * Source: the cups of the European sizes for bras (EN 13402), each 2 cm of that difference wide: AA from 10, A from 12, B
 * from 14, C from 16, D from 18, E from 20 to 22. Neither feature begins within B; each is complete where the sizes that
 * most shops carry end.
 */
const FULL = { from: 16, to: 22 };
const SMALL = { from: 14, to: 10 };

/**
 * What the girth under the bust adds to what the chest says: how full the bust is on its ribs, whatever the size of both.
 *
 * @param chest inches
 * @param underbust inches
 */
export function listBustSignals(chest: number, underbust: number): Signal[] {
  const cup: Reading = {
    value: (chest - underbust) * CM_PER_INCH,
    // Of two readings of the tape.
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
