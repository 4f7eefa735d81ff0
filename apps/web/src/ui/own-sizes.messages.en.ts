export default {
  ownSizes: {
    both: '{letter} ({size})',
    told: 'tops {top}, bottoms {bottom}, shoes {region} {shoe}',
    toldOnce: '{top}, shoes {region} {shoe}',
    untold: 'Not told yet',
  },
} as const;
