export default {
  textErrors: {
    tooLong: 'This is longer than {max, number} characters. Please paste only the words about the garment.',
    bareLink:
      'We do not open links. Please paste the words of the page instead: its title and its description.',
    noGarment:
      'We found no garment in these words. Say what it is and how it is cut, for example: black wrap dress, knee length. We read English, German, French, Spanish and Italian.',
    noKind:
      'The kind of garment is missing. Please say it as well, for example: black wrap dress, knee length.',
    otherLanguage:
      'We do not read this language yet. We read English, German, French, Spanish and Italian: please say in one of them what it is and how it is cut.',
    set: 'This is a set of two pieces. Please check each piece by itself.',
    draped:
      'We know this garment, but it is draped anew each time it is worn, and we have no advice on that yet.',
    thing:
      'We know what this is, but have no advice on it. We check clothes, shoes, bags, hats, scarves, belts and jewelry.',
  },
  vocabulary: {
    tooManyValues: 'A garment has at most {max} values',
    noType: '{category} have no type of that name',
    noValue: '{attribute} has no value of that name',
    noAttribute: 'There is no attribute of that name',
  },
} as const;
