export interface JobPosition {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  experience: string;
  /** Yearly, in US dollars. */
  salary: string;
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
  benefits: readonly string[];
}

interface TitledText {
  title: string;
  text: string;
}

/** The reserved domain of examples: replaced by the operator's own. */
export const CAREERS_ADDRESS = 'careers@figura.example';

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

export const JOB_POSITIONS: readonly JobPosition[] = [
  {
    id: 'senior-full-stack-engineer',
    title: 'Senior Full-Stack Engineer',
    department: 'Engineering',
    location: 'Remote, time zones from UTC-8 to UTC+2',
    type: 'Full-time',
    experience: '6 years or more',
    salary: '$140,000 – $170,000',
    description:
      'You own features from the query to the pixel: the classifier that turns eight numbers into a type, the ranking that explains itself, the drawings that people recognize themselves in.',
    responsibilities: [
      'Build and run our TypeScript services and the web app, with two other engineers',
      'Keep every ranking explainable, down to the rating that made the difference',
      'Hold pages fast on a five-year-old phone and whole under a screen reader',
      'Review as carefully as you write, and leave a test where a bug has been',
    ],
    requirements: [
      'Deep TypeScript, Node.js and React, and opinions about when not to use them',
      'A document database in production, including a migration that you would do differently today',
      'Working knowledge of web accessibility, tested by keyboard and not by plug-in alone',
      'English in which you can disagree kindly in a pull request',
    ],
    benefits: [
      'Salary reviewed every spring',
      'Hardware of your choice',
      'Learning budget of $3,000 a year',
      'An on-call week in six, paid',
    ],
  },
  {
    id: 'product-designer',
    title: 'Product Designer',
    department: 'Design',
    location: 'Lisbon, or remote in Europe',
    type: 'Full-time',
    experience: '4 years or more',
    salary: '$105,000 – $135,000',
    description:
      'You shape how measuring feels. A person stands half dressed with a tape in one hand and a phone in the other; you make those ten minutes calm, clear and a little bit fun.',
    responsibilities: [
      'Design flows for phones first, in light and dark, with all four of their states',
      'Draw, with our illustrator, the figures and garments that carry each screen',
      'Sit in on two measuring sessions a month and change what you saw go wrong',
      'Look after the tokens and components that hold the product together',
    ],
    requirements: [
      'A portfolio with one product that shipped and one decision that you reversed',
      'Typography and color at the level of print',
      'Enough CSS to try an idea where it will live',
      'Practice in testing with people of different sizes, ages and abilities',
    ],
    benefits: [
      'Salary reviewed every spring',
      'Two studio weeks a year in Lisbon',
      'Learning budget of $3,000 a year',
      'Type and book allowance',
    ],
  },
  {
    id: 'stylist-and-catalog-editor',
    title: 'Stylist and Catalog Editor',
    department: 'Styling',
    location: 'New York, or remote in the United States',
    type: 'Full-time',
    experience: '5 years or more of dressing real people',
    salary: '$82,000 – $104,000',
    description:
      'You keep more than a thousand recommendations true, consistent and kind, and add to them. Each says what a cut does to the eye, and how we know.',
    responsibilities: [
      'Write and rate recommendations by our optical rules, and challenge the rules',
      'Choose the items from which the weekly trend editions are made',
      'Mark what is tested, what is custom and what is contested, and find the sources',
      'Fit the advice on people of all twenty types, tape in hand',
    ],
    requirements: [
      'Years with clients whom no sample size fits',
      'Garment construction: you can say why a sleeve pulls and where to let it out',
      'Clear, warm prose without a single forbidden word about bodies',
      'Patience with structured text files; we will teach you the format',
    ],
    benefits: [
      'Salary reviewed every spring',
      'Wardrobe and sample budget',
      'Learning budget of $3,000 a year',
      'Four-day weeks in August',
    ],
  },
  {
    id: 'staff-writer-style-blog',
    title: 'Staff Writer, Style Blog',
    department: 'Content',
    location: 'Remote, worldwide',
    type: 'Part-time, 24 hours a week; salary as for full time',
    experience: '3 years or more',
    salary: '$70,000 – $88,000',
    description:
      'You write the long reads: one subject, one argument, numbers that hold, and an ending that sends the reader to her own wardrobe and not to a shop.',
    responsibilities: [
      'Research, write and revise two articles a month with our editor',
      'Read the studies behind a claim, and say what they did not test',
      'Turn the questions of our readers into help that answers them',
      'Keep the tone of the product: factual, friendly, never arch',
    ],
    requirements: [
      'Three published pieces that you are proud of, on any subject',
      'Ease with percentages, averages and their pitfalls',
      'An interest in how clothes are made, beyond what they cost',
      'English at a professional level; other languages are welcome',
    ],
    benefits: [
      'Hours that you place yourself',
      'An editor with time for you',
      'Learning budget of $3,000 a year',
      'A library account of your choice',
    ],
  },
  {
    id: 'customer-care-lead',
    title: 'Customer Care Lead',
    department: 'Support',
    location: 'Dublin, or remote within three hours of UTC',
    type: 'Full-time',
    experience: '4 years or more, 1 of them leading',
    salary: '$74,000 – $92,000',
    description:
      'You and two colleagues answer everyone within two business days, and make sure that the same question need not be asked twice.',
    responsibilities: [
      'Answer, and teach answering, in whole sentences that solve the matter',
      'Handle refunds, requests about data and reports of security with care and on time',
      'Bring the three most frequent troubles of each week to those who can end them',
      'Write and prune the Help Center',
    ],
    requirements: [
      'Experience in written support for a product that touches something personal',
      'Calm in the face of anger, and judgment about when a rule should bend',
      'Knowledge of data protection in daily practice',
      'A gift for finding out what was really asked',
    ],
    benefits: [
      'Salary reviewed every spring',
      'No scripts and no timers',
      'Learning budget of $3,000 a year',
      'Weekend shifts shared by the whole company',
    ],
  },
];

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

/** A mail link to the people who hire. */
export function careersMail(subject: string): string {
  return `mailto:${CAREERS_ADDRESS}?subject=${encodeURIComponent(subject)}`;
}
