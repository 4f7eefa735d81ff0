export default {
  legalText: {
    contents: 'Inhalt',
    legalNotes: 'Rechtliche Hinweise',
  },
  legalPage: {
    back: 'Zurück',
    lastUpdated: 'Zuletzt geändert <time>{lastUpdated}</time>',
  },
  privacyPolicy: {
    title: 'Datenschutzerklärung',
  },
} as const;
