import { listWhereSold } from './door';
import { paths } from '../paths';
import { frame as t } from './frame.messages.en';

export const LANDING_SECTIONS = {
  howItWorks: 'how-it-works',
  pricing: 'pricing',
  reviews: 'reviews',
} as const;
type LandingSection = (typeof LANDING_SECTIONS)[keyof typeof LANDING_SECTIONS];

export type LandingLink =
  | { label: string; to: string }
  | { label: string; page: string; fragment: string }
  | { label: string; section: LandingSection };

export const LANDING_NAVIGATION = {
  label: t('landingNavigation.label'),
  links: [
    { label: t('landingNavigation.links.1.label'), section: LANDING_SECTIONS.howItWorks },
    { label: t('landingNavigation.links.2.label'), section: LANDING_SECTIONS.reviews },
    ...listWhereSold({ label: t('landingNavigation.links.3.label'), section: LANDING_SECTIONS.pricing }),
  ] satisfies LandingLink[],
  signIn: { label: t('landingNavigation.signIn.label'), to: paths.login },
  getStarted: { label: t('landingNavigation.getStarted.label'), to: paths.start },
  dashboard: { label: t('landingNavigation.dashboard.label'), to: paths.dashboard },
} as const;
