export default {
  failureAlert: {
    notSaved: 'Das ließ sich nicht speichern',
  },
  loadFailure: {
    tryAgain: 'Noch einmal versuchen',
  },
  measureFirst: {
    text: 'Was ein Teil für dich tut, sagen wir, sobald wir deine acht Maße haben.',
    start: 'Mit dem Messen beginnen',
  },
} as const;
