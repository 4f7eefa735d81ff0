export const resetPassword = {
  tokenMissing: 'Das Token zum Zurücksetzen fehlt',
  invalidLink: 'Dieser Link ist ungültig. Fordere bitte einen neuen an.',
  requestLink: 'Neuen Link anfordern',
  confirmationError: 'Die Passwörter stimmen nicht überein',
  failure: 'Das Passwort ließ sich nicht zurücksetzen',
  resetPassword: 'Passwort zurücksetzen',
  linkTooOld: 'Link zu alt? <link>Fordere einen neuen an</link>',
  title: 'Neues Passwort wählen',
  caption: 'Mit einem neuen Passwort sind alle anderen Geräte abgemeldet.',
};
