import { CM_PER_INCH, TAPE_ERROR_INCHES } from '@figura/classifier';
import { createMessageFactory } from '@figura/messages';
import messages from './messages.en';
import type { Reading } from './proportions';
import { computeRamp } from './ramp';
import { findDegree, type Signal } from './signal';

const t = createMessageFactory(messages.signals);

/**
 * Chest minus underbust in centimeters where a feature begins and is complete. Source: EN 13402 cups, 2 cm each:
 * AA from 10, A 12, B 14, C 16, D 18, E 20 to 22. No feature begins within B.
 */
const FULL = { from: 16, to: 22 };
const SMALL = { from: 14, to: 10 };

/** Inches. */
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
      reason: t('bustFull', { degree: findDegree(full) }),
    },
    {
      feature: 'chest:small',
      strength: small,
      reason: t('bustSmall', { degree: findDegree(small) }),
    },
  ];
}
