export default {
  oneByOne: {
    progress: '{number} von {of}',
    next: 'Weiter',
    done: 'Ergebnis ansehen',
    taken: 'Bisher genommen',
  },
} as const;
