export default {
  ownSizes: {
    both: '{letter} ({size})',
    told: 'oben {top}, unten {bottom}, Schuhe {region} {shoe}',
    untold: 'Noch nicht angegeben',
  },
} as const;
