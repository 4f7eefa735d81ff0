export const languageForm = {
  label: 'Sprache von Seiten und E-Mails',
  browser: 'Wie mein Browser',
  'locale.en-US': 'English (United States)',
  'locale.en-GB': 'English (United Kingdom)',
  'locale.de-DE': 'Deutsch',
  failure: 'Deine Sprache ließ sich gerade nicht speichern.',
};
