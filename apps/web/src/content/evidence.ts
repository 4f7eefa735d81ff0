import type { Recommendation } from '@figura/contracts';
import { evidence as t } from './evidence.messages.en';

interface EvidenceWord {
  id: Recommendation['evidence'];
  title: string;
  text: string;
}

export const EVIDENCE_HERO = {
  title: t('evidenceHero.title'),
  lead: t('evidenceHero.lead'),
} as const;

export const EVIDENCE_WORDS = {
  heading: t('evidenceWords.heading'),
  words: [
    {
      id: 'tested',
      title: t('evidenceWords.words.tested.title'),
      text: t('evidenceWords.words.tested.text'),
    },
    {
      id: 'extrapolated',
      title: t('evidenceWords.words.extrapolated.title'),
      text: t('evidenceWords.words.extrapolated.text'),
    },
    {
      id: 'convention',
      title: t('evidenceWords.words.convention.title'),
      text: t('evidenceWords.words.convention.text'),
    },
    {
      id: 'contested',
      title: t('evidenceWords.words.contested.title'),
      text: t('evidenceWords.words.contested.text'),
    },
  ] satisfies EvidenceWord[],
} as const;

export const EVIDENCE_STUDIES = {
  heading: t('evidenceStudies.heading'),
  text: t('evidenceStudies.text'),
} as const;

export const EVIDENCE_LIMITS = {
  heading: t('evidenceLimits.heading'),
  paragraphs: [t('evidenceLimits.paragraphs.1'), t('evidenceLimits.paragraphs.2')],
} as const;

export const EVIDENCE_SURVEY = {
  heading: t('evidenceSurvey.heading'),
  paragraphs: [t('evidenceSurvey.paragraphs.1'), t('evidenceSurvey.paragraphs.2')],
} as const;

/** A short article that lists tests of stripes on both sides, and finds the custom in a book of 1813. */
export const OTHER_TESTS_URL = 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9558892';
