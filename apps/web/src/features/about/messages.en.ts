export default {
  aboutPage: {
    howWeKnow: 'How we know: every study, one by one',
    readOn: 'How sure a type is, and what the advice rests on',
    picture: 'Five women of the types A to E, each in an outfit for that type',
  },
  about: {
    title: 'About Us',
  },
} as const;
