import { translator } from '../../lib/messages/translator';

export const fittingRoom = translator({
  soFar: 'so far',
  title: 'Fitting room',
  trying: 'Trying it on…',
  tapNearest: 'Or tap the closest match',
  tapNearestOf: 'Which of these is closest?',
  kindMissing: '{words}: what kind of piece is it?',
  notAGarment: 'We don’t know “{words}” as a garment.',
  seeVerdict: 'Check it',
  offlineBold: 'You are offline.',
  offline: 'Checked on this device; the answer is the same.',
  paste: 'Or paste a shop’s description.',
  recent: 'Your last checks',
  compareThem: 'Compare them',
  again: 'Look again at {name}: {verdict}',
  forget: 'Remove it',
});

export const words = translator({
  quoted: '“{words}”',
  edit: 'Edit',
  editTitle: 'What is it like?',
  unread: 'Not understood: {words}.',
  two: 'These are two garments. This is about the {garment}.',
  checkOther: 'Check {words}',
});

export const tellGarment = translator({
  label: 'What have you found?',
  example: 'For example: navy wool blazer',
  empty: 'Say what it is in a few words, or tap a drawing below.',
  check: 'Check it',
  speak: 'Say it',
  sound:
    'If you speak, your browser may send the sound to the company that makes it. Figura receives only the words.',
  notHeard: 'We didn’t hear anything. Is the microphone allowed on this page? You can type it instead.',
});

export const colors = translator({
  navy: 'Navy',
  offWhite: 'Off-white',
  red: 'Red',
  gray: 'Gray',
  nude: 'Nude',
});

export const hemField = translator({
  label: 'How long is it?',
  fromWaistband: 'From the top of the waistband down to the hem. You see where it ends on you.',
  fromShoulder:
    'From the top of the shoulder, beside the neck, down to the hem. You see where it ends on you.',
  wrong: 'Enter a length, such as 38 or 96 cm.',
});

export const verdict = translator({
  'level.great': 'Great',
  'level.good': 'Good',
  'level.mixed': 'Mixed',
  'level.poor': 'Poor',
  'word.great': 'great',
  'word.good': 'good',
  'word.mixed': 'mixed',
  'word.poor': 'poor',
  probably: 'Probably {level}',
  probablyOf: 'Probably {level}, on {of10} of 10 such bodies',
  perhapsOf: 'Perhaps {level}, on {of10} of 10 such bodies',
  range: '{isStyle, select, other {{best} {bestIf}, {worst} {worstIf}}}',
  span: '{from} to {to}',
  known: '{known} of {matter} details known',
  carried: '{known} of {matter} details known; the others would hardly change it',
});

export const scale = translator({
  on: 'On a scale from poor to great: {place}',
  between: 'between {from} and {to}',
  numbered: 'number {number} {place}',
  poor: 'poor',
  mixed: 'mixed',
  good: 'good',
  great: 'great',
});

export const condition = translator({
  if: 'if {name}',
  in: 'in {name}',
  style: 'in a {name}',
  with: '{article, select, a {with a {name}} an {with an {name}} other {with {name}}}',
  as: '{article, select, a {as a {name}} an {as an {name}} other {as {name}}}',
  'shade.dark': 'in a dark color',
  'shade.light': 'in a light color',
  'shade.bright': 'in a bright color',
  'shade.mid': 'in a medium color',
  'shade.skin': 'in the tone of your skin',
  'shade.other': 'in another color',
});

export const question = translator({
  'ask.style': 'What is its cut?',
  'ask.length': 'Where does it end?',
  'ask.legLength': 'How long is the leg?',
  'ask.leg': 'What is the leg like?',
  'ask.rise': 'How high is its waist?',
  'ask.neckline': 'How is the neck?',
  'ask.sleeveLength': 'How long are the sleeves?',
  'ask.fit': 'How does it fit?',
  'ask.waist': 'Where is its waist?',
  'ask.sleeves': 'What are the sleeves like?',
  'ask.toe': 'What is the toe like?',
  'ask.heel': 'What is the heel like?',
  'ask.fabric': 'What is it made of?',
  'ask.other': 'What is it like?',
  hint: 'Arrow keys choose, Enter answers.',
});

export const points = translator({
  for: 'For it:',
  against: 'Against it:',
  change: 'Better {condition}.',
  becomes: 'That alone would make it {level}.',
  show: 'Show me',
  hide: 'Back',
  now: 'As it is',
  edges: 'Adjust lengths',
  edgesDone: 'Done',
});

export const allReasons = translator({
  all: 'All reasons',
  title: 'What it does for you',
  more: 'More reasons',
  ends: 'Where it ends on you',
  forget: 'Remove it',
  notKept:
    'We hold what you check for half an hour, so that you can build outfits around it, and store it only if you keep it. Your last three checks stay on this device until you remove them or sign out.',
});

export const unreadWords = translator({
  region: 'Words that were not understood',
  title: 'Not understood, so not counted. Tap a word to reword or remove it.',
  away: 'Leave out {word}',
  meaning: 'Other words for “{word}”',
  example: 'For example: knee length, wide sleeves, in linen.',
  check: 'Check again',
});

export const quotaNote = translator({
  left: '{left} of {all} checks left this week',
  none: 'No checks left this week. You get three more on {day}.',
  unlock: 'Unlimited checks',
});

export const waitingList = translator({
  title: '{count, plural, =1 {One garment waits} other {# garments wait}}',
  lead: 'You are offline. We check these in order once you are back online; each uses one check then, none now.',
  usedUp: 'Your free checks for this week are used. These stay here until you get three more on {day}.',
  answered:
    '{count, plural, =1 {One garment was checked} other {# garments were checked}} meanwhile. See your last checks.',
  reword: 'Say it differently',
  remove: 'Take {words} away',
  ask: 'Check now',
  unlock: 'Unlimited checks',
});

export const checkProblem = translator({
  measureTitle: 'Your measurements come first.',
  measure:
    'The verdict depends on your proportions. Measuring takes about five minutes; what you typed here is kept.',
  toMeasuring: 'Take your measurements',
  quotaTitle: 'Your free checks for this week are used.',
  unlock: 'Unlimited checks',
  offlineTitle: 'You are offline.',
  offlineChange: 'Your change is kept and answered when you are back online.',
  offlineTyped: 'What you typed is kept here.',
  offlineFull:
    'What you chose is kept, and checked once there is a network. Ten garments wait at most: take one away to let another wait.',
  offlineNotYet:
    'Open the fitting room once while online, and checks work offline for 30 days. What you typed is kept.',
  failure: 'We could not check it just now.',
  nothingLost: 'Nothing you typed is lost.',
  tryAgain: 'Try again',
});
