export const ownSizes = {
  both: '{letter} ({size})',
  told: 'oben {top}, unten {bottom}, Schuhe {region} {shoe}',
  toldOnce: '{top}, Schuhe {region} {shoe}',
  untold: 'Noch nicht angegeben',
};
