export const registerForm = {
  registered: 'Du bist registriert. Schau bitte in deine E-Mails, um die Adresse zu bestätigen.',
  female: 'Weiblich',
  other: 'Anderes',
  firstName: 'Vorname',
  lastName: 'Nachname',
  firstNameError: 'Gib bitte deinen Vornamen ein',
  lastNameError: 'Gib bitte deinen Nachnamen ein',
  emailError: 'Gib bitte deine E-Mail-Adresse ein',
  emailInvalid: 'Gib bitte eine gültige E-Mail-Adresse ein',
  genderError: 'Wähl bitte ein Geschlecht',
  passwordError: 'Wähl bitte ein Passwort',
  failure: 'Die Registrierung hat nicht geklappt. Versuch es bitte noch einmal.',
  gender: 'Geschlecht',
  choose: 'Bitte wählen',
  password: 'Passwort',
  passwordHint: 'Mindestens {minimum} Zeichen. Länger ist besser als kompliziert.',
  adult: 'Ich bin 18 oder älter',
  adultError: 'Ein Konto ist für Menschen ab 18. Bestätige bitte, dass du es bist.',
  closed: 'Die Registrierung ist zurzeit geschlossen. Hast du ein Konto, kannst du dich wie immer anmelden.',
  byInvitation:
    'Zur Registrierung brauchst du eine Einladung. Öffne bitte den Link darin; er bringt dich hierher zurück.',
  openCode: 'Ich habe einen Rabattcode',
  accessCode: 'Rabattcode (freiwillig)',
  createAccount: 'Konto anlegen',
  terms: 'Ein Konto kostet nichts. Für Käufe gelten unsere <link>Verkaufsbedingungen</link>.',
  termsOfUse: 'Es gelten die <link>Nutzungsbedingungen</link>.',
  signIn: 'Du hast schon ein Konto? <link>Melde dich an</link>',
};

export const register = {
  title: 'Konto anlegen',
  lead: 'Kostenlos. Es bewahrt deine Zahlen auf und öffnet deine Looks.',
  keptLead:
    'Deine Antworten kommen mit. Ein Maßband brauchst du nicht: Outfits und Looks öffnen sich, sobald deine E-Mail-Adresse bestätigt ist.',
  keptCaption: 'Ein Maßband macht alles sicherer, eine Zahl nach der anderen, wann du magst.',
  caption: 'Deinen Typ findest du ohne Konto. Zum Aufbewahren brauchst du eines.',
};
