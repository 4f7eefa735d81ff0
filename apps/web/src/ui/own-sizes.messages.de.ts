export default {
  ownSizes: {
    both: '{letter} ({size})',
    told: 'oben {top}, unten {bottom}, Schuhe {region} {shoe}',
    toldOnce: 'oben und unten {top}, Schuhe {region} {shoe}',
    untold: 'Noch nicht angegeben',
  },
} as const;
