export default {
  errors: {
    nothingToComplete:
      'Please take all eight measurements, or first answer the questions for starting without a tape.',
    alreadyMeasured: 'All eight measurements are taken. Please change them one by one.',
  },
  fields: {
    single: '{field} must be a single value',
    verticalMeasurements: 'Vertical measurements are required',
    horizontalMeasurements: 'Horizontal measurements are required',
  },
} as const;
