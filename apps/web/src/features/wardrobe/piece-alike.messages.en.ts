import { translator } from '../../lib/messages/translator';

export const pieceAlike = translator({
  failure: 'The searches for it could not be loaded.',
});
