export default {
  aboutPage: {
    howWeKnow: 'How we know: every study, one by one',
    picture: 'Five women of the types A to E, each in an outfit for that type',
  },
  about: {
    title: 'About Us',
  },
} as const;
