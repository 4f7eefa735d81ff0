export const helpPage = {
  backToHome: 'Zurück zum Start',
  picture: 'Eine Figur mit einem Maßband vom Scheitel bis zur Brust',
};

export const faqGroups = {
  askedMost: 'Am häufigsten gefragt',
  more: '{count, plural, one {# weitere Frage} other {# weitere Fragen}}',
};

export const questions = {
  all: 'Alle',
  search: 'Suchen',
  placeholder: 'In der Hilfe suchen …',
  categories: 'Kategorien',
  found: 'Gefundene Artikel: {count}',
  noneFound: 'Nichts gefunden',
  aboutNoneFound: 'Versuch es mit weniger oder anderen Wörtern oder such in allen Kategorien.',
};

export const help = {
  title: 'Hilfe',
};
