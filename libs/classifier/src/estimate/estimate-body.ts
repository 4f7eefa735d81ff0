import type { HorizontalType, Measurement, VerticalType } from '@figura/contracts';
import {
  mapMeasurements,
  HORIZONTAL_MEASUREMENTS,
  HORIZONTAL_TYPES,
  MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
  VERTICAL_TYPES,
} from '@figura/contracts';

import { SETTLED_PROBABILITY } from '../confidence/confidence';
import type { Normal } from '../confidence/normal-distribution';
import type { Odds } from '../confidence/odds';
import type { BodyAnswers } from './answers';
import type { Candidate } from './candidates';
import { createLikeliest, findMostTelling, getMoments, getOdds, listCandidatesFor } from './candidates';

export interface BodyEstimate {
  /** Inches, with standard deviation. */
  measurements: Record<Measurement, Normal>;
  letters: Odds<HorizontalType>;
  digits: Odds<VerticalType>;
  horizontal: HorizontalType;
  vertical: VerticalType;
  /** The measurement that would reduce the uncertainty most. */
  measureFirst: Measurement;
  /**
   * Probability, 0 to 1, of the most likely letter (or digit, once the letter is certain), now and on average
   * after that measurement.
   */
  certainty: { part: 'letter' | 'digit'; now: number; then: number };
}

/** Deterministic, about 10 ms. */
export function estimateBody(answers: BodyAnswers): BodyEstimate {
  return describeCandidates(listCandidatesFor(answers), answers);
}

/** Suggests a measured value again only when none is left. */
export function describeCandidates(
  candidates: readonly Candidate[],
  { byString = {}, byTape = {} }: Pick<BodyAnswers, 'byString' | 'byTape'>,
): BodyEstimate {
  const letters = getOdds(candidates, HORIZONTAL_TYPES, ({ horizontal }) => horizontal);
  const digits = getOdds(candidates, VERTICAL_TYPES, ({ vertical }) => vertical);
  const horizontal = createLikeliest(letters);
  const vertical = createLikeliest(digits);
  const isOpen = (name: Measurement) => byString[name] === undefined && byTape[name] === undefined;
  const girths = HORIZONTAL_MEASUREMENTS.filter(isOpen);
  const heights = VERTICAL_MEASUREMENTS.filter(isOpen);
  // Letter first, then digit: girths do not affect the digit, nor heights the letter.
  const isAboutLetter =
    heights.length === 0 || (girths.length > 0 && letters[horizontal] < SETTLED_PROBABILITY);
  const [measureFirst, then] = isAboutLetter
    ? findMostTelling(candidates, girths.length ? girths : HORIZONTAL_MEASUREMENTS, (body) => body.horizontal)
    : findMostTelling(candidates, heights, (body) => body.vertical);
  return {
    measurements: mapMeasurements(MEASUREMENTS, (name) => getMoments(candidates, name)),
    letters,
    digits,
    horizontal,
    vertical,
    measureFirst,
    certainty: isAboutLetter
      ? { part: 'letter', now: letters[horizontal], then }
      : { part: 'digit', now: digits[vertical], then },
  };
}
