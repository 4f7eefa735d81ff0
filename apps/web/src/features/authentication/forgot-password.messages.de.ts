export const forgotPassword = {
  title: 'Passwort vergessen?',
  lead: 'Gib deine E-Mail-Adresse ein, wir schicken dir einen Link für ein neues.',
  caption: 'Kommt vor. Deine Maße liegen sicher, wo du sie gelassen hast.',
  sendResetLink: 'Link schicken',
  failure: 'Die E-Mail ließ sich nicht schicken',
  backToLogin: 'Zurück zur Anmeldung',
};
