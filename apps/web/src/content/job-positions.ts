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
      'You write the long reads: one subject, one argument, numbers that hold, and an ending that sends readers to their own wardrobe and not to a shop.',
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
