export default {
  errors: {
    passportLinkNotFound: 'We could not find this link. It may have been withdrawn already.',
    sharedPassportNotFound: 'This link does not open anything. Whoever shared it may have withdrawn it.',
    tooManyPassportLinks:
      'You have {max, number} live links, which is as many as there may be. Please withdraw one first.',
  },
} as const;
