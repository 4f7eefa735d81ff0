export const verificationFailed = {
  aboutLinks: 'Links gelten einmal und 24 Stunden. Wir schicken dir gern einen neuen.',
  sendANewLink: 'Neuen Link schicken',
  failure: 'Die Bestätigungsmail ließ sich nicht schicken',
  backToLogin: 'Zurück zur Anmeldung',
};

export const verificationPassword = {
  passwordError: 'Gib bitte dein Passwort ein',
  failure: 'Die Bestätigung hat nicht geklappt',
  verifyMyEmail: 'E-Mail-Adresse bestätigen',
  alternatives:
    'Setzt du dein Passwort per E-Mail zurück, bestätigt das deine Adresse auch. Hast du dich nicht registriert, ist nichts zu tun: Ohne das Passwort öffnet dieser Link nichts.',
};

export const otherSession = {
  signedInAs:
    'Du bist als {email} angemeldet. Nichts wurde geändert. Um die andere Adresse hier zu bestätigen, melde dich zuerst ab.',
  title: 'Dieser Link gehört zu {email}',
  signOutAndVerify: 'Abmelden und bestätigen',
  staySignedIn: 'Angemeldet bleiben',
};
