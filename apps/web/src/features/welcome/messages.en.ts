import { translator } from '../../lib/messages/translator';

export const welcome = translator({
  picture: 'Five women of five body shapes, each in an outfit for that shape',
  measure: 'Measure',
  measureText: 'Four girths and four heights, in inches or centimeters. A drawing shows where the tape goes.',
  analyze: 'Analyze',
  analyzeText:
    'Your type, as a letter and a digit, and how sure it is. A tape at home is never exact, and we say so.',
  discover: 'Discover',
  discoverText:
    'What to wear for these proportions, piece by piece, with the reason beside every suggestion.',
  twentyTypes: 'Twenty types, because width and height are two different questions.',
  ownFigure: 'Your own figure, drawn from your numbers as you type them.',
  yourData: 'Your data is yours: download it or delete it whenever you like.',
  title: 'Dress the shape you have.',
  lead: 'Eight tape measurements, 5 to 10 minutes, and you know your body type and the clothes that are cut for it.',
  toDashboard: 'Go to your dashboard',
  getStarted: 'Get Started',
  howItWorks: 'How It Works',
  whyChooseUs: 'Why Choose Us',
  pageTitle: 'Welcome',
});
