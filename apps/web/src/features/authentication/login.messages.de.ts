export const loginForm = {
  emailError: 'Gib bitte deine E-Mail-Adresse ein',
  passwordError: 'Gib bitte dein Passwort ein',
  failure: 'Die Anmeldung hat nicht geklappt',
  signIn: 'Anmelden',
  byInvitation: 'Neu bei Figura? Zur Registrierung brauchst du eine Einladung: Öffne den Link darin.',
  closed: 'Die Registrierung ist zurzeit geschlossen.',
  createAccount: 'Neu bei Figura? <link>Leg ein Konto an</link>',
};

export const loginNotice = {
  verifyFirst: 'Bestätige bitte deine E-Mail-Adresse, bevor du dich anmeldest.',
};

export const login = {
  title: 'Anmelden',
  welcomeBack: 'Willkommen zurück',
  almostThere: 'Fast geschafft',
  caption: 'Oben weich, an der Taille klar, am Saum weit: ein Look für ein B.',
};
