import { SELLS, listWhereSold } from './door';
import type { LegalSection } from './legal-text';
import { contact, list, createParagraph } from './legal-text';
import { terms as t } from './terms.messages.en';

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'who',
    heading: SELLS ? t('termsSections.who.heading.sold') : t('termsSections.who.heading.open'),
    blocks: [createParagraph((SELLS ? t('termsSections.who.1.1.sold') : '') + t('termsSections.who.1.2'))],
  },
  ...listWhereSold<LegalSection>(
    {
      id: 'what',
      heading: t('termsSections.what.heading'),
      blocks: [
        list(
          {
            term: t('termsSections.what.1.1.term'),
            text: t('termsSections.what.1.1.text'),
          },
          {
            term: t('termsSections.what.1.2.term'),
            text: t('termsSections.what.1.2.text'),
          },
        ),
        createParagraph(t('termsSections.what.2')),
      ],
    },
    {
      id: 'price',
      heading: t('termsSections.price.heading'),
      blocks: [createParagraph(t('termsSections.price.1')), createParagraph(t('termsSections.price.2'))],
    },
    {
      id: 'refunds',
      heading: t('termsSections.refunds.heading'),
      blocks: [
        createParagraph(t('termsSections.refunds.1')),
        createParagraph(t('termsSections.refunds.2')),
        createParagraph(t('termsSections.refunds.3')),
      ],
    },
    {
      id: 'codes',
      heading: t('termsSections.codes.heading'),
      blocks: [
        list(
          { term: t('termsSections.codes.1.1.term'), text: t('termsSections.codes.1.1.text') },
          {
            term: t('termsSections.codes.1.2.term'),
            text: t('termsSections.codes.1.2.text'),
          },
        ),
        createParagraph(t('termsSections.codes.2')),
      ],
    },
  ),
  {
    id: 'advice',
    heading: t('termsSections.advice.heading'),
    blocks: [createParagraph(t('termsSections.advice.1'))],
  },
  {
    id: 'yours',
    heading: t('termsSections.yours.heading'),
    blocks: [
      createParagraph(
        t('termsSections.yours.1.1') +
          (SELLS ? t('termsSections.yours.1.2.sold') : t('termsSections.yours.1.2.open')),
      ),
    ],
  },
  {
    id: 'changes',
    heading: t('termsSections.changes.heading'),
    blocks: [
      createParagraph(
        t('termsSections.changes.1.1') +
          (SELLS ? t('termsSections.changes.1.2.sold') : '') +
          t('termsSections.changes.1.3') +
          (SELLS ? t('termsSections.changes.1.4.sold') : '.'),
      ),
      createParagraph((SELLS ? t('termsSections.changes.2.1.sold') : '') + t('termsSections.changes.2.2')),
    ],
  },
  {
    id: 'contact',
    heading: t('termsSections.contact.heading'),
    blocks: [
      ...listWhereSold(createParagraph(t('termsSections.contact.1'))),
      contact,
      createParagraph(t('termsSections.contact.3.1') + (SELLS ? t('termsSections.contact.3.2.sold') : '')),
    ],
  },
];

/** Stand below the sections. */
export const TERMS_LEGAL_NOTES: readonly string[] = [t('termsLegalNotes.1'), t('termsLegalNotes.2')];
