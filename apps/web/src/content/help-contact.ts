import { translator } from '../lib/messages/translator';
import messages from './help-contact.messages.en';

const t = translator(messages.helpContact);

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
