import { helpContact as t } from './help-contact.messages.en';

export const HELP = {
  title: t('title'),
  lead: t('lead'),
  contact: {
    heading: t('contact.heading'),
    text: t('contact.text'),
    emailLabel: t('contact.emailLabel'),
    chatLabel: t('contact.chatLabel'),
  },
} as const;
