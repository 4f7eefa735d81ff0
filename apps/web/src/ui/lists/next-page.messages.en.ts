import { translator } from '../../lib/messages/translator';

export const nextPage = translator({
  more: 'Show more',
});
