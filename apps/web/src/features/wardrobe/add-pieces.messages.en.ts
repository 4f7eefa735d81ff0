import { translator } from '../../lib/messages/translator';

export const addPieces = translator({
  title: 'Add pieces',
  ways: 'How to add',
  words: 'Words',
  list: 'List or CSV',
  photo: 'Photo',
});

export const problem = translator({
  failure: 'This could not be added just now. Nothing you typed is lost.',
  unlock: 'Get lifetime access',
});

export const words = translator({
  label: 'What is it?',
  example: 'burgundy corduroy pants',
  drawn: '{count, plural, =1 {drawn while you type} other {# of these}}',
  empty: 'Say what it is in a few words.',
  notRead: 'We found no garment in these words. Say what it is, or tap it below.',
  add: '{count, plural, =0 {Add} other {Add another}}',
  done: '{count, plural, =0 {Done} other {Done, #}}',
  added: '{name} is added.',
  waiting: '{name} will be added when you are online again.',
});

export const chips = translator({
  read: 'What we read',
  kind: 'What it is',
  color: 'Color',
  unknown: '{what}?',
  unknownKind: 'What is it?',
  tapNearest: 'Tap the closest match',
});

export const list = translator({
  label: 'Your list',
  hint: 'One piece on each line, or spreadsheet rows below their column names.',
  file: 'Open a file',
  read: 'Read the list',
  empty: 'Write one piece on each line.',
  failure: 'The list could not be read just now. Nothing you typed is lost.',
  tooLarge: 'This file is larger than 400 KB. Please add it in parts.',
});

export const columns = translator({
  title: 'What is in each column?',
  lead: 'We don’t recognize the column names in the first line.',
  column: 'Column {number}: {sample}',
  name: 'Name',
  category: 'Kind',
  color: 'Color',
  material: 'Fabric',
  brand: 'Brand',
  size: 'Size',
  price: 'Price',
  note: 'Note',
  missing: 'Say which column names the piece.',
  read: 'Read the rows',
  again: 'Paste again',
});

export const preview = translator({
  read: '{lines, plural, one {One line} other {# lines}}, {read, plural, =0 {none read} other {# read}}.',
  again: 'Paste again',
  line: 'Line {line}',
  quoted: '“{text}”',
  noGarment: '{reason} What is it?',
  other: 'Other…',
  leaveOut: 'Leave out',
  tapNearest: 'Tap the closest match',
  include: 'Add {name}',
  several: '{count} × {name}',
  more: 'and {count} more',
  add: '{count, plural, =0 {Nothing to add} one {Add one piece} other {Add # pieces}}',
  draftTitle: '{lines, plural, one {One line} other {# lines}} left in your draft',
  added:
    '{added, plural, one {One piece is added.} other {# pieces are added.}} {rest, plural, one {One line stays here as a draft.} other {# lines stay here as a draft.}}',
});

export const photo = translator({
  choose: 'Choose a photo',
  another: 'Another photo',
  about:
    'Kept in your account only, any size. We don’t analyze it, and we remove where and when it was taken.',
  kept: 'kept in your account only, any size',
  taps: 'We cannot see what it is made of. Three taps:',
  kind: 'What it is',
  fit: 'How it fits',
  color: 'Its color, from the photo',
  otherColor: 'Another color',
  otherKind: 'Other…',
  tapNearest: 'Tap the closest match',
  add: 'Add {name}',
  pick: 'Tap what it is',
  noNetwork: 'The piece will be added when you are online again. You can add its photo then, too.',
  photoFailed: 'The piece is added, but its photo could not be stored. Try once more.',
});
