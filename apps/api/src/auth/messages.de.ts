export const errors = {
  invalidResetLink: 'Dieser Link ist ungültig oder abgelaufen. Fordere bitte einen neuen an.',
  invalidVerificationLink: 'Dieser Bestätigungslink ist ungültig oder abgelaufen.',
  invalidCredentials: 'E-Mail-Adresse oder Passwort ist falsch',
  challengeEnded: 'Das hat zu lange gedauert oder wurde schon verwendet. Fang bitte noch einmal an.',
  hasPassword: 'Dieses Konto hat schon ein Passwort. Ändere es mit dem jetzigen.',
  sessionEnded: 'Deine Sitzung ist beendet. Melde dich bitte wieder an.',
  passwordRequired: 'Gib bitte das Passwort ein, das du bei der Registrierung von {email} gewählt hast.',
  wrongRegistrationPassword: 'Mit diesem Passwort hast du dich nicht registriert.',
  registrationClosed: 'Die Registrierung ist zurzeit geschlossen. Wer ein Konto hat, kann sich anmelden.',
  invitationRequired: 'Zur Registrierung brauchst du eine Einladung. Öffne bitte den Link darin.',
  invitationInvalid:
    'Diese Einladung gilt hier nicht: Sie wurde benutzt, ist abgelaufen oder für eine andere Adresse bestimmt. Bitte um eine neue.',
  oldAddressNotTold:
    'Wir konnten die alte Adresse nicht benachrichtigen, darum wurde nichts geändert. Versuch es bitte später noch einmal.',
};

export const fields = {
  gender: 'Gender muss F oder NB sein',
  noRefreshToken: 'Kein Refresh-Token vorhanden',
  refreshTokenInvalid: 'Das Refresh-Token ist nicht gültig',
  newPasswordTooShort: 'Das neue Passwort muss mindestens {min} Zeichen haben',
  invitation: 'Die Einladung ist nicht gültig',
  adult: 'Ein Konto ist für Menschen ab 18: Sende "adult": true oder lass es weg',
  start: 'Start muss die Antworten des Starts ohne Maßband enthalten',
  passwordRequired: 'Ein Passwort ist nötig',
  invalidCredentials: 'E-Mail-Adresse oder Passwort ist falsch',
  passwordTooLong: 'Das Passwort darf höchstens 128 Zeichen haben',
  currentPasswordRequired: 'Das jetzige Passwort ist nötig',
  currentPasswordWrong: 'Das jetzige Passwort ist falsch',
  newPasswordRequired: 'Ein neues Passwort ist nötig',
  newPasswordTooLong: 'Das neue Passwort darf höchstens {max} Zeichen haben',
  firstName: 'Vorname',
  lastName: 'Nachname',
};

export const responses = {
  verified: 'Deine E-Mail-Adresse ist bestätigt.',
  resetLinkSent:
    'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link zum Zurücksetzen des Passworts unterwegs.',
  passwordSet: 'Dein Passwort ist gesetzt. Du kannst dich jetzt damit anmelden.',
  passwordReset: 'Dein Passwort ist zurückgesetzt. Du kannst dich jetzt damit anmelden.',
  passwordChanged: 'Das Passwort ist geändert.',
  registered: 'Du bist registriert. Schau bitte in deine E-Mails, um die Adresse zu bestätigen.',
  signedOut: 'Du bist abgemeldet.',
  linkSent: 'Wenn diese Adresse auf Bestätigung wartet, ist ein neuer Link unterwegs.',
};
