export default {
  errors: {
    wardrobeFull: 'Your wardrobe holds {max, number} pieces. Take one out before you add another.',
    freeWardrobeFull:
      '{free, number} pieces are free. Take one out before you add another, or get lifetime access for up to {max, number}.',
    tooManyWears: 'This piece has {max, number} days noted, which is as many as there is room for.',
    checkOver: 'This check is over. Please check the piece again, then keep it.',
    sourceNotFound: 'We could not find this {what}.',
    unreadLines: 'Line {line}: {sentence}',
  },
} as const;
