import { translator } from '../../lib/messages/translator';

export const likeChecked = translator({
  title: 'Like this, from shops',
  all: 'Show all from shops',
  order: 'How these are ranked',
  noneSold: 'No shop here sells a piece of this kind yet, within your preferences and budget.',
  noneSuits: 'Shops have pieces of this kind, but none that suits you and comes in your size.',
});
