import type {
  HorizontalMeasurements,
  HorizontalType,
  TapeMeasurements,
  VerticalMeasurements,
  VerticalType,
} from '@figura/contracts';

import { classify } from '../body-type';

/** Below, between and above the quartiles of surveyed women. */
export const STEPS = ['low', 'middle', 'high'] as const;
type Step = (typeof STEPS)[number];

/** Everything that is disclosed about a body with hidden numbers. */
export interface CoarseClass {
  readonly horizontal: HorizontalType;
  readonly vertical: VerticalType;
  /** Waist / height. */
  readonly fullness: Step;
  /** Chest / shoulders. */
  readonly bust: Step;
}

/** Inches: median height of surveyed women. */
export const COARSE_HEIGHT = 64;
/** Rarer classes are not disclosed. */
export const MIN_SHARE = 0.01;

export interface CoarseShape extends Pick<CoarseClass, 'fullness' | 'bust'> {
  /** Share of surveyed women, 0 to 1. */
  readonly share: number;
  /** Inches, at {@link COARSE_HEIGHT}. */
  readonly girths: HorizontalMeasurements;
}

export interface CoarseBuild {
  readonly share: number;
  /** Inches; their sum is {@link COARSE_HEIGHT}. */
  readonly heights: VerticalMeasurements;
}

export interface CoarseLetter {
  /** Inches; any class of the letter. */
  readonly typical: HorizontalMeasurements;
  /** Only classes above {@link MIN_SHARE}, with some digit. */
  readonly shapes: readonly CoarseShape[];
}

export interface CoarseSurvey {
  readonly letters: Readonly<Record<HorizontalType, CoarseLetter>>;
  readonly builds: Readonly<Record<VerticalType, CoarseBuild>>;
}

/** Quartiles of surveyed women (ANSUR II, 2012, n = 1,986). */
const WAIST_TO_HEIGHT = [0.484, 0.567] as const;
const CHEST_TO_SHOULDERS = [0.88, 0.957] as const;

/** Inches, each above 0. */
export function classifyCoarsely(tape: TapeMeasurements): CoarseClass {
  const { horizontal, vertical } = classify(tape);
  const { shoulders, chest, waist, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = tape;
  const height = headToChest + chestToCrotch + crotchToKnee + kneeToFloor;
  return {
    horizontal,
    vertical,
    fullness: toStep(waist / height, WAIST_TO_HEIGHT),
    bust: toStep(chest / shoulders, CHEST_TO_SHOULDERS),
  };
}

function toStep(value: number, [lower, upper]: readonly [number, number]): Step {
  if (value < lower) return 'low';
  return value < upper ? 'middle' : 'high';
}
