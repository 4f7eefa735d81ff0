import { translator } from '../../lib/messages/translator';

export const keeping = translator({
  figure: 'A figure that follows your numbers',
  again: 'Change the numbers',
  keep: 'Keep it: create a free account',
  keepHere: 'Keep it',
});

export const quiz = translator({
  progress: '{number} of {of}',
  back: 'Back',
  next: 'Next',
  seeType: 'See my type',
  missing: 'Tap the answer that comes closest, then go on.',
  height: 'How tall are you?',
  heightInCentimeters: 'How tall are you, in centimeters?',
  'asked.sizeAbove': 'Your usual top size ({region})',
  'asked.sizeBelow': 'Your usual bottom size ({region})',
  'asked.mensTop': 'Your usual jacket size ({region})',
  'asked.mensCollar': 'Or the collar of your shirts ({region})',
  'asked.mensBottom': 'Your usual waist in pants ({region})',
  table: 'Whose sizes',
  women: 'Women’s sizes',
  men: 'Men’s sizes',
  closest: 'Tap the drawing that comes closest. A mirror helps.',
  'shouldersToHips.question': 'Which is wider: shoulders or hips?',
  'shouldersToHips.0': 'Hips, by a lot',
  'shouldersToHips.1': 'Hips, a little',
  'shouldersToHips.2': 'About the same',
  'shouldersToHips.3': 'Shoulders, a little',
  'shouldersToHips.4': 'Shoulders, by a lot',
  'waistToHips.question': 'How much does the waist go in above the hips?',
  'waistToHips.0': 'A lot',
  'waistToHips.1': 'Clearly',
  'waistToHips.2': 'Somewhat',
  'waistToHips.3': 'A little',
  'waistToHips.4': 'Not at all',
  'waistToChest.question': 'Which is wider: chest or waist?',
  'waistToChest.0': 'Chest, by a lot',
  'waistToChest.1': 'Chest, somewhat',
  'waistToChest.2': 'Chest, a little',
  'waistToChest.3': 'About the same',
  'waistToChest.4': 'Waist',
  'legs.question': 'Which is longer: legs or upper body?',
  'legs.0': 'Legs, by a lot',
  'legs.1': 'Legs, a little',
  'legs.2': 'About the same',
  'legs.3': 'Upper body, a little',
  'legs.4': 'Upper body, clearly',
});

export const likelihood = translator({
  letters: 'How likely each letter is',
});

export const oneNumber = translator({
  title: 'One number tells the most: your {name}.',
  how: 'A string and a ruler will do. 40 seconds.',
  probably: 'Probably {from} to {to} {unit}',
  wrong: 'Please enter a length such as 42 or 42 1/2',
  far: 'Your answers say {from} to {to} {unit}. Check number and unit, or press again to use it.',
  gain: 'Use it: {part, select, letter {letter} other {digit}} {now}% sure, then {then}%',
});

export const stringRuler = translator({
  title: 'Measure it with a string: {name}',
  how: 'Lay a string where the tape would go and mark where it meets. Count how often the long edge of a sheet of paper fits along it; folded in half three times, it shows eighths.',
  sheet: 'Sheet of paper',
  a4: 'A4',
  letter: 'Letter',
  edges: 'Whole edges',
  eighths: 'and eighths',
  use: 'Use {length} {unit}',
});

export const result = translator({
  eyebrow: 'Your body type',
  things: 'Three things about your proportions',
  loadFailure: 'What suits you could not be loaded',
  keepNote: 'Your numbers will be there when you sign in.',
});
