export default {
  /** Of index.html, before any script runs. */
  page: {
    description: 'Eight tape measurements, your body type, and clothes that are cut for it.',
    noScript: 'Figura needs JavaScript to measure and draw. Please switch it on and reload this page.',
  },
  /** Of the app as devices install it. */
  manifest: {
    description: 'Dress the shape you have.',
    fittingRoom: 'Fitting room',
    bestLooks: 'Best looks',
    styleGuides: 'Style guides',
  },
} as const;
