import {
  HORIZONTAL_TYPES,
  VERTICAL_TYPES,
  type CombinedType,
  type HorizontalMeasurements,
  type HorizontalType,
  type TapeMeasurements,
  type VerticalMeasurements,
  type VerticalType,
} from '@figura/contracts';

const GIRTHS: Record<HorizontalType, HorizontalMeasurements> = {
  A: { shoulders: 40, chest: 37, waist: 30, hips: 40.5 },
  B: { shoulders: 38, chest: 36, waist: 31, hips: 42.5 },
  C: { shoulders: 44, chest: 38, waist: 32.5, hips: 38.5 },
  D: { shoulders: 43, chest: 42, waist: 43.5, hips: 42.5 },
  E: { shoulders: 39, chest: 35.5, waist: 34.5, hips: 37 },
};

const HEIGHTS: Record<VerticalType, VerticalMeasurements> = {
  '1': { headToChest: 17.5, chestToCrotch: 15.2, crotchToKnee: 14.2, kneeToFloor: 17.6 },
  '2': { headToChest: 18.4, chestToCrotch: 16.6, crotchToKnee: 12.8, kneeToFloor: 17.2 },
  '3': { headToChest: 16.5, chestToCrotch: 13.4, crotchToKnee: 14.6, kneeToFloor: 19.5 },
  '4': { headToChest: 18.3, chestToCrotch: 14, crotchToKnee: 12.6, kneeToFloor: 18.6 },
};

/** Inches; a body well within each code. */
export const TYPICAL_BODIES = Object.fromEntries(
  HORIZONTAL_TYPES.flatMap((letter) =>
    VERTICAL_TYPES.map((digit) => [`${letter}${digit}`, { ...GIRTHS[letter], ...HEIGHTS[digit] }] as const),
  ),
) as Record<CombinedType, TapeMeasurements>;
