import { paths } from '../paths';
import { listWhereSold } from './door';
import type { LandingLink } from './frame';
import { LANDING_SECTIONS } from './frame';
import { TERMS } from './terms-head';

export const FOOTER = {
  slogan: 'Dress the shape you have.',
  groups: [
    {
      heading: 'Product',
      links: [
        { label: 'How It Works', section: LANDING_SECTIONS.howItWorks },
        ...listWhereSold({ label: 'Pricing', section: LANDING_SECTIONS.pricing }),
        { label: 'Reviews', section: LANDING_SECTIONS.reviews },
        { label: 'Welcome', to: paths.welcome },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About Us', to: paths.about },
        { label: 'How We Know', to: paths.evidence },
        { label: 'Style Blog', to: paths.blog },
        { label: 'Careers', to: paths.careers },
      ],
    },
    {
      heading: 'Support',
      links: [
        { label: 'Help Center', to: paths.help },
        { label: 'Privacy Policy', to: paths.privacyPolicy },
        { label: TERMS.title, to: paths.terms },
        { label: 'Accessibility', to: paths.accessibility },
        { label: 'Contact Us', page: paths.help, fragment: 'contact' },
      ],
    },
  ] satisfies { heading: string; links: LandingLink[] }[],
  copyright: '© 2026 Figura',
} as const;
