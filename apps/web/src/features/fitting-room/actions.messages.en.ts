import { translator } from '../../lib/messages/translator';

export const actions = translator({
  another: 'Check another',
  compare: 'Compare',
  keep: 'Add to my wardrobe',
  wish: 'Wish for it',
  outfits: 'Outfit around it',
  undo: 'Undo',
  owned: 'In your wardrobe',
  wished: 'In your wishes',
  ownedLater: 'It will be in your wardrobe when you are online again.',
  wishedLater: 'It will be in your wishes when you are online again.',
  failure: 'It is not in your wardrobe yet.',
  unlock: 'Keep without limit',
});
