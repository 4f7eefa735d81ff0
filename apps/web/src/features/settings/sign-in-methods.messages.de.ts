export const confirmDialog = {
  password: 'Jetziges Passwort',
  passwordError: 'Gib bitte dein jetziges Passwort ein',
  failure: 'Das hat nicht geklappt. Versuch es bitte noch einmal.',
  cancel: 'Abbrechen',
};

export const passkeys = {
  none: 'Noch keine Passkeys.',
  added: 'Hinzugefügt {day}',
  usedOn: 'Hinzugefügt {added}, zuletzt benutzt {used}',
  add: 'Passkey hinzufügen',
  addLead: 'Dein Browser fragt gleich nach Finger, Gesicht oder PIN. Das verlässt dein Gerät nie.',
  name: 'Name des Passkeys',
  nameHint: 'Damit du ihn wiedererkennst, zum Beispiel „Mein Handy“.',
  nameError: 'Gib dem Passkey bitte einen Namen',
  preset: 'Mein Gerät',
  rename: 'Umbenennen',
  renameTitle: 'Passkey umbenennen',
  save: 'Speichern',
  remove: 'Entfernen',
  removeTitle: '„{name}“ entfernen?',
  removeLead: 'Er meldet dich nicht mehr an, und alle anderen Geräte sind abgemeldet.',
  renameOf: '{name} umbenennen',
  removeOf: '{name} entfernen',
  unsupported: 'Dieser Browser kann keine Passkeys aufbewahren.',
};

export const apiKeys = {
  title: 'Schlüssel für Programme',
  about:
    'Mit einem Schlüssel kann ein Programm dein Konto lesen, deinen Schrank ändern oder Kleidung prüfen, ohne dein Passwort.',
  program:
    'Für alle, die programmieren: <link>was ein Schlüssel öffnet, mit curl und einem TypeScript-Client</link> (öffnet einen neuen Tab).',
  none: 'Noch keine Schlüssel.',
  add: 'Schlüssel anlegen',
  name: 'Name des Schlüssels',
  nameHint: 'Das Programm, das ihn benutzt, zum Beispiel „Meine Tabelle“.',
  nameError: 'Gib dem Schlüssel bitte einen Namen',
  may: 'Er darf',
  'scope.read': 'deine Daten und Tipps lesen',
  'scope.wardrobe': 'deinen Schrank ändern',
  'scope.check': 'Kleidung prüfen',
  scopesError: 'Wähl mindestens eine Sache, die der Schlüssel darf.',
  made: 'Hier ist der Schlüssel. Er ist nur jetzt zu sehen. Wer ihn hat, kann tun, was du erlaubt hast.',
  key: 'Schlüssel',
  copied: 'Kopiert.',
  notCopied: 'Dein Browser hat das Kopieren nicht erlaubt. Markier den Schlüssel und kopier ihn.',
  scopes: 'Darf {scopes}',
  unused: 'Angelegt {day}, nie benutzt',
  used: 'Angelegt {day}, zuletzt benutzt {used}',
  revoke: 'Widerrufen',
  revokeNamed: '{name} widerrufen',
  failure: 'Das ließ sich nicht ändern. Versuch es bitte noch einmal.',
  loadFailure: 'Deine Schlüssel ließen sich nicht laden',
};

export const secondStep = {
  off: 'Aus: Dein Passwort allein meldet dich an.',
  app: 'An: Nach deinem Passwort fragen wir nach einem Code deiner Authenticator-App.',
  passkey: 'An: Nach deinem Passwort fragen wir nach einem Passkey.',
  codesLeft:
    '{count, plural, =0 {Es ist kein Wiederherstellungscode übrig. Leg bitte neue an.} one {Ein Wiederherstellungscode ist übrig.} other {# Wiederherstellungscodes sind übrig.}}',
  needsPassword: 'Der zweite Schritt kommt nach einem Passwort, und dein Konto hat keines.',
  setUpApp: 'Authenticator-App einrichten',
  setUpPasskey: 'Nach einem Passkey fragen',
  setUpPasskeyLead:
    'Nach deinem Passwort fragen wir ab jetzt nach einem Passkey. Alle anderen Geräte sind abgemeldet.',
  turnOn: 'Anschalten',
  newCodes: 'Neue Wiederherstellungscodes',
  newCodesLead: 'Die bisherigen gelten dann nicht mehr.',
  makeCodes: 'Neue anlegen',
  turnOff: 'Ausschalten',
  turnOffTitle: 'Den zweiten Schritt ausschalten?',
  turnOffLead: 'Dann meldet dich dein Passwort allein an. Alle anderen Geräte sind abgemeldet.',
  next: 'Weiter',
  scan: 'Scan das mit deiner Authenticator-App oder tipp den Schlüssel hinein.',
  qr: 'QR-Code für deine Authenticator-App',
  key: 'Schlüssel',
  code: 'Code der App',
  codeHint: 'Die sechs Ziffern, die die App gerade zeigt.',
  codeError: 'Gib bitte den Code ein',
  codeFailure: 'Der Code ließ sich nicht prüfen. Versuch es bitte noch einmal.',
};

export const recoveryCodes = {
  title: 'Deine Wiederherstellungscodes',
  lead: 'Jeder meldet dich einmal an, wenn Handy oder Passkey nicht zur Hand sind. Heb sie sicher auf: Sie werden nicht noch einmal gezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser lässt uns nicht kopieren. Schreib sie bitte auf.',
  download: 'Herunterladen',
  done: 'Ich habe sie gesichert',
};

export const providers = {
  linked: 'Verknüpft',
  linkedAs: 'Verknüpft als {email}',
  notLinked: 'Nicht verknüpft',
  link: 'Verknüpfen',
  linkTitle: '{name} verknüpfen',
  linkLead: 'Gleich öffnet sich {name}. Melde dich dort mit dem Konto an, das du verknüpfen willst.',
  linkSubmit: 'Weiter zu {name}',
  unlink: 'Lösen',
  unlinkTitle: 'Verknüpfung mit {name} lösen?',
  unlinkLead: 'Es meldet dich nicht mehr an, und alle anderen Geräte sind abgemeldet.',
  linkOf: '{name} verknüpfen',
  unlinkOf: 'Verknüpfung mit {name} lösen',
};

export const firstPassword = {
  newPassword: 'Neues Passwort',
  confirmationError: 'Die neuen Passwörter stimmen nicht überein',
  failure: 'Das Passwort ließ sich nicht setzen',
  submit: 'Passwort setzen',
};

export const methods = {
  loadFailure: 'Wie du dich anmeldest, ließ sich nicht laden.',
  passkeys: 'Passkeys',
  aboutPasskeys: 'Melde dich mit Finger, Gesicht oder PIN an statt mit Passwort.',
  secondStep: 'Zweiter Schritt',
  aboutSecondStep: 'Nach dem Passwort etwas, das nur du hast.',
  providers: 'Verknüpfte Anmeldungen',
  aboutProviders: 'Andere deiner Konten, die dich hier anmelden.',
  aboutFirstPassword: 'Du meldest dich ohne an. Mit einem Passwort kannst du deine anderen Wege entfernen.',
};
