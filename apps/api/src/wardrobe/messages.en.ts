export default {
  errors: {
    wardrobeFull: 'Your wardrobe holds {max, number} pieces. Take one out before you add another.',
    freeWardrobeFull:
      '{free, number} pieces are free. Take one out before you add another, or get lifetime access for up to {max, number}.',
    tooManyWears: 'This piece already has {max, number} days noted, the most it can have.',
    checkOver: 'This check has expired. Please check the piece again, then keep it.',
    sourceNotFound: 'We could not find this {what}.',
    unreadLines: 'Line {line}: {sentence}',
  },
  lists: {
    empty: 'Please write one piece on each line',
    tooLong: 'This is longer than {max, number} characters. Please say it in fewer words.',
    noteTooLong: 'The notes of this piece are longer than {max, number} characters. Please shorten them.',
    manyLines: 'This name spans several lines. Please look for a quotation mark (") that is not closed.',
    bought: 'Bought',
    brand: 'Brand',
    size: 'Size',
    price: 'Price',
  },
} as const;
