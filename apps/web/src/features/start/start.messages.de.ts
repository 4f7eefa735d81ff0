export const start = {
  title: 'Finde deinen Körpertyp',
  lead: 'Kostenlos, ohne Konto. Deine Zahlen bleiben in diesem Browser, bis du sie behältst.',
  how: 'Wie möchtest du beginnen?',
  withTape: 'Mit Maßband',
  withoutTape: 'Ohne Maßband',
};

export const found = {
  figureWithTape: 'Eine Figur, das Maßband liegt hier: {measurement}',
  figureOfType: 'Deine Figur, Körpertyp {code}',
};
