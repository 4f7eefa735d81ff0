import { translator } from '../../lib/messages/translator';

export const outbox = translator({
  region: 'Waiting to be sent',
  waiting:
    '{count, plural, one {One thing is kept on this device and} other {# things are kept on this device and}} will be sent when you are online again.',
  refused: '{count, plural, one {One thing} other {# things}} could not be saved.',
  show: 'See details',
  title: 'Saved while offline',
  lead: 'These changes are sent in this order once you are online. Signing out discards any that are still waiting.',
  waits: 'Waits until you are online again.',
  'what.add': 'Add to your wardrobe: {name}',
  'what.wish': 'Add to your wishes: {name}',
  'what.buy': 'Bought: {name}',
  'what.wash': 'In or out of the wash: {name}',
  'what.wear': 'When you wore it: {name}',
  'what.mark': 'Love or hide: {name}',
  'what.pack': 'To pack: {name}',
  'what.answer': 'Your answer about: {name}',
  throwAway: 'Discard',
});
