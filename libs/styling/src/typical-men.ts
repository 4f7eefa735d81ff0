import { createTape } from '@figura/contracts';

/**
 * Men by the percentiles of {@link PROPORTIONS}: medians, and one or two proportions at the 5th, 10th, 90th or
 * 95th. Inches.
 */
export const TYPICAL_MEN = {
  median: createTape([46.5, 41.75, 36.875, 40.125], [18.25, 17.5, 14.125, 19.25]),
  slim: createTape([42.25, 37.875, 31.5, 36.5], [18.25, 17.5, 14.125, 19.25]),
  narrowShoulders: createTape([42.875, 38.375, 36.875, 40.125], [18.25, 17.5, 14.125, 19.25]),
  athletic: createTape([50.125, 45.125, 33.75, 40.125], [18.25, 17.5, 14.125, 19.25]),
  belly: createTape([48.25, 43.25, 42.75, 42], [18.25, 17.5, 14.125, 19.25]),
  largeBelly: createTape([51.5, 47.875, 47.625, 45.125], [18.25, 17.5, 14.125, 19.25]),
  short: createTape([43.75, 39.125, 34.625, 37.75], [17.125, 16.5, 13.25, 18]),
  tall: createTape([47.125, 42.25, 36, 40.625], [19.5, 18.625, 15, 20.5]),
  shortLegs: createTape([46.5, 41.75, 36.875, 40.125], [19.125, 18.625, 13.125, 18.25]),
  longLegs: createTape([46.5, 41.75, 36.875, 40.125], [17.375, 16.375, 15, 20.25]),
  wideHips: createTape([47.625, 42.75, 38.375, 43.75], [18.25, 17.5, 14.125, 19.25]),
  shortAndFull: createTape([46.75, 41.875, 42, 41.625], [17.375, 16.625, 13.375, 18.25]),
};
