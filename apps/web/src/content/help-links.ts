import { paths } from '../paths';
import { SUPPORT_ADDRESS } from './help-contact';

/** The way to help, to people, and to what is kept, below every screen that has no larger footer. */
export const HELP_LINKS = {
  label: 'Help and privacy',
  help: { label: 'Help Center', to: paths.help },
  support: { label: 'Support', href: `mailto:${SUPPORT_ADDRESS}` },
  privacy: { label: 'Privacy Policy', to: paths.privacyPolicy },
} as const;
