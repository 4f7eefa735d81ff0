export default {
  ownSizes: {
    both: '{letter} ({size})',
    told: '{top} above, {bottom} below, shoes {region} {shoe}',
    untold: 'Not told yet',
  },
} as const;
