import { paths } from '../paths';
import { listWhereSold } from './door';
import type { LandingLink } from './frame';
import { LANDING_SECTIONS } from './frame';
import { TERMS } from './terms-head';
import { footer as t } from './footer.messages.en';

export const FOOTER = {
  slogan: t('slogan'),
  groups: [
    {
      heading: t('groups.1.heading'),
      links: [
        { label: t('groups.1.links.1.label'), section: LANDING_SECTIONS.howItWorks },
        ...listWhereSold({ label: t('groups.1.links.2.label'), section: LANDING_SECTIONS.pricing }),
        { label: t('groups.1.links.3.label'), section: LANDING_SECTIONS.reviews },
        { label: t('groups.1.links.4.label'), to: paths.welcome },
      ],
    },
    {
      heading: t('groups.2.heading'),
      links: [
        { label: t('groups.2.links.1.label'), to: paths.about },
        { label: t('groups.2.links.2.label'), to: paths.evidence },
        { label: t('groups.2.links.3.label'), to: paths.blog },
        { label: t('groups.2.links.4.label'), to: paths.careers },
      ],
    },
    {
      heading: t('groups.3.heading'),
      links: [
        { label: t('groups.3.links.1.label'), to: paths.help },
        { label: t('groups.3.links.2.label'), to: paths.privacyPolicy },
        { label: TERMS.title, to: paths.terms },
        { label: t('groups.3.links.4.label'), to: paths.accessibility },
        { label: t('groups.3.links.5.label'), page: paths.help, fragment: 'contact' },
      ],
    },
  ] satisfies { heading: string; links: LandingLink[] }[],
  copyright: t('copyright'),
} as const;
