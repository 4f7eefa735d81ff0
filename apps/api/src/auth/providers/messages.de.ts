export const errors = {
  unknownProvider: 'Diese Art der Anmeldung gibt es hier nicht.',
  providerAway: '{provider} ist gerade nicht erreichbar. Versuch es noch einmal oder melde dich anders an.',
  providerRefused: '{provider} hat dich nicht angemeldet. Versuch es noch einmal oder melde dich anders an.',
  linkedElsewhere:
    'Dieses Konto bei {provider} ist mit einem anderen Figura-Konto verknüpft. Löse die Verknüpfung bitte zuerst dort.',
  notLinked: 'Diese Art der Anmeldung ist nicht mit deinem Konto verknüpft.',
  unverifiedEmail:
    '{provider} bestätigt deine E-Mail-Adresse nicht. Registrier dich bitte mit einem Passwort; {provider} kannst du unter Einstellungen, Sicherheit verknüpfen.',
  accountExists:
    'Zu dieser E-Mail-Adresse gibt es ein Konto. Melde dich bitte mit seinem Passwort an, um {provider} zu verknüpfen.',
  nothingToLink: 'Es gibt kein Konto, das sich per E-Mail mit {provider} verknüpfen ließe.',
  otherBrowser:
    'Öffne diesen Link bitte in dem Browser, in dem du ihn angefordert hast. Ist das mehr als eine Stunde her, melde dich beim Dienst noch einmal an und fordere einen neuen Link an.',
  linkEnded:
    'Dieser Link wurde benutzt oder ist abgelaufen. Melde dich beim Dienst noch einmal an und fordere einen neuen an.',
};

export const responses = {
  unlinked: 'Die Verknüpfung ist gelöst.',
  linkMailed: 'Ein Link ist unterwegs an {email}. Öffne ihn bitte in diesem Browser; er gilt eine Stunde.',
};

export const fields = {
  key: 'Diese Anmeldung wurde in einem anderen Browser begonnen',
  linkKey: 'Öffne diesen Link bitte in dem Browser, in dem du ihn angefordert hast',
  query: 'Die Antwort des Dienstes war nicht lesbar',
  passwordRequired: 'Ein Passwort ist nötig',
  passwordTooLong: 'E-Mail-Adresse oder Passwort ist falsch',
};
