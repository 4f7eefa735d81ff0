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
  lists: {
    empty: 'Please write one piece on each line',
    tooLong: 'This is longer than {max, number} characters. Please say it in fewer words.',
    noteTooLong: 'The notes of this piece are longer than {max, number} characters. Please shorten them.',
    manyLines: 'This name goes over several lines. Please look for a quotation mark (") that is not closed.',
    bought: 'Bought',
    brand: 'Brand',
    size: 'Size',
    price: 'Price',
  },
} as const;
