import { paths } from '../paths';

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
  heading: 'It was never you. It was the cut.',
  paragraphs: [
    'Clothes are made for an average that hardly anyone meets. One person’s jacket pulls at the shoulder, another’s trousers end at the wrong place, and both go home thinking that they are the exception.',
    'Most advice does not help, because it looks at width alone. Two people with the same hips and waist can differ by a hand’s breadth in where that waist sits, and what lengthens one cuts the other in half.',
    'So we measure both: four girths around the body and four heights along it. They make one letter and one digit, and from there every suggestion follows with its reason beside it.',
  ],
} as const;

export const HOW_IT_WORKS = {
  heading: 'How It Works',
  text: 'A soft tape, a wall and a pencil. A string and a ruler will do.',
  steps: [
    {
      title: 'Measure',
      text: 'Four girths and four heights, in inches or centimeters. A drawing shows where the tape goes, and your own figure takes shape while you type.',
    },
    {
      title: 'Analyze',
      text: 'Your type, as a letter from A to E and a digit from 1 to 4, and how sure it is. A tape at home is never exact, and we say so.',
    },
    {
      title: 'Discover',
      text: 'Necklines, hems, cloths and whole looks for your proportions, each with the reason it works. New trends are sorted for you every week.',
    },
  ] satisfies LandingStep[],
} as const;

export const REVIEWS = {
  heading: 'What people say',
  testimonials: [
    {
      quote:
        'I had dressed as a pear for twenty years. The tape said B2: yes, the hips, but the real news was the long torso. I moved my waistbands up two inches and stopped hunting for heels.',
      name: 'Marisol T.',
      about: 'Primary school teacher, type B2',
    },
    {
      quote:
        'It told me that I was 61% an E and 30% an A, and asked me to measure my waist again. I have never been given advice that admitted it might be off. That is why I trust the rest of it.',
      name: 'Ingrid H.',
      about: 'Structural engineer, type E1',
    },
    {
      quote:
        'There is no word in here that made me feel like a problem to be fixed. It explains what a raglan sleeve does to a shoulder line, and then I decide. My best coat so far cost forty dollars, used.',
      name: 'Adaeze O.',
      about: 'Swimming coach, type C3',
    },
  ] satisfies Testimonial[],
} as const;

export const PRICING = {
  heading: 'Pay once, keep it for good',
  text: 'Finding your type is free. One payment opens everything that follows from it, for as long as there is a Figura.',
  free: {
    title: 'Free',
    included: [
      'Your body type, and how sure it is',
      'The analysis page with your figure',
      'One how-to guide, for your first balance issue',
      '3 sample recommendations per category in Best Looks',
    ],
    action: { label: 'Start for free', to: paths.start },
  },
  lifetime: {
    title: 'Lifetime access',
    priceLoading: 'Loading the price…',
    priceUnknown: 'You see the price before you pay.',
    included: [
      'Your whole analysis, with a guide to every proportion',
      'The guides to everything in your self analysis',
      'All of your best looks in eight categories, each with its reasons',
      'Current trends, chosen for your body type every week',
      'All that we add later, without another payment',
    ],
    claims: ['One payment, lifetime access', '30-day money-back guarantee'],
    terms: 'No subscription, no recurring charges.',
    action: { label: 'Get Started', to: paths.start },
  },
} as const;

export const FINAL_CALL = {
  heading: 'Ten minutes with a tape',
  text: 'Then a wardrobe full of reasons. Your body stays as it is; the clothes do the work.',
  action: { label: 'Get Started', to: paths.start },
} as const;
