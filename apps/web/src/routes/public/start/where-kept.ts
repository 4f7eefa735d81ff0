import type { User } from '@figura/contracts';
import messages from '../../../features/start/start.messages.en';
import { translator } from '../../../lib/messages/translator';
import { paths } from '../../../paths';

const t = translator(messages.found);

export function getKeepLink(user: User | null): { to: string; label: string } {
  return user ? { to: paths.introWelcome, label: t('keepHere') } : { to: paths.register, label: t('keep') };
}
