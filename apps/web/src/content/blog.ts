import { translator } from '../lib/messages/translator';
import messages from './blog.messages.en';

const t = translator(messages.blog);

export const BLOG = {
  title: t('title'),
  lead: t('lead'),
  featured: t('featured'),
  others: t('others'),
  found: t('found'),
  next: t('next'),
  newsletter: {
    heading: t('newsletter.heading'),
    text: t('newsletter.text'),
    fieldLabel: t('newsletter.fieldLabel'),
    buttonLabel: t('newsletter.buttonLabel'),
    note: t('newsletter.note'),
  },
} as const;
