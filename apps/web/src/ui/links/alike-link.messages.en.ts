import { translator } from '../../lib/messages/translator';

export const alikeLink = translator({
  find: 'Find one like this',
  check: 'Try it in the fitting room',
});
