import type {
  HorizontalMeasurements,
  HorizontalType,
  TapeMeasurements,
  VerticalMeasurements,
  VerticalType,
} from '@figura/contracts';

import { classify } from '../body-type';

/** Below the lower quartile of surveyed women, between the quartiles, above the upper one. */
export const STEPS = ['low', 'middle', 'high'] as const;
type Step = (typeof STEPS)[number];

/** All that is told of a body whose numbers are withheld: its type, and two proportions in three steps each. */
export interface CoarseClass {
  readonly horizontal: HorizontalType;
  readonly vertical: VerticalType;
  /** The waist as a share of the height. */
  readonly fullness: Step;
  /** The chest as a share of the shoulders. */
  readonly bust: Step;
}

/** Inches: the median height of surveyed women, which every coarse body has. */
export const COARSE_HEIGHT = 64;
/** A class that fewer women share is not told. */
export const LEAST_SHARE = 0.01;

/** Girths of one class, whatever its digit. */
export interface CoarseShape extends Pick<CoarseClass, 'fullness' | 'bust'> {
  /** Of surveyed women, from 0 to 1. */
  readonly share: number;
  /** Inches, at {@link COARSE_HEIGHT}. */
  readonly girths: HorizontalMeasurements;
}

/** Heights of one digit. */
export interface CoarseBuild {
  /** Of surveyed women, from 0 to 1. */
  readonly share: number;
  /** Inches; they add up to {@link COARSE_HEIGHT}. */
  readonly heights: VerticalMeasurements;
}

/** Girths of one letter. */
export interface CoarseLetter {
  /** Inches: of a typical body, whatever its class. */
  readonly typical: HorizontalMeasurements;
  /** Of the classes that {@link LEAST_SHARE} of surveyed women share with some digit. */
  readonly shapes: readonly CoarseShape[];
}

export interface CoarseSurvey {
  readonly letters: Readonly<Record<HorizontalType, CoarseLetter>>;
  readonly builds: Readonly<Record<VerticalType, CoarseBuild>>;
}

/** Quartiles of surveyed women (ANSUR II, 2012, n = 1,986). */
const WAIST_TO_HEIGHT = [0.484, 0.567] as const;
const CHEST_TO_SHOULDERS = [0.88, 0.957] as const;

/** Expects inches, each above 0. */
export function findCoarseClass(tape: TapeMeasurements): CoarseClass {
  const { horizontal, vertical } = classify(tape);
  const { shoulders, chest, waist, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = tape;
  const height = headToChest + chestToCrotch + crotchToKnee + kneeToFloor;
  return {
    horizontal,
    vertical,
    fullness: findStep(waist / height, WAIST_TO_HEIGHT),
    bust: findStep(chest / shoulders, CHEST_TO_SHOULDERS),
  };
}

function findStep(value: number, [lower, upper]: readonly [number, number]): Step {
  if (value < lower) return 'low';
  return value < upper ? 'middle' : 'high';
}
