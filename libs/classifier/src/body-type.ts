import type { BodyType, TapeMeasurements } from '@figura/contracts';
import { combineTypes } from '@figura/contracts';

import { classifyHorizontal } from './horizontal-type';
import { classifyVertical } from './vertical-type';

/** Letter, digit and code for eight measurements in inches; an invalid body gives E1. Never throws. */
export function classify(measurements: TapeMeasurements): BodyType {
  const horizontal = classifyHorizontal(measurements).type;
  const vertical = classifyVertical(measurements).type;
  return { horizontal, vertical, combined: combineTypes(horizontal, vertical) };
}
