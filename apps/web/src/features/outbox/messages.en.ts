export default {
  outbox: {
    region: 'Waiting to be sent',
    waiting:
      '{count, plural, one {One thing is kept on this device and} other {# things are kept on this device and}} will be sent when you are online again.',
    refused: '{count, plural, one {One thing} other {# things}} could not be saved.',
    show: 'See what',
    title: 'Done without a network',
    lead: 'Whatever waits is sent once, in this order. Signing out throws away what still waits.',
    waits: 'Waits until you are online again.',
    'what.add': 'Add to your wardrobe: {name}',
    'what.wish': 'Add to your wishes: {name}',
    'what.buy': 'Bought: {name}',
    'what.wash': 'In the wash, or out of it: {name}',
    'what.wear': 'When you wore it: {name}',
    'what.mark': 'Love or hide: {name}',
    'what.pack': 'To pack: {name}',
    'what.answer': 'Your answer about: {name}',
    throwAway: 'Throw away',
  },
} as const;
