export default {
  claims: {
    title: 'Figura in figures',
  },
  finalCall: {
    picture: 'Five people side by side, one of each letter from A to E, each in clothes for their shape',
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
  },
  landing: {
    title: 'Dress the shape you have',
  },
} as const;
