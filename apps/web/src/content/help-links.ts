import { paths } from '../paths';
import { TERMS } from './terms-head';

export const HELP_LINKS = {
  label: 'Help and privacy',
  links: [
    { to: paths.help, label: 'Help Center' },
    { to: `${paths.help}#contact`, label: 'Contact' },
    { to: paths.privacyPolicy, label: 'Privacy Policy' },
    { to: paths.terms, label: TERMS.title },
  ],
} as const;
