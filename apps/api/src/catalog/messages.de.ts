export const errors = {
  catalogMissing: 'Unsere Ratgeber werden gerade vorbereitet. Versuch es bitte in einem Moment noch einmal.',
};
