import { listWhereSold } from './door';
import { paths } from '../paths';

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
  label: 'Main',
  links: [
    { label: 'How It Works', section: LANDING_SECTIONS.howItWorks },
    { label: 'Reviews', section: LANDING_SECTIONS.reviews },
    ...listWhereSold({ label: 'Pricing', section: LANDING_SECTIONS.pricing }),
  ] satisfies LandingLink[],
  signIn: { label: 'Sign In', to: paths.login },
  getStarted: { label: 'Get Started', to: paths.start },
  dashboard: { label: 'Go to your dashboard', to: paths.dashboard },
} as const;
