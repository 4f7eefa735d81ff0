export default {
  errors: {
    notMeasured: 'No analysis data available',
    measurementsRequired: 'Please add your measurements first. Our advice is based on them.',
  },
} as const;
