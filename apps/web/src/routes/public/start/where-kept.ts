import type { User } from '@figura/contracts';
import { keeping as t } from '../../../features/start/messages.en';
import { paths } from '../../../paths';

export function getKeepLink(user: User | null): { to: string; label: string } {
  return user ? { to: paths.introWelcome, label: t('keepHere') } : { to: paths.register, label: t('keep') };
}
