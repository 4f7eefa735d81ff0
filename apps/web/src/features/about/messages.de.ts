export const aboutPage = {
  howWeKnow: 'Woher wir das wissen: jede Studie, eine nach der anderen',
  readOn: 'Wie sicher ein Typ ist und worauf unsere Tipps beruhen',
  picture: 'Fünf Frauen der Typen A bis E, jede in einem Outfit für diesen Typ',
};

export const about = {
  title: 'Über uns',
};
