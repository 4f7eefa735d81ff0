export default {
  aboutPage: {
    howWeKnow: 'Woher wir das wissen: jede Studie, eine nach der anderen',
    picture: 'Fünf Frauen der Typen A bis E, jede in einem Outfit für diesen Typ',
  },
  about: {
    title: 'Über uns',
  },
} as const;
