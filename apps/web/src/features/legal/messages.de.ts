export const legalText = {
  contents: 'Inhalt',
  legalNotes: 'Rechtliche Hinweise',
};

export const legalPage = {
  back: 'Zurück',
  lastUpdated: 'Zuletzt geändert <time>{lastUpdated}</time>',
};

export const privacyPolicy = {
  title: 'Datenschutzerklärung',
};
