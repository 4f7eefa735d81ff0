import type {
  HorizontalMeasurements,
  HorizontalType,
  SizeWearer,
  TapeMeasurements,
  VerticalMeasurements,
  VerticalType,
} from '@figura/contracts';

import { classify } from '../body-type';

/** Below, between and above the survey's quartiles. */
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

/** Inches: median heights. */
export const COARSE_HEIGHTS: Readonly<Record<SizeWearer, number>> = { women: 64, men: 69 };
/** Rarer classes are not disclosed. */
export const MIN_SHARE = 0.01;

export interface CoarseShape extends Pick<CoarseClass, 'fullness' | 'bust'> {
  /** Of everybody surveyed, 0 to 1. */
  readonly share: number;
  /** Inches, at {@link COARSE_HEIGHTS}. */
  readonly girths: HorizontalMeasurements;
}

export interface CoarseBuild {
  readonly share: number;
  /** Inches; their sum is {@link COARSE_HEIGHTS}. */
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

/** ANSUR II, 2012: 1,986 women, 4,082 men. */
const QUARTILES = {
  women: { waistToHeight: [0.484, 0.567], chestToShoulders: [0.88, 0.957] },
  men: { waistToHeight: [0.489, 0.579], chestToShoulders: [0.867, 0.926] },
} as const;

/** Inches, each above 0. */
export function classifyCoarsely(tape: TapeMeasurements, wearer: SizeWearer): CoarseClass {
  const { horizontal, vertical } = classify(tape);
  const { shoulders, chest, waist, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = tape;
  const { waistToHeight, chestToShoulders } = QUARTILES[wearer];
  const height = headToChest + chestToCrotch + crotchToKnee + kneeToFloor;
  return {
    horizontal,
    vertical,
    fullness: toStep(waist / height, waistToHeight),
    bust: toStep(chest / shoulders, chestToShoulders),
  };
}

function toStep(value: number, [lower, upper]: readonly [number, number]): Step {
  if (value < lower) return 'low';
  return value < upper ? 'middle' : 'high';
}
