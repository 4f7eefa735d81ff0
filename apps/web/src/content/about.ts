import { paths } from '../paths';
import { CLAIMS, CLAIMS_NOTE } from './claims';
import type { PlateName } from './plates/plates';
import { about as t } from './about.messages.en';

interface TitledText {
  title: string;
  text: string;
}

export interface TeamMember {
  plate: Extract<PlateName, `team-${string}`>;
  name: string;
  role: string;
  bio: string;
}

export const ABOUT_HERO = {
  title: t('aboutHero.title'),
  lead: t('aboutHero.lead'),
} as const;

export const MISSION = {
  heading: t('mission.heading'),
  paragraphs: [t('mission.paragraphs.1'), t('mission.paragraphs.2')],
} as const;

export const ABOUT_VALUES = {
  heading: t('aboutValues.heading'),
  values: [
    {
      title: t('aboutValues.values.1.title'),
      text: t('aboutValues.values.1.text'),
    },
    {
      title: t('aboutValues.values.2.title'),
      text: t('aboutValues.values.2.text'),
    },
    {
      title: t('aboutValues.values.3.title'),
      text: t('aboutValues.values.3.text'),
    },
    {
      title: t('aboutValues.values.4.title'),
      text: t('aboutValues.values.4.text'),
    },
  ] satisfies TitledText[],
} as const;

export const ABOUT_STATS = { heading: t('aboutStats.heading'), stats: CLAIMS, note: CLAIMS_NOTE } as const;

export const TEAM = {
  heading: t('team.heading'),
  text: t('team.text'),
  members: [
    {
      plate: 'team-ilse',
      name: t('team.members.1.name'),
      role: t('team.members.1.role'),
      bio: t('team.members.1.bio'),
    },
    {
      plate: 'team-noor',
      name: t('team.members.2.name'),
      role: t('team.members.2.role'),
      bio: t('team.members.2.bio'),
    },
    {
      plate: 'team-camille',
      name: t('team.members.3.name'),
      role: t('team.members.3.role'),
      bio: t('team.members.3.bio'),
    },
    {
      plate: 'team-rosa',
      name: t('team.members.4.name'),
      role: t('team.members.4.role'),
      bio: t('team.members.4.bio'),
    },
    {
      plate: 'team-tamsin',
      name: t('team.members.5.name'),
      role: t('team.members.5.role'),
      bio: t('team.members.5.bio'),
    },
    {
      plate: 'team-priya',
      name: t('team.members.6.name'),
      role: t('team.members.6.role'),
      bio: t('team.members.6.bio'),
    },
  ] satisfies TeamMember[],
} as const;

export const SCIENCE = {
  heading: t('science.heading'),
  paragraphs: [t('science.paragraphs.1'), t('science.paragraphs.2'), t('science.paragraphs.3')],
} as const;

export const ABOUT_CALL = {
  heading: t('aboutCall.heading'),
  text: t('aboutCall.text'),
  action: { label: t('aboutCall.action.label'), to: paths.start },
} as const;
