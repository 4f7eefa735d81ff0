import type { BodyType, TapeMeasurements } from '@figura/contracts';
import { getCombineTypes } from '@figura/contracts';

import { classifyHorizontal } from './horizontal-type';
import { classifyVertical } from './vertical-type';

/** Letter, digit and their code for eight measurements in inches; numbers that make no body give E1. Never throws. */
export function classify(measurements: TapeMeasurements): BodyType {
  const horizontal = classifyHorizontal(measurements).type;
  const vertical = classifyVertical(measurements).type;
  return { horizontal, vertical, combined: getCombineTypes(horizontal, vertical) };
}
