export const failureAlert = {
  notSaved: 'Das ließ sich nicht speichern',
};

export const loadFailure = {
  tryAgain: 'Noch einmal versuchen',
};

export const measureFirst = {
  text: 'Was ein Teil für dich tut, sagen wir, sobald wir deine acht Maße haben.',
  start: 'Mit dem Messen beginnen',
};
