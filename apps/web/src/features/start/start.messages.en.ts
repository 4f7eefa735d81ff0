import { translator } from '../../lib/messages/translator';

/** Separate file: these texts are in the first load. */

export const start = translator({
  title: 'Find your body type',
  lead: 'Free, without an account. Your numbers stay in this browser until you keep them.',
  how: 'How would you like to begin?',
  withTape: 'With a tape',
  withoutTape: 'Without a tape',
});

export const found = translator({
  figureWithTape: 'A figure with the tape at: {measurement}',
  figureOfType: 'Your figure, body type {code}',
});
