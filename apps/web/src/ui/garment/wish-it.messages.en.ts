import { translator } from '../../lib/messages/translator';

export const wishIt = translator({
  wish: 'Wish for it',
  wished: 'In your wishes',
  wishedLater: 'It will be in your wishes when you are online again.',
  failure: 'It could not be added just now. Please try again.',
});
