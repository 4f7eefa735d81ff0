import { paths } from '../paths';

/** The way to help, to people, and to what is kept and sold, below every screen that has no larger footer. */
export const HELP_LINKS = {
  label: 'Help and privacy',
  help: { label: 'Help Center', to: paths.help },
  contact: { label: 'Contact', page: paths.help, fragment: 'contact' },
  privacy: { label: 'Privacy Policy', to: paths.privacyPolicy },
  terms: { label: 'Terms of Sale', to: paths.terms },
} as const;
