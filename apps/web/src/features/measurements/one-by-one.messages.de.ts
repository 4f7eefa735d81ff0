export const oneByOne = {
  progress: '{number} von {of}',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Ergebnis ansehen',
  taken: 'Bisher genommen',
};
