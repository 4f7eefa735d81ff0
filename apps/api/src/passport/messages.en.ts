export default {
  preview: {
    previewTitle: 'A style passport: type {code}',
    previewDescription:
      'The figure, the rules that matter most and the colors that suit, as Figura sees them. No name and no measurements.',
  },
  errors: {
    passportLinkNotFound: 'We could not find this link. It may have been withdrawn already.',
    sharedPassportNotFound: 'This link does not open anything. Whoever shared it may have withdrawn it.',
    tooManyPassportLinks:
      'You already have {max, number} live links, the most you can have. Please withdraw one first.',
  },
} as const;
