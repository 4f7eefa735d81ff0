import { paths } from '../paths';
import { TERMS } from './terms-head';
import { helpLinks as t } from './help-links.messages.en';

export const HELP_LINKS = {
  label: t('label'),
  links: [
    { to: paths.help, label: t('links.1.label') },
    { to: `${paths.help}#contact`, label: t('links.2.label') },
    { to: paths.privacyPolicy, label: t('links.3.label') },
    { to: paths.terms, label: TERMS.title },
  ],
} as const;
