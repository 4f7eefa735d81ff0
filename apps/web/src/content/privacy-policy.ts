import { SELLS, listWhereSold } from './door';
import type { LegalBlock, LegalSection } from './legal-text';
import { contact, list, createParagraph } from './legal-text';
import { privacyPolicy as t } from './privacy-policy.messages.en';

export interface StoredKey {
  key: string;
  purpose: string;
}

export const LOCAL_STORAGE_KEYS: readonly StoredKey[] = [
  { key: 'accessToken', purpose: t('localStorageKeys.1.purpose') },
  { key: 'refreshToken', purpose: t('localStorageKeys.2.purpose') },
  { key: 'introVerticalMeasurements', purpose: t('localStorageKeys.3.purpose') },
  { key: 'introHorizontalMeasurements', purpose: t('localStorageKeys.4.purpose') },
  {
    key: 'startAnswers',
    purpose: t('localStorageKeys.5.purpose'),
  },
  { key: 'introSelfAnalysis', purpose: t('localStorageKeys.6.purpose') },
  { key: 'verticalMeasurements', purpose: t('localStorageKeys.7.purpose') },
  { key: 'horizontalMeasurements', purpose: t('localStorageKeys.8.purpose') },
  { key: 'verticalBodyType', purpose: t('localStorageKeys.9.purpose') },
  { key: 'horizontalBodyType', purpose: t('localStorageKeys.10.purpose') },
  { key: 'combinedBodyType', purpose: t('localStorageKeys.11.purpose') },
  { key: 'measurementsBefore', purpose: t('localStorageKeys.12.purpose') },
  {
    key: 'profileMeasurements',
    purpose: t('localStorageKeys.13.purpose'),
  },
  {
    key: 'bodyPreferences',
    purpose: t('localStorageKeys.14.purpose'),
  },
  {
    key: 'draftsOwner',
    purpose: t('localStorageKeys.15.purpose'),
  },
  {
    key: 'absentOwner',
    purpose: t('localStorageKeys.16.purpose'),
  },
  { key: 'measuringUnit', purpose: t('localStorageKeys.17.purpose') },
  {
    key: 'fittingRoom',
    purpose: t('localStorageKeys.18.purpose'),
  },
  {
    key: 'shopSizes',
    purpose: t('localStorageKeys.19.purpose'),
  },
  {
    key: 'today',
    purpose: t('localStorageKeys.20.purpose'),
  },
  {
    key: 'wardrobeList',
    purpose: t('localStorageKeys.21.purpose'),
  },
  {
    key: 'providerLink',
    purpose: t('localStorageKeys.22.purpose'),
  },
  {
    key: 'registrationKey',
    purpose: t('localStorageKeys.23.purpose'),
  },
  { key: 'theme', purpose: t('localStorageKeys.24.purpose') },
  { key: 'language', purpose: t('localStorageKeys.language.purpose') },
  {
    key: 'referredBy',
    purpose: t('localStorageKeys.25.purpose.1') + (SELLS ? t('localStorageKeys.25.purpose.2.sold') : ''),
  },
];

export const SESSION_STORAGE_KEYS: readonly StoredKey[] = [
  ...listWhereSold({ key: 'couponCode', purpose: t('sessionStorageKeys.1.purpose') }),
  {
    key: 'profileSettings',
    purpose: t('sessionStorageKeys.2.purpose'),
  },
  {
    key: 'editBodyPreferences',
    purpose: t('sessionStorageKeys.3.purpose'),
  },
  {
    key: 'testSelfAnalysis',
    purpose: t('sessionStorageKeys.4.purpose'),
  },
  {
    key: 'providerSignIn',
    purpose: t('sessionStorageKeys.5.purpose'),
  },
  { key: 'keptPlace', purpose: t('sessionStorageKeys.6.purpose') },
  { key: 'tabDraftsOwner', purpose: t('sessionStorageKeys.7.purpose') },
];

const listKeys = (stored: readonly StoredKey[]): LegalBlock =>
  list(...stored.map(({ key, purpose }) => ({ term: key, text: purpose })));

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'information-collected',
    heading: t('privacySections.information-collected.heading'),
    blocks: [
      createParagraph(
        t('privacySections.information-collected.1.1') +
          (SELLS
            ? t('privacySections.information-collected.1.2.sold')
            : t('privacySections.information-collected.1.2.open')),
      ),
      list(
        {
          term: t('privacySections.information-collected.2.1.term'),
          text: t('privacySections.information-collected.2.1.text'),
        },
        {
          term: t('privacySections.information-collected.2.2.term'),
          text: t('privacySections.information-collected.2.2.text'),
        },
        {
          term: t('privacySections.information-collected.2.3.term'),
          text: t('privacySections.information-collected.2.3.text'),
        },
        {
          term: t('privacySections.information-collected.2.4.term'),
          text: t('privacySections.information-collected.2.4.text'),
        },
        {
          term: t('privacySections.information-collected.2.5.term'),
          text: t('privacySections.information-collected.2.5.text'),
        },
        {
          term: t('privacySections.information-collected.2.6.term'),
          text: t('privacySections.information-collected.2.6.text'),
        },
        {
          term: t('privacySections.information-collected.2.7.term'),
          text: t('privacySections.information-collected.2.7.text'),
        },
        {
          term: t('privacySections.information-collected.2.8.term'),
          text: t('privacySections.information-collected.2.8.text'),
        },
        {
          term: t('privacySections.information-collected.2.9.term'),
          text: t('privacySections.information-collected.2.9.text'),
        },
        {
          term: t('privacySections.information-collected.2.10.term'),
          text: t('privacySections.information-collected.2.10.text'),
        },
        {
          term: t('privacySections.information-collected.2.11.term'),
          text: t('privacySections.information-collected.2.11.text'),
        },
        {
          term: t('privacySections.information-collected.2.12.term'),
          text: t('privacySections.information-collected.2.12.text'),
        },
        ...listWhereSold({
          term: t('privacySections.information-collected.2.13.term'),
          text: t('privacySections.information-collected.2.13.text'),
        }),
        ...listWhereSold({
          term: t('privacySections.information-collected.2.14.term'),
          text: t('privacySections.information-collected.2.14.text'),
        }),
        {
          term: t('privacySections.information-collected.2.15.term'),
          text: t('privacySections.information-collected.2.15.text'),
        },
        {
          term: t('privacySections.information-collected.2.16.term'),
          text:
            t('privacySections.information-collected.2.16.text.1') +
            (SELLS ? t('privacySections.information-collected.2.16.text.2') : ''),
        },
        {
          term: t('privacySections.information-collected.2.17.term'),
          text: t('privacySections.information-collected.2.17.text'),
        },
        {
          term: t('privacySections.information-collected.2.18.term'),
          text:
            t('privacySections.information-collected.2.18.text.1') +
            (SELLS ? t('privacySections.information-collected.2.18.text.2.sold') : '') +
            t('privacySections.information-collected.2.18.text.3'),
        },
        {
          term: t('privacySections.information-collected.2.19.term'),
          text: t('privacySections.information-collected.2.19.text'),
        },
        {
          term: t('privacySections.information-collected.2.20.term'),
          text: t('privacySections.information-collected.2.20.text'),
        },
        {
          term: t('privacySections.information-collected.2.21.term'),
          text: t('privacySections.information-collected.2.21.text'),
        },
      ),
      createParagraph(t('privacySections.information-collected.3')),
    ],
  },
  {
    id: 'use',
    heading: t('privacySections.use.heading'),
    blocks: [
      list(
        {
          text: t('privacySections.use.1.1.text'),
        },
        { text: t('privacySections.use.1.2.text') },
        { text: t('privacySections.use.1.3.text') },
        ...listWhereSold({
          text: t('privacySections.use.1.4.text'),
        }),
        {
          text:
            t('privacySections.use.1.5.text.1') +
            (SELLS ? t('privacySections.use.1.5.text.2.sold') : t('privacySections.use.1.5.text.2.open')) +
            t('privacySections.use.1.5.text.3'),
        },
      ),
      createParagraph(
        t('privacySections.use.2.1') +
          (SELLS ? t('privacySections.use.2.2.sold') : '') +
          t('privacySections.use.2.3'),
      ),
      createParagraph(t('privacySections.use.3')),
    ],
  },
  {
    id: 'sharing',
    heading: t('privacySections.sharing.heading'),
    blocks: [
      createParagraph(t('privacySections.sharing.1')),
      createParagraph(
        t('privacySections.sharing.2.1') +
          (SELLS ? t('privacySections.sharing.2.2.sold') : '') +
          t('privacySections.sharing.2.3'),
      ),
    ],
  },
  {
    id: 'security',
    heading: t('privacySections.security.heading'),
    blocks: [
      list(
        { text: t('privacySections.security.1.1.text') },
        {
          text: t('privacySections.security.1.2.text'),
        },
        {
          text: t('privacySections.security.1.3.text'),
        },
        { text: t('privacySections.security.1.4.text') },
        {
          text: t('privacySections.security.1.5.text'),
        },
        { text: t('privacySections.security.1.6.text') },
      ),
      createParagraph(t('privacySections.security.2')),
    ],
  },
  {
    id: 'tracking',
    heading: t('privacySections.tracking.heading'),
    blocks: [
      createParagraph(
        t('privacySections.tracking.1.1') +
          (SELLS ? t('privacySections.tracking.1.2.sold') : t('privacySections.tracking.1.2.open')),
      ),
      createParagraph(t('privacySections.tracking.2')),
      listKeys(LOCAL_STORAGE_KEYS),
      createParagraph(t('privacySections.tracking.4')),
      listKeys(SESSION_STORAGE_KEYS),
      createParagraph(t('privacySections.tracking.6')),
      createParagraph(t('privacySections.tracking.7')),
    ],
  },
  {
    id: 'third-parties',
    heading: t('privacySections.third-parties.heading'),
    blocks: [
      list(
        ...listWhereSold({
          term: t('privacySections.third-parties.1.1.term'),
          text: t('privacySections.third-parties.1.1.text'),
        }),
        {
          term: t('privacySections.third-parties.1.2.term'),
          text: t('privacySections.third-parties.1.2.text'),
        },
        {
          term: t('privacySections.third-parties.1.3.term'),
          text: t('privacySections.third-parties.1.3.text'),
        },
        {
          term: t('privacySections.third-parties.1.4.term'),
          text: t('privacySections.third-parties.1.4.text'),
        },
      ),
    ],
  },
  {
    id: 'retention',
    heading: t('privacySections.retention.heading'),
    blocks: [
      list(
        {
          term: SELLS
            ? t('privacySections.retention.1.1.term.sold')
            : t('privacySections.retention.1.1.term.open'),
          text: SELLS
            ? t('privacySections.retention.1.1.text.sold')
            : t('privacySections.retention.1.1.text.open'),
        },
        {
          term: t('privacySections.retention.1.2.term'),
          text: t('privacySections.retention.1.2.text'),
        },
        {
          term: t('privacySections.retention.1.3.term'),
          text: t('privacySections.retention.1.3.text'),
        },
        {
          term: t('privacySections.retention.1.4.term'),
          text: t('privacySections.retention.1.4.text'),
        },
        {
          term: t('privacySections.retention.1.5.term'),
          text: t('privacySections.retention.1.5.text'),
        },
        {
          term: t('privacySections.retention.1.6.term'),
          text: t('privacySections.retention.1.6.text'),
        },
        {
          term: t('privacySections.retention.1.7.term'),
          text: t('privacySections.retention.1.7.text'),
        },
        {
          term: t('privacySections.retention.1.8.term'),
          text: t('privacySections.retention.1.8.text'),
        },
        ...listWhereSold({
          term: t('privacySections.retention.1.9.term'),
          text: t('privacySections.retention.1.9.text'),
        }),
        {
          term: t('privacySections.retention.1.10.term'),
          text: t('privacySections.retention.1.10.text'),
        },
        {
          term: t('privacySections.retention.1.11.term'),
          text: t('privacySections.retention.1.11.text'),
        },
        {
          term: t('privacySections.retention.1.12.term'),
          text: t('privacySections.retention.1.12.text'),
        },
        {
          term: t('privacySections.retention.1.13.term'),
          text: t('privacySections.retention.1.13.text'),
        },
        {
          term: t('privacySections.retention.1.14.term'),
          text: t('privacySections.retention.1.14.text'),
        },
        {
          term: t('privacySections.retention.1.15.term'),
          text: t('privacySections.retention.1.15.text'),
        },
        ...listWhereSold({
          term: t('privacySections.retention.1.16.term'),
          text: t('privacySections.retention.1.16.text'),
        }),
      ),
    ],
  },
  {
    id: 'rights',
    heading: t('privacySections.rights.heading'),
    blocks: [
      createParagraph(t('privacySections.rights.1')),
      list(
        {
          term: t('privacySections.rights.2.1.term'),
          text:
            t('privacySections.rights.2.1.text.1') +
            (SELLS
              ? t('privacySections.rights.2.1.text.2.sold')
              : t('privacySections.rights.2.1.text.2.open')) +
            t('privacySections.rights.2.1.text.3'),
        },
        {
          term: t('privacySections.rights.2.2.term'),
          text: t('privacySections.rights.2.2.text'),
        },
        {
          term: t('privacySections.rights.2.3.term'),
          text:
            t('privacySections.rights.2.3.text.1') + (SELLS ? t('privacySections.rights.2.3.text.2') : ''),
        },
        {
          term: t('privacySections.rights.2.4.term'),
          text: t('privacySections.rights.2.4.text'),
        },
        { term: t('privacySections.rights.2.5.term'), text: t('privacySections.rights.2.5.text') },
      ),
      createParagraph(t('privacySections.rights.3')),
    ],
  },
  {
    id: 'international-transfers',
    heading: t('privacySections.international-transfers.heading'),
    blocks: [createParagraph(t('privacySections.international-transfers.1'))],
  },
  {
    id: 'updates',
    heading: t('privacySections.updates.heading'),
    blocks: [createParagraph(t('privacySections.updates.1'))],
  },
  {
    id: 'contact',
    heading: t('privacySections.contact.heading'),
    blocks: [
      createParagraph(t('privacySections.contact.1')),
      contact,
      createParagraph(t('privacySections.contact.3')),
    ],
  },
];

/** Stand below the sections. */
export const PRIVACY_LEGAL_NOTES: readonly string[] = [
  t('privacyLegalNotes.1'),
  t('privacyLegalNotes.2'),
  t('privacyLegalNotes.3'),
];
