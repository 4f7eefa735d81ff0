import { translator } from '../../lib/messages/translator';

export const upgradeDialog = translator({
  title: 'Lifetime access',
});
