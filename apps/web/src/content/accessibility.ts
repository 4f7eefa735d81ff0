import type { LegalSection } from './legal-text';
import { contact, createParagraph, list } from './legal-text';
import { accessibility as t } from './accessibility.messages.en';

export const ACCESSIBILITY = {
  title: t('accessibility.title'),
  lastUpdated: '2026-11-28',
  lead: t('accessibility.lead'),
} as const;

export const ACCESSIBILITY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'aim',
    heading: t('accessibilitySections.aim.heading'),
    blocks: [createParagraph(t('accessibilitySections.aim.1'))],
  },
  {
    id: 'works',
    heading: t('accessibilitySections.works.heading'),
    blocks: [
      list(
        {
          term: t('accessibilitySections.works.1.1.term'),
          text: t('accessibilitySections.works.1.1.text'),
        },
        {
          term: t('accessibilitySections.works.1.2.term'),
          text: t('accessibilitySections.works.1.2.text'),
        },
        {
          term: t('accessibilitySections.works.1.3.term'),
          text: t('accessibilitySections.works.1.3.text'),
        },
        { term: t('accessibilitySections.works.1.4.term'), text: t('accessibilitySections.works.1.4.text') },
        { term: t('accessibilitySections.works.1.5.term'), text: t('accessibilitySections.works.1.5.text') },
      ),
    ],
  },
  {
    id: 'limits',
    heading: t('accessibilitySections.limits.heading'),
    blocks: [
      list(
        {
          text: t('accessibilitySections.limits.1.1.text'),
        },
        {
          text: t('accessibilitySections.limits.1.2.text'),
        },
        { text: t('accessibilitySections.limits.1.3.text') },
        {
          text: t('accessibilitySections.limits.1.4.text'),
        },
      ),
    ],
  },
  {
    id: 'contact',
    heading: t('accessibilitySections.contact.heading'),
    blocks: [
      createParagraph(t('accessibilitySections.contact.1')),
      contact,
      createParagraph(t('accessibilitySections.contact.3')),
    ],
  },
];

export const ACCESSIBILITY_NOTES: readonly string[] = [t('accessibilityNotes.1')];
