import { blog as t } from './blog.messages.en';

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
    placeholder: t('newsletter.placeholder'),
    buttonLabel: t('newsletter.buttonLabel'),
    note: t('newsletter.note'),
  },
} as const;
