export const otherWays = {
  or: 'oder',
  passkey: 'Passkey benutzen',
  provider: 'Weiter mit {name}',
  passkeyFailure: 'Der Passkey hat dich nicht angemeldet. Versuch es bitte noch einmal.',
  providerFailure: '{name} ist nicht erreichbar. Versuch es bitte noch einmal.',
};

export const secondStep = {
  title: 'Noch ein Schritt',
  appLead: 'Gib bitte die sechs Ziffern ein, die deine Authenticator-App für Figura zeigt.',
  passkeyLead: 'Benutz bitte einen deiner Passkeys.',
  recoveryLead: 'Gib bitte einen der Wiederherstellungscodes ein, die du gesichert hast. Jeder gilt einmal.',
  appCode: 'Code der App',
  recoveryCode: 'Wiederherstellungscode',
  codeError: 'Gib bitte den Code ein',
  failure: 'Die Anmeldung hat nicht geklappt',
  signIn: 'Anmelden',
  usePasskey: 'Passkey benutzen',
  useRecoveryCode: 'Wiederherstellungscode benutzen',
  useApp: 'Authenticator-App benutzen',
  back: 'Zurück zum Passwort',
};

export const providerReturn = {
  title: 'Anmelden',
  caption: 'Oben weich, an der Taille klar, am Saum weit: ein Look für ein B.',
  wait: 'Du wirst angemeldet.',
  notBegun: 'Diese Anmeldung wurde nicht in diesem Tab begonnen oder ist beendet. Fang bitte noch einmal an.',
  failure: 'Die Anmeldung hat nicht geklappt. Versuch es bitte noch einmal.',
  linked: '{name} ist verknüpft. Ab jetzt kannst du dich damit anmelden.',
  toSettings: 'Zurück zu den Einstellungen',
  toLogin: 'Zurück zur Anmeldung',
};

export const newcomer = {
  signedInAt: 'Du bist bei {name} als {email} angemeldet.',
  signedIn: 'Du bist bei {name} angemeldet.',
  hasAccount:
    'Zu dieser Adresse gibt es ein Figura-Konto. Gib einmal sein Passwort ein, danach meldet dich {name} an.',
  whichWay: 'Bist du neu hier, oder hast du schon ein Figura-Konto?',
  unverified:
    '{name} bestätigt deine E-Mail-Adresse nicht, darum können wir damit kein Konto anlegen. Du kannst dich <link>mit einem Passwort registrieren</link> und {name} danach verknüpfen.',
  register: 'Ich bin neu hier',
  link: 'Ich habe ein Konto',
  linkSubmit: 'Anmelden und {name} verknüpfen',
  registerSubmit: 'Konto anlegen',
  linkFailure: 'Das Verknüpfen hat nicht geklappt. Versuch es bitte noch einmal.',
  registerFailure: 'Die Registrierung hat nicht geklappt. Versuch es bitte noch einmal.',
  passwordError: 'Gib bitte dein Passwort ein',
  emailError: 'Gib bitte deine E-Mail-Adresse ein',
  byInvitation:
    'Zur Registrierung brauchst du eine Einladung. Öffne bitte den Link darin und wähl dort {name}. Mit einem Konto kannst du dich wie immer anmelden.',
  closed: 'Die Registrierung ist zurzeit geschlossen. Hast du ein Konto, kannst du {name} damit verknüpfen.',
  noPassword: 'Kein Passwort oder vergessen? Eine E-Mail an diese Adresse zeigt, dass das Konto dir gehört.',
  mail: 'Link per E-Mail schicken',
  mailFailure: 'Die E-Mail ließ sich nicht schicken. Versuch es bitte noch einmal.',
};

export const providerLink = {
  title: 'Anmeldung verknüpfen',
  ready: 'Deine Adresse ist bestätigt. Nach diesem letzten Schritt meldet {name} dich bei Figura an.',
  signedInAs:
    'Du bist als {email} angemeldet. Gehst du weiter, meldest du dich bei dem Konto an, für das die E-Mail war.',
  submit: 'Anmelden und {name} verknüpfen',
  failure: 'Das Verknüpfen hat nicht geklappt. Versuch es bitte noch einmal.',
  notHere:
    'Dieser Link wurde schon benutzt oder in einem anderen Browser angefordert: Öffne ihn bitte dort. Nichts wurde geändert.',
  incomplete: 'Dieser Link ist nicht vollständig. Öffne ihn bitte noch einmal aus der E-Mail.',
  toLogin: 'Zurück zur Anmeldung',
};
