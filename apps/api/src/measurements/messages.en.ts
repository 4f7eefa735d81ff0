export default {
  errors: {
    nothingToComplete:
      'Please take all eight measurements, or answer the questions of the start without a tape first.',
    alreadyMeasured: 'All eight measurements are taken. Please change them one by one.',
  },
} as const;
