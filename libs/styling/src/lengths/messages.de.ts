export default {
  lengths: {
    in: '{amount}\u00a0in',
    cm: '{amount, number}\u00a0cm',
  },
  ends: {
    onFloor: 'auf dem Boden, {length} zu lang',
    tooLong: 'auf dem Boden, zu lang',
    at: 'an {place}',
    above: 'über {place}',
    below: 'unter {place}',
    farAbove: '{length} über {place}',
    farBelow: '{length} unter {place}',
  },
} as const;
