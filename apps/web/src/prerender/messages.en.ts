import { translator } from '../lib/messages/translator';

export const head = translator({
  picture: 'Five people side by side, one of each body type from A to E, each in clothes for their shape',
});
