import { translator } from '../../lib/messages/translator';

export const basics = translator({
  title: 'Tap what you own.',
  lead: 'Twelve that most people have. Colors later.',
  list: 'What you own',
  none: 'Nothing tapped yet',
  add: '{count, plural, one {Add one piece} other {Add # pieces}}',
  words: 'Or in words',
});

export const pieces = translator({
  whiteTee: 'White T-shirt',
  blackTee: 'Black T-shirt',
  whiteShirt: 'White shirt',
  graySweater: 'Gray sweater',
  blueJeans: 'Blue jeans',
  blackTrousers: 'Black pants',
  blazer: 'Blazer',
  denimJacket: 'Denim jacket',
  trench: 'Trench',
  whiteSneakers: 'White sneakers',
  ankleBoots: 'Ankle boots',
  pumps: 'Pumps',
});

export const colors = translator({
  title: 'What colors are they?',
  lead: 'Only where they differ from the picture. All of it can wait.',
  color: 'Color of {name}',
  done: 'Done',
  failure: 'This color could not be saved just now.',
});
