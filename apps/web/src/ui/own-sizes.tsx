import type { User } from '@figura/contracts';
import { translator } from '../lib/messages/translator';
import { useSizes } from '../lib/session/use-sizes';
import messages from './own-sizes.messages.en';

const t = translator(messages.ownSizes);

export function OwnSizes({ user }: { user: User }) {
  const { table, suggest } = useSizes(user);
  if (table === null) return t('untold');
  const { sizes, origin } = suggest(table);
  const { region, top, bottom, shoe } = sizes;
  return origin === 'middle' ? t('untold') : t('told', { region, top, bottom, shoe });
}
