export default {
  ownSizes: {
    both: '{letter} ({size})',
    told: 'tops {top}, bottoms {bottom}, shoes {region} {shoe}',
    toldOnce: '{top} tops and bottoms, shoes {region} {shoe}',
    untold: 'Not told yet',
  },
} as const;
