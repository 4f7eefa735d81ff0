export default {
  ownSizes: {
    told: '{region} {top} above, {bottom} below, shoes {shoe}',
    untold: 'Not told yet',
  },
} as const;
