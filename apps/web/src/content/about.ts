import { paths } from '../paths';
import { CLAIMS, CLAIMS_NOTE } from './claims';
import type { PlateName } from './plates/plates';

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
  title: 'About Us',
  lead: 'Figura is a tape measure with a good memory and better manners.',
} as const;

export const MISSION = {
  heading: 'Our mission',
  paragraphs: [
    'Getting dressed should start from the body that is there. Most advice starts elsewhere: from a season, a celebrity or a list of things to hide. We start from eight numbers that you take yourself, and say what follows from them in words that you can check.',
    'We do not want you to look like anyone else, nor like another shape. We want you to know why one jacket feels right and another does not, so that you can walk past the second without a doubt, spend less, and keep what you buy.',
  ],
} as const;

export const ABOUT_VALUES = {
  heading: 'What we hold to',
  values: [
    {
      title: 'Bodies are not the problem',
      text: 'You will find no word here for what is wrong with a body. A guide describes what a garment does: it draws a line, adds volume, moves the eye.',
    },
    {
      title: 'A reason for everything',
      text: 'Each suggestion stands beside the rule it follows from. If you disagree with the rule, you know which suggestions to ignore.',
    },
    {
      title: 'Honest about doubt',
      text: 'A tape slips, a type has borders, a study has limits. We say how sure we are, in percent where we can.',
    },
    {
      title: 'Your numbers are yours',
      text: 'They choose clothes for you and serve no other end. You can download or delete them in a minute, without asking us.',
    },
  ] satisfies TitledText[],
} as const;

export const ABOUT_STATS = { heading: 'Figura in figures', stats: CLAIMS, note: CLAIMS_NOTE } as const;

export const TEAM = {
  heading: 'The people',
  text: 'Cutting, styling, writing and engineering, at one table.',
  members: [
    {
      plate: 'team-ilse',
      name: 'Ilse Varga-Moran',
      role: 'Founder, product',
      bio: 'Spent eleven years altering other people’s clothes and noticed that the same six alterations kept coming back. Figura began as the notebook in which they were counted.',
    },
    {
      plate: 'team-noor',
      name: 'Noor Lindqvist',
      role: 'Pattern cutting and measurement',
      bio: 'Drafts patterns by hand and owns nine tape measures, one of which is right. Looks after the type rules and writes about bodies and numbers.',
    },
    {
      plate: 'team-camille',
      name: 'Camille Adeyemi',
      role: 'Styling',
      bio: 'Dressed stage musicians before dressing the public, and still judges every outfit from the back row. Rates the catalog and chooses the trends.',
    },
    {
      plate: 'team-rosa',
      name: 'Rosa Whitfield',
      role: 'Editor',
      bio: 'Came from radio, where nobody could see what anyone wore. Edits every sentence of ours, and deletes most adjectives.',
    },
    {
      plate: 'team-tamsin',
      name: 'Tamsin Okafor',
      role: 'Shopping and materials',
      bio: 'A former buyer who reads care labels for pleasure. Knows what a garment costs to make, and what it costs to return.',
    },
    {
      plate: 'team-priya',
      name: 'Priya Castellane',
      role: 'Engineering',
      bio: 'Turned the notebook into software. Believes that a number without its error is a rumor.',
    },
  ] satisfies TeamMember[],
} as const;

export const SCIENCE = {
  heading: 'What is science here, and what is craft',
  paragraphs: [
    'The types are arithmetic. Four girths give a letter: a ratio of 1.1 between hips and waist, or between shoulders and hips, and a difference of no more than 2 inches between shoulders and hips, decide between A and E. Four heights give a digit: 48% to 52% of the height above the crotch counts as balanced, and a balanced body whose stretch from chest to knee is below 45% counts as short in the middle. Such borders are conventions. They are drawn where they are useful, and nature knows nothing of them.',
    'That is why we tell you how sure your type is. We ran the rules on two public collections of body measurements, with more than 2,200 women between them, and let the tape err by about a centimeter, as it does at home. One woman in three would then get another of the twenty codes, most often the one next door. Taking the average of three readings nearly halves the changes of letter. Neither collection stands for all women, and we use them for comparison only.',
    'The advice is mostly craft. That vertical lines lengthen and hems widen where they land is what generations of dressmakers agree on, and what you can see in any mirror, but few have put it to a test. Where there are experiments we follow them, even against custom: darker clothes do look somewhat smaller, and in most tests horizontal stripes did not widen whoever wore them.',
  ],
} as const;

export const ABOUT_CALL = {
  heading: 'Your turn with the tape',
  text: 'It takes 5 to 10 minutes, and your type is free.',
  action: { label: 'Start Your Style Journey', to: paths.start },
} as const;
