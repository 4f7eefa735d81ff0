import { translator } from '../../lib/messages/translator';

export const lookCard = translator({
  probably: 'Probably',
});
