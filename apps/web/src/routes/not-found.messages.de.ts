export const notFound = {
  title: 'Seite nicht gefunden',
  heading: 'Diese Seite steht nicht in unserem Schnittmusterbuch',
  lead: 'In der Adresse ist vielleicht ein Fehler, oder die Seite ist umgezogen.',
  caption: 'Zweimal messen, einmal tippen.',
  toDashboard: 'Zu deiner Übersicht',
  toFrontPage: 'Zur Startseite',
};
