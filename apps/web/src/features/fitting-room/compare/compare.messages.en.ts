import { translator } from '../../../lib/messages/translator';

export const compareWords = translator({
  byColor: '{garment_the}',
  byType: '{garment_the}',
  byNumber: 'number {number}',
  apart: '{name}, {detail}',
  clear: 'Take {name}.',
  open: 'So far, {name}.',
  tie: '{best} are equally good.',
  tieWhy: 'Take the one you like better.',
});

export const compare = translator({
  title: 'Compare',
  none: 'Which one is better on you?',
  one: 'And the other one?',
  aboutNone: 'Describe each in a few words, one after the other.',
  aboutOne: 'Describe the other piece you found.',
  compare: 'Compare',
  trying: 'Trying it on…',
  take: 'Take it',
  takeOne: 'Take {name}',
  addFirst: 'Add the first piece',
  addSecond: 'Add the second piece',
  others: 'Compare others',
  show: 'Compare the cut',
});

export const openPlace = translator({
  trying: 'Trying it on…',
  add: 'Add',
  first: 'First piece',
  second: 'Second piece',
  third: 'a third piece',
});

export const offers = translator({
  checked: 'Or take one you checked',
  owned: 'Or take one from your wardrobe',
  take: 'Compare {name}',
});

export const column = translator({
  for: 'For it:',
  against: 'Against it:',
  look: 'Look again at {name}',
  remove: 'Remove {name}',
});

export const detail = translator({
  neckline: 'Neck',
  waist: 'Waist',
  length: 'Hem',
  leg: 'Leg',
  sleeveLength: 'Sleeves',
});
