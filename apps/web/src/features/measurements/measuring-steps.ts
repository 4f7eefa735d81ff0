import { HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import { measuringSteps as t } from './messages.en';

export const MEASURING_STEPS = {
  horizontal: {
    legend: t('horizontalMeasurements'),
    measurements: HORIZONTAL_MEASUREMENTS,
    draft: 'horizontalMeasurements',
    typeDraft: 'horizontalBodyType',
    introDraft: 'introHorizontalMeasurements',
  },
  vertical: {
    legend: t('verticalMeasurements'),
    measurements: VERTICAL_MEASUREMENTS,
    draft: 'verticalMeasurements',
    typeDraft: 'verticalBodyType',
    introDraft: 'introVerticalMeasurements',
  },
} as const;

export type MeasuringStep = keyof typeof MEASURING_STEPS;
