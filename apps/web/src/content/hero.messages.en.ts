import { translator } from '../lib/messages/translator';

export const hero = translator({
  headline: 'Dress the shape you have.',
  'primary.label': 'Get Started',
  'withoutTape.label': 'No tape? Seven taps',
});
