import { translator } from '../platform/errors/translator';

export const errors = translator({
  nothingToComplete:
    'Please take all eight measurements, or first answer the questions for starting without a tape.',
  alreadyMeasured: 'All eight measurements are taken. Please change them one by one.',
});

export const fields = translator({
  single: '{field} must be a single value',
  verticalMeasurements: 'Vertical measurements are required',
  horizontalMeasurements: 'Horizontal measurements are required',
});
