export const evidenceNote = {
  'note.tested': 'In Studien geprüft.',
  'note.extrapolated': 'Abgeleitet aus einem ähnlichen Versuch.',
  'note.contested': 'Hier sind sich die Quellen uneins.',
};

export const howWeKnow = {
  link: 'Woher wir das wissen',
};
