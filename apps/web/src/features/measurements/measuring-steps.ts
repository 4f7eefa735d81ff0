import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';

/** The two halves of the measuring, each with a page of its own, and the drafts that keep them. */
export const MEASURING_STEPS = {
  horizontal: {
    legend: 'Horizontal measurements',
    measurements: HORIZONTAL_MEASUREMENTS,
    draft: 'horizontalMeasurements',
    typeDraft: 'horizontalBodyType',
    introDraft: 'introHorizontalMeasurements',
  },
  vertical: {
    legend: 'Vertical measurements',
    measurements: VERTICAL_MEASUREMENTS,
    draft: 'verticalMeasurements',
    typeDraft: 'verticalBodyType',
    introDraft: 'introVerticalMeasurements',
  },
} as const;

export type MeasuringStep = keyof typeof MEASURING_STEPS;
