import { translator } from '../../lib/messages/translator';

export const ownItem = translator({
  own: 'I own this',
  owned: 'It is in your wardrobe.',
  toWardrobe: 'Open it there',
  ownedLater: 'It will be in your wardrobe when you are online again.',
  failure: 'It could not be added just now. Please try again.',
});
