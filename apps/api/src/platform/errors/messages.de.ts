export const errors = {
  validation: 'Die Anfrage ist nicht gültig.',
  notFound: 'Das haben wir nicht gefunden.',
  tooManyRequests: 'Zu viele Versuche. Warte bitte eine Weile und versuch es noch einmal.',
  tooManyAtOnce: 'Mehrere deiner Anfragen laufen noch. Versuch es bitte in ein paar Sekunden noch einmal.',
  busy: 'Bei Figura ist gerade sehr viel los. Versuch es bitte in ein paar Sekunden noch einmal.',
};
