export const labels = {
  emailError: 'Gib bitte deine E-Mail-Adresse ein',
  email: 'E-Mail',
};

export const currentPasswordField = {
  password: 'Passwort',
  forgotYourPassword: 'Passwort vergessen?',
};

export const loginSoon = {
  toLogin: 'Gleich öffnet sich die Anmeldeseite. <link>Jetzt hingehen</link>',
};
