import { translator } from '../../lib/messages/translator';

export const labels = translator({
  loading: 'Loading your body analysis…',
  locked: 'With lifetime access',
  whatToWear: 'What to wear',
  bodyTypeAnalysis: 'Body Type Analysis',
});

export const analysisPage = translator({
  noData: 'No analysis data available',
  start: 'Get Started Now',
  whatItTakes: 'Eight tape measurements are all it takes. Everything here is based on them.',
  loadFailure: 'Failed to load your body analysis. Please try again.',
  figure: 'Your figure, body type {combined}',
  figureWithoutType: 'A figure, waiting for your measurements',
  title: 'Body Type Analysis',
  yourBodyType: 'Your body type',
});

export const analysis = translator({
  balance: 'What shapes your balance',
  compared: 'Each is a comparison with people in public body surveys.',
  previewMode: 'Preview Mode',
  unlockMyAnalysis: 'Unlock My Analysis',
  lockedParts: 'Each with a guide of its own, and your self analysis with them.',
  fromYourSelfAnalysis: 'From your self analysis',
  seeYourBestLooks: 'See your best looks',
  passport: 'Your style passport',
  allGuides: 'All guides',
  startYourSelfAnalysis: 'Start your self analysis',
  changeYourSelfAnalysis: 'Change your self analysis',
  premiumFeature: 'Premium Feature',
  unlockSelfAnalysis: 'Unlock Self Analysis',
  nothingTickedYet: 'Nothing ticked yet. What you tick gets a guide of its own here.',
  moreParts: '+{locked, plural, one {# more body part} other {# more body parts}}',
  lockedConcerns:
    '{count, plural, =0 {What you tick} one {# concern ticked; it} other {# concerns ticked; each}} gets a guide of its own.',
  alreadyAbove:
    '{shown, plural, =0 {What you ticked} other {The rest of what you ticked}} shapes your balance already: its guide is above.',
});

export const featureChoice = translator({
  label: '{name}: what clothes should do',
  open: 'Change aim',
  change: 'Change aim: {name}',
  nothingToBalance: 'In balance already.',
  'chosen.balance': 'Aim: balance it.',
  'chosen.show': 'Aim: show it.',
  'chosen.leave': 'Aim: leave it alone.',
  balance: 'Balance it',
  show: 'Show it',
  leave: 'Leave it',
  failure: 'Failed to save your choice. Please try again.',
});
