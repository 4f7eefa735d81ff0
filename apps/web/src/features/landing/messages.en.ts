export default {
  labels: {
    claims: 'Figura in figures',
    inCurrency: 'In {code}.',
    landing: 'Dress the shape you have',
  },
  hero: {
    text: 'Five shapes, 50+ combinations, one of them yours. Eight measurements or seven taps, and every garment you meet has an answer: <word>great on you</word>, or <word>leave it</word>, and why.',
  },
  fiveWomen: {
    letters: 'Five shapes, a letter each: choose one to change the outfit',
    choose: 'Choose a shape to change the outfit.',
    swipe: 'Swipe for all five, tap to dress.',
    letter: '{letter}, {name}',
    'A.first': 'A rust sheath dress and black ankle boots',
    'A.chosen': 'A green wrap dress and black pumps',
    'B.first': 'A camel turtleneck, a wine satin skirt and black ankle boots',
    'B.chosen': 'A cream blouse with puff sleeves, a dark A-line skirt and pumps',
    'C.first': 'A black blazer over a white T-shirt, and wide jeans',
    'C.chosen': 'A green V-neck sweater and wide sand pants',
    'D.first': 'A blue striped shirt dress and black pumps',
    'D.chosen': 'A long camel cardigan over black',
    'E.first': 'A sage blazer over white, wide cream pants and a plum head covering',
    'E.chosen': 'A tied pale blue tunic, gray pants and a plum head covering',
  },
  priceTag: {
    insteadOf: ' instead of ',
    showThePrice: 'Show the price',
  },
  shapePlate: {
    label: 'Try it: move the tape and watch the type',
    figure: 'A figure of type {letter}, {name}',
    type: 'Type',
    inches: '{inches} in',
    centimeters: '{centimeters} cm',
  },
} as const;
