export default {
  hero: {
    headline: 'Dress the shape you have.',
    'primary.label': 'Get Started',
    'withoutTape.label': 'No tape? Ten taps',
  },
} as const;
