import { careers as t } from './careers.messages.en';

interface TitledText {
  title: string;
  text: string;
}

export const CAREERS_HERO = {
  title: t('careersHero.title'),
  text: t('careersHero.text'),
  positionsLabel: t('careersHero.positionsLabel'),
  inquiriesLabel: t('careersHero.inquiriesLabel'),
  inquiriesSubject: t('careersHero.inquiriesSubject'),
} as const;

export const CAREERS_VALUES = {
  heading: t('careersValues.heading'),
  values: [
    {
      title: t('careersValues.values.1.title'),
      text: t('careersValues.values.1.text'),
    },
    {
      title: t('careersValues.values.2.title'),
      text: t('careersValues.values.2.text'),
    },
    {
      title: t('careersValues.values.3.title'),
      text: t('careersValues.values.3.text'),
    },
    {
      title: t('careersValues.values.4.title'),
      text: t('careersValues.values.4.text'),
    },
  ] satisfies TitledText[],
} as const;

export const CAREERS_BENEFITS = {
  heading: t('careersBenefits.heading'),
  benefits: [
    {
      title: t('careersBenefits.benefits.1.title'),
      text: t('careersBenefits.benefits.1.text'),
    },
    {
      title: t('careersBenefits.benefits.2.title'),
      text: t('careersBenefits.benefits.2.text'),
    },
    {
      title: t('careersBenefits.benefits.3.title'),
      text: t('careersBenefits.benefits.3.text'),
    },
    {
      title: t('careersBenefits.benefits.4.title'),
      text: t('careersBenefits.benefits.4.text'),
    },
    {
      title: t('careersBenefits.benefits.5.title'),
      text: t('careersBenefits.benefits.5.text'),
    },
    {
      title: t('careersBenefits.benefits.6.title'),
      text: t('careersBenefits.benefits.6.text'),
    },
  ] satisfies TitledText[],
} as const;

export const HIRING_PROCESS = {
  heading: t('hiringProcess.heading'),
  steps: [
    {
      title: t('hiringProcess.steps.1.title'),
      text: t('hiringProcess.steps.1.text'),
    },
    {
      title: t('hiringProcess.steps.2.title'),
      text: t('hiringProcess.steps.2.text'),
    },
    {
      title: t('hiringProcess.steps.3.title'),
      text: t('hiringProcess.steps.3.text'),
    },
    {
      title: t('hiringProcess.steps.4.title'),
      text: t('hiringProcess.steps.4.text'),
    },
  ] satisfies TitledText[],
} as const;

export const POSITION_LABELS = {
  heading: t('positionLabels.heading'),
  text: t('positionLabels.text'),
  responsibilities: t('positionLabels.responsibilities'),
  requirements: t('positionLabels.requirements'),
  benefits: t('positionLabels.benefits'),
  apply: t('positionLabels.apply'),
  refer: t('positionLabels.refer'),
} as const;

export const OPEN_APPLICATION = {
  heading: t('openApplication.heading'),
  text: t('openApplication.text'),
  label: t('openApplication.label'),
  subject: t('openApplication.subject'),
} as const;

export function createMailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
