import { paths } from '../paths';
import { landing as t } from './landing.messages.en';

export interface LandingStep {
  title: string;
  text: string;
}

export interface Testimonial {
  quote: string;
  name: string;
  about: string;
}

export const PROBLEM = {
  heading: t('problem.heading'),
  paragraphs: [t('problem.paragraphs.1'), t('problem.paragraphs.2')],
} as const;

export const HOW_IT_WORKS = {
  heading: t('howItWorks.heading'),
  text: t('howItWorks.text'),
  steps: [
    {
      title: t('howItWorks.steps.1.title'),
      text: t('howItWorks.steps.1.text'),
    },
    {
      title: t('howItWorks.steps.2.title'),
      text: t('howItWorks.steps.2.text'),
    },
    {
      title: t('howItWorks.steps.3.title'),
      text: t('howItWorks.steps.3.text'),
    },
  ] satisfies LandingStep[],
} as const;

export const REVIEWS = {
  heading: t('reviews.heading'),
  testimonials: [
    {
      quote: t('reviews.testimonials.1.quote'),
      name: t('reviews.testimonials.1.name'),
      about: t('reviews.testimonials.1.about'),
    },
    {
      quote: t('reviews.testimonials.2.quote'),
      name: t('reviews.testimonials.2.name'),
      about: t('reviews.testimonials.2.about'),
    },
    {
      quote: t('reviews.testimonials.3.quote'),
      name: t('reviews.testimonials.3.name'),
      about: t('reviews.testimonials.3.about'),
    },
  ] satisfies Testimonial[],
} as const;

export const PRICING = {
  heading: t('pricing.heading'),
  text: t('pricing.text'),
  free: {
    title: t('pricing.free.title'),
    included: [
      t('pricing.free.included.1'),
      t('pricing.free.included.2'),
      t('pricing.free.included.3'),
      t('pricing.free.included.4'),
    ],
    action: { label: t('pricing.free.action.label'), to: paths.start },
  },
  lifetime: {
    title: t('pricing.lifetime.title'),
    priceLoading: t('pricing.lifetime.priceLoading'),
    priceUnknown: t('pricing.lifetime.priceUnknown'),
    included: [
      t('pricing.lifetime.included.1'),
      t('pricing.lifetime.included.2'),
      t('pricing.lifetime.included.3'),
      t('pricing.lifetime.included.4'),
      t('pricing.lifetime.included.5'),
    ],
    claims: [t('pricing.lifetime.claims.1'), t('pricing.lifetime.claims.2')],
    terms: t('pricing.lifetime.terms'),
    action: { label: t('pricing.lifetime.action.label'), to: paths.start },
  },
} as const;

export const FINAL_CALL = {
  heading: t('finalCall.heading'),
  text: t('finalCall.text'),
  action: { label: t('finalCall.action.label'), to: paths.start },
} as const;
