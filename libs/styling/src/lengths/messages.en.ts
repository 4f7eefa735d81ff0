export default {
  lengths: {
    in: '{amount}\u00a0in',
    cm: '{amount, number}\u00a0cm',
  },
  ends: {
    onFloor: 'on the floor, {length} too long',
    tooLong: 'on the floor, too long',
    at: 'at {place}',
    above: 'above {place}',
    below: 'below {place}',
    farAbove: '{length} above {place}',
    farBelow: '{length} below {place}',
  },
} as const;
