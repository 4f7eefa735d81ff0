import type { Measurement, SizeWearer, TapeMeasurements, VerticalMeasurements } from '@figura/contracts';
import {
  mapMeasurements,
  HORIZONTAL_MEASUREMENTS,
  HORIZONTAL_TYPES,
  MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
  VERTICAL_TYPES,
} from '@figura/contracts';

import { drawBodies } from '../estimate/draw-bodies';
import { createPopulation, TRAITS, type Trait } from '../estimate/population';
import { CM_PER_INCH, roundTo } from '../units';
import { computeTotalHeight } from '../vertical-type';
import {
  COARSE_HEIGHTS,
  classifyCoarsely,
  MIN_SHARE,
  STEPS,
  type CoarseBuild,
  type CoarseClass,
  type CoarseLetter,
  type CoarseShape,
  type CoarseSurvey,
} from './coarse-class';

/** Gives a 1% share a relative error of about 5%. */
const DRAWN = 50_000;
const MM_PER_INCH = 10 * CM_PER_INCH;

/** Medians of ANSUR II (2012, women, n = 1,986); girths from ratios at the median height. */
const MEDIANS: Readonly<Record<Trait, number>> = {
  shoulders: Math.log(40.5 * MM_PER_INCH),
  chest: Math.log(37 * MM_PER_INCH),
  waist: Math.log(33.5 * MM_PER_INCH),
  hips: Math.log(40 * MM_PER_INCH),
  height: Math.log(COARSE_HEIGHTS.women * MM_PER_INCH),
  headToChest: 0.281,
  chestToCrotch: 0.24,
  crotchToKnee: 0.205,
};

/** Jointly normal around the survey's medians; girths and height shares are independent. */
export function drawSurveyedBodies(wearer: SizeWearer): TapeMeasurements[] {
  const surveyed = createPopulation(wearer, 1);
  if (wearer === 'men') return drawBodies(surveyed, DRAWN);
  const { precision } = surveyed;
  const potential = precision.map((row) =>
    row.reduce((sum, weight, column) => sum + weight * MEDIANS[TRAITS[column]!], 0),
  );
  return drawBodies({ precision, potential }, DRAWN);
}

export function computeCoarseSurvey(bodies: readonly TapeMeasurements[], wearer: SizeWearer): CoarseSurvey {
  const classified = classifyAll(bodies, wearer);
  const toShare = (part: readonly unknown[]) => roundTo(part.length / bodies.length, 4);
  const builds = mapTypes(VERTICAL_TYPES, (type): CoarseBuild => {
    const alike = classified.filter(({ vertical }) => vertical === type);
    return { share: toShare(alike), heights: computeMeanHeights(alike, COARSE_HEIGHTS[wearer]) };
  });
  const commonestBuild = Math.max(...Object.values(builds).map(({ share }) => share));
  const letters = mapTypes(HORIZONTAL_TYPES, (type): CoarseLetter => {
    const pickLettered = (from: readonly Classified[]) =>
      from.filter(({ horizontal }) => horizontal === type);
    const lettered = pickLettered(classified);
    const shapes = CELLS.map(({ fullness, bust }): CoarseShape => {
      const alike = lettered.filter((body) => body.fullness === fullness && body.bust === bust);
      return { fullness, bust, share: toShare(alike), girths: computeMeans(alike, HORIZONTAL_MEASUREMENTS) };
    }).filter(({ share }) => share * commonestBuild >= MIN_SHARE);
    // A mean inside a disclosed class becomes that class's body, so that coarse bodies map to themselves.
    const examples =
      lettered.length > 0 ? lettered : pickLettered(classifyAll(drawSurveyedBodies('women'), wearer));
    const middle = computeMeans(examples, HORIZONTAL_MEASUREMENTS);
    const its = classifyCoarsely({ ...middle, ...builds['1'].heights }, wearer);
    const told = shapes.find(({ fullness, bust }) => fullness === its.fullness && bust === its.bust);
    return { typical: told?.girths ?? middle, shapes };
  });
  return { letters, builds };
}

const CELLS = STEPS.flatMap((fullness) => STEPS.map((bust) => ({ fullness, bust })));

interface Classified extends CoarseClass {
  /** Inches, at {@link COARSE_HEIGHTS}. */
  readonly body: TapeMeasurements;
}

function classifyAll(bodies: readonly TapeMeasurements[], wearer: SizeWearer): Classified[] {
  return bodies.map((body) => ({
    ...classifyCoarsely(body, wearer),
    body: toHeight(body, COARSE_HEIGHTS[wearer]),
  }));
}

function toHeight(body: TapeMeasurements, height: number): TapeMeasurements {
  const scale = height / computeTotalHeight(body);
  return mapMeasurements(MEASUREMENTS, (name) => body[name] * scale);
}

/** Rounded to 1/4 in. */
function computeMeans<M extends Measurement>(
  bodies: readonly Classified[],
  measurements: readonly M[],
): Record<M, number> {
  const means = measurements.map((name) => {
    const mean = bodies.reduce((sum, { body }) => sum + body[name], 0) / bodies.length;
    return [name, Math.round(mean * 4) / 4];
  });
  return Object.fromEntries(means) as Record<M, number>;
}

/** The last one takes the remainder, so that rounding does not change the total. */
function computeMeanHeights(bodies: readonly Classified[], height: number): VerticalMeasurements {
  const [last, ...others] = VERTICAL_MEASUREMENTS.toReversed();
  const means = computeMeans(bodies, others);
  const rest = others.reduce((left, name) => left - means[name], height);
  return { ...means, [last!]: rest } as VerticalMeasurements;
}

function mapTypes<T extends string, V>(types: readonly T[], toValue: (type: T) => V): Readonly<Record<T, V>> {
  return Object.fromEntries(types.map((type) => [type, toValue(type)])) as Record<T, V>;
}
