export const verifyReminder = {
  notVerified:
    'Deine E-Mail-Adresse ist noch nicht bestätigt. Öffne bitte den Link, den wir dir geschickt haben.',
  loadFailure: 'Dein Konto ließ sich nicht laden',
  sent: 'Wir haben einen Link an <strong>{email}</strong> geschickt. Öffne ihn auf einem beliebigen Gerät und komm dann hierher zurück. Findest du ihn nicht, schau in den Spamordner.',
  start: 'Mit dem Messen beginnen',
  openDashboard: 'Meine Übersicht öffnen',
  logout: 'Abmelden',
  title: 'Bestätige bitte deine E-Mail-Adresse',
  eyebrow: 'Noch ein Schritt',
  caption: 'Alles öffnet sich, sobald wir wissen, dass du es bist.',
};

export const resendVerification = {
  failure: 'Die Bestätigungsmail ließ sich nicht schicken',
  resend: 'Bestätigungsmail noch einmal schicken',
};
