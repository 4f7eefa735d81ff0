export const pageMeta = {
  'landing.title': 'Kleide die Form, die du hast',
  'landing.description':
    'Acht Maße, 5 bis 10 Minuten, keine Spiegeltricks: Erfahre deinen Körpertyp, wie sicher er ist und welche Kleidung für die Form geschnitten ist, die du hast.',
  'welcome.title': 'Willkommen',
  'welcome.description':
    'So funktioniert Figura in drei Schritten: mit einem weichen Maßband messen, den Körpertyp und seine Sicherheit lesen und sehen, was für deine Proportionen geschnitten ist.',
  'start.title': 'Finde deinen Körpertyp',
  'start.description':
    'Finde deinen Körpertyp vor der Registrierung: mit Maßband in acht Zahlen oder ohne, mit Größe, Konfektionsgrößen und vier Zeichnungen. Er sagt, wie sicher er ist.',
  'login.title': 'Anmelden',
  'login.description':
    'Melde dich bei Figura an und sieh deine Maße, deinen Körpertyp, deine Ratgeber und besten Looks und die Trends, die diese Woche für dich gewählt wurden.',
  'register.title': 'Konto anlegen',
  'register.description.sold':
    'Leg ein kostenloses Konto bei Figura an. Körpertyp, Analyse und ein erster Ratgeber kosten nichts; ein weiches Maßband und 5 bis 10 Minuten genügen.',
  'register.description.open':
    'Leg ein Konto bei Figura an, miss in 5 bis 10 Minuten mit einem weichen Maßband oder beginne ohne und sieh, welche Kleidung für deine Proportionen geschnitten ist.',
  'verifyEmail.title': 'E-Mail-Adresse bestätigen',
  'verifyEmail.description':
    'Bestätige die E-Mail-Adresse deines Figura-Kontos mit dem Link, den wir dir geschickt haben. Danach kannst du dich anmelden und deine Maße nehmen.',
  'forgotPassword.title': 'Passwort vergessen?',
  'forgotPassword.description':
    'Fordere einen Link an, um ein neues Passwort für dein Figura-Konto zu wählen. Er kommt an die Adresse deiner Registrierung, gilt einmal und eine Stunde.',
  'linkProvider.title': 'Anmeldung verknüpfen',
  'linkProvider.description':
    'Verknüpf die Anmeldung bei einem anderen Dienst mit deinem Figura-Konto, mit dem Link aus deinem Postfach. Er gilt einmal, in dem Browser der Anfrage.',
  'resetPassword.title': 'Neues Passwort wählen',
  'resetPassword.description':
    'Wähl mit dem Link aus deinem Postfach ein neues Passwort für dein Figura-Konto. Zu deiner Sicherheit bist du damit auf allen anderen Geräten abgemeldet.',
  'privacyPolicy.title': 'Datenschutzerklärung',
  'privacyPolicy.description':
    'Was Figura über dich speichert und warum, wie lange es bleibt, was dein Browser sich merkt und wie du alles in den Einstellungen herunterlädst oder löschst.',
  'terms.description.sold':
    'Was der Zugang auf Dauer öffnet und kostet, wie du dein ganzes Geld innerhalb von 30 Tagen zurückbekommst, was unser Rat ist und was nicht.',
  'terms.description.open':
    'Wer Figura nutzen darf, was unser Kleiderrat ist und was nicht, was deins bleibt, was bei Änderungen geschieht und wem du schreiben kannst.',
  'accessibility.title': 'Barrierefreiheit',
  'accessibility.description':
    'Wie Figura mit Tastatur, Screenreader, großem Text und weniger Bewegung funktioniert, was noch nicht gut genug ist und wem du schreibst, wenn es dich abhält.',
  'help.title': 'Hilfe',
  'help.description.sold':
    'Antworten zum Messen, zu Körpertypen, kostenlosem Konto und Zugang auf Dauer, Codes und Rückerstattung, deinen Daten und dazu, wie unser Rat entsteht.',
  'help.description.open':
    'Antworten zum Messen, zu Körpertypen, deinem Konto, deinem Schrank und Outfits, deinen Daten und dazu, wie unser Kleiderrat entsteht.',
  'about.title': 'Über uns',
  'about.description':
    'Warum Figura misst, bevor es rät: unsere Aufgabe, die Menschen hinter den zwanzig Körpertypen und was an guter Kleidung geprüft oder bloß Gewohnheit ist.',
  'evidence.title': 'Woher wir das wissen',
  'evidence.description':
    'Worauf unser Kleiderrat beruht: eine Karte je Studie, mit dem, was geprüft wurde, wer hinsah, wie groß die Wirkung war und wo der Versuch endet.',
  'blog.title': 'Stilblog',
  'blog.description':
    'Lange Texte über Proportion, Maßbänder, Säume, Streifen und Einkaufen nach Zahlen: praktischer Kleiderrat, der sagt, wo seine Belege enden.',
  'careers.title': 'Stellen',
  'careers.description':
    'Arbeite an ehrlichem Rat über Kleidung: fünf offene Stellen bei Figura in Design, Technik, Styling, Redaktion und Support, und wie wir einstellen.',
};
