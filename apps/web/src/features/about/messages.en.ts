export default {
  aboutPage: {
    howWeKnow: 'How we know: every study, one by one',
    picture: 'Five figures from A to E, each with the lines that its type is read from',
  },
  about: {
    title: 'About Us',
  },
} as const;
