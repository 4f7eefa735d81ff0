export default {
  labels: {
    emailError: 'Gib bitte deine E-Mail-Adresse ein',
    email: 'E-Mail',
  },
  currentPasswordField: {
    password: 'Passwort',
    forgotYourPassword: 'Passwort vergessen?',
  },
  loginSoon: {
    toLogin: 'Gleich öffnet sich die Anmeldeseite. <link>Jetzt hingehen</link>',
  },
} as const;
