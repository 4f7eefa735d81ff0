export default {
  outbox: {
    region: 'Waiting to be sent',
    waiting:
      '{count, plural, one {One thing} other {# things}} will be sent when you are online again. Until then it is kept on this device.',
    refused: '{count, plural, one {One thing} other {# things}} could not be saved.',
    show: 'Look at it',
    title: 'Done without a network',
    lead: 'Whatever waits is sent once, in this order. Signing out throws it away.',
    waits: 'Waits until you are online again.',
    'what.add': 'Add to your wardrobe: {name}',
    'what.wear': 'When you wore it: {name}',
    'what.mark': 'Love or hide: {name}',
    'what.answer': 'Your answer about: {name}',
    throwAway: 'Throw away',
  },
} as const;
