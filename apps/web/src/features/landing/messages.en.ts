import { translator } from '../../lib/messages/translator';

export const labels = translator({
  claims: 'Figura in figures',
  inCurrency: 'In {code}.',
  landing: 'Dress the shape you have',
});

export const hero = translator({
  text: 'Five shapes, 50+ combinations, one of them yours. Eight measurements or seven taps, and every garment you meet has an answer: <word>great on you</word>, or <word>leave it</word>, and why.',
});

export const fiveWomen = translator({
  letters: 'Five shapes, a letter each: choose one to change the outfit',
  choose: 'Choose a shape to change the outfit.',
  swipe: 'Swipe for all five, tap to dress.',
  letter: '{letter}, {name}',
  'A.first': 'A rust sheath dress with a belt and black ankle boots',
  'A.chosen': 'A green wrap dress and black pumps',
  'A.told': 'A: shoulders and hips alike, the waist well in. A wrap dress follows it.',
  'B.first': 'A camel turtleneck, a wine A-line skirt and black ankle boots',
  'B.chosen': 'A cream blouse with puff sleeves, a dark A-line skirt and pumps',
  'B.told': 'B: the hips are widest. Puff sleeves and a boat neck bring the shoulders level.',
  'C.first': 'A black blazer over a white T-shirt, and slim jeans',
  'C.chosen': 'A green V-neck sweater and wide sand pants',
  'C.told': 'C: the shoulders are widest. A V-neck narrows them, wide legs answer them.',
  'D.first': 'A blue striped shirt dress and black pumps',
  'D.chosen': 'A long camel cardigan over black',
  'D.told': 'D: the waist is widest. An open cardigan draws one long line past it.',
  'E.first': 'A straight sage dress, brown ankle boots and a plum head covering',
  'E.chosen': 'A tied pale blue tunic, gray pants and a plum head covering',
  'E.told': 'E: nearly straight from top to hip. A tie draws the waist in.',
});

export const priceTag = translator({
  insteadOf: ' instead of ',
  showThePrice: 'Show the price',
});

export const shapePlate = translator({
  label: 'Try it: move the tape and watch the type',
  figure: 'A figure of type {letter}, {name}',
  type: 'Type',
  inches: '{inches} in',
  centimeters: '{centimeters} cm',
});
