export default {
  errors: {
    notMeasured: 'No analysis data available',
    measurementsRequired: 'Please add your measurements first: what suits you follows from them.',
  },
} as const;
