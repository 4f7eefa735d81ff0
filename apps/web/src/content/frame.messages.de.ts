export const frame = {
  'landingNavigation.label': 'Hauptmenü',
  'landingNavigation.links.1.label': 'So funktioniert es',
  'landingNavigation.links.2.label': 'Stimmen',
  'landingNavigation.links.3.label': 'Preis',
  'landingNavigation.signIn.label': 'Anmelden',
  'landingNavigation.getStarted.label': 'Beginnen',
  'landingNavigation.dashboard.label': 'Zu deiner Übersicht',
};
