interface TitledText {
  title: string;
  text: string;
}

export const CAREERS_HERO = {
  title: 'Make clothes make sense',
  text: 'We are a small team of pattern cutters, stylists, writers and engineers who would rather explain a hem than sell one. If you like advice that can be checked, come and work on ours.',
  positionsLabel: 'View Open Positions',
  inquiriesLabel: 'General Inquiries',
  inquiriesSubject: 'General inquiry',
} as const;

export const CAREERS_VALUES = {
  heading: 'Our Values',
  values: [
    {
      title: 'Body Positivity',
      text: 'Bodies have proportions, never flaws. We hold every sentence, drawing and variable name to that, and any of us may stop a release over one that fails.',
    },
    {
      title: 'Inclusive Team',
      text: 'We dress all shapes, so we had better be several. Salaries stand in the advertisement, meetings have notes, and the quietest person speaks first.',
    },
    {
      title: 'Excellence',
      text: 'A seam that is out by an eighth of an inch shows. We measure twice, review each other’s work, and mend what we find before we add to it.',
    },
    {
      title: 'Innovation',
      text: 'We ask of each old rule whether anyone has tested it. Some survive, some fall, and the answer goes on the page either way.',
    },
  ] satisfies TitledText[],
} as const;

export const CAREERS_BENEFITS = {
  heading: 'What you get',
  benefits: [
    {
      title: 'Health & Wellness',
      text: 'Medical, dental and vision insurance for you and your family, and a chair that fits your height.',
    },
    {
      title: 'Work-Life Balance',
      text: 'Remote by default, four hours of shared time a day, 28 days off and one more for moving house.',
    },
    {
      title: 'Professional Growth',
      text: 'A learning budget of $3,000 a year: courses, books, conferences or a season of evening pattern cutting.',
    },
    {
      title: 'Inclusive Culture',
      text: 'Sixteen weeks of parental leave for every parent, and working hours that fit around school runs and prayer.',
    },
    {
      title: 'Competitive Compensation',
      text: 'One salary band per role, the same wherever you live, looked over each spring, with a share in the profit.',
    },
    {
      title: 'Innovation Focus',
      text: 'One day in ten for a question of your own, and a small fund for testing it on real people and real cloth.',
    },
  ] satisfies TitledText[],
} as const;

export const HIRING_PROCESS = {
  heading: 'How we hire',
  steps: [
    {
      title: 'Application',
      text: 'Send us a CV and a few lines on why this work. A person reads it, and you hear from us within 3-5 business days.',
    },
    {
      title: 'Initial interview',
      text: '30 minutes by video, about you and your questions. The salary is on the table from the start.',
    },
    {
      title: 'Working session',
      text: 'Half a day, paid, on a problem from our own week, with the people you would sit next to. No puzzles.',
    },
    {
      title: 'Offer',
      text: 'A decision with its reasons within a week, whichever way it goes, and an offer in writing if it is a yes.',
    },
  ] satisfies TitledText[],
} as const;

export const POSITION_LABELS = {
  heading: 'Open Positions',
  text: 'One salary band per role, wherever you live. It is named in US dollars and paid in your own currency.',
  responsibilities: 'What you will do',
  requirements: 'What you bring',
  benefits: 'What comes with it',
  apply: 'Apply Now',
  refer: 'Refer a Friend',
} as const;

export const OPEN_APPLICATION = {
  heading: "Don't See the Perfect Role?",
  text: 'If you are very good at something that we ought to need, tell us what it is and what you would do with your first month.',
  label: 'Write to us',
  subject: 'Open application',
} as const;

export function createMailLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
