export default {
  ownSizes: {
    told: '{region}: oben {top}, unten {bottom}, Schuhe {shoe}',
    untold: 'Noch nicht angegeben',
  },
} as const;
