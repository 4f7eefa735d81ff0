export const account = {
  '1.question': 'Die Bestätigungsmail ist nicht angekommen. Was kann ich tun?',
  '1.answer':
    'Schau zuerst in den Spamordner. Melde dich dann an und lass sie mit dem Knopf auf der Seite, die erscheint, noch einmal schicken; das geht bis zu dreimal in der Stunde. Der Link in der E-Mail gilt 24 Stunden. Hat deine Adresse schon ein Konto, sagt dir die E-Mail stattdessen das.',
  '2.question': 'Ich habe mein Passwort vergessen. Wie komme ich wieder hinein?',
  '2.answer':
    'Wähl auf der Anmeldeseite „Passwort vergessen?“ und gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, der einmal und eine Stunde lang gilt. Setzt du das neue Passwort, sind alle anderen Geräte abgemeldet.',
  '3.question': 'Kann ich Namen, Bild oder E-Mail-Adresse ändern?',
  '3.answer':
    'Vor- und Nachname, der Spitzname, mit dem wir dich grüßen, und dein Profilbild (PNG, JPEG oder WebP, bis 15 MB, von dir zugeschnitten) stehen in den Einstellungen unter Profil. Die E-Mail-Adresse lässt sich aus Sicherheitsgründen nicht ändern.',
  '4.question': 'Wie lade ich alles herunter, was ihr über mich habt?',
  '4.answer':
    'Öffne die Einstellungen, dann Sicherheit, und wähl „Meine Daten herunterladen“. Du bekommst ein Archiv, figura-data.zip. Darin hat figura-data.json dein Profil, Maße, Körpertyp, Selbstanalyse, Codes, Zahlungen, Anmeldungen, Schrank und Outfits; dein Bild und deine Fotos liegen als Dateien daneben. Dein Passwort ist nicht darin; wir kennen es nicht.',
  '5.question': 'Wie lösche ich mein Konto?',
  '5.answer.1':
    'Öffne die Einstellungen, dann Sicherheit, wähl „Mein Konto löschen“ und bestätige mit deinem Passwort. Profil, Bild, Maße, Körpertyp und Anmeldungen werden sofort entfernt und lassen sich nicht zurückholen.',
  '6.question': 'Wie ändere ich mein Passwort?',
  '6.answer':
    'Öffne die Einstellungen, dann Sicherheit, gib dein jetziges Passwort und zweimal ein neues mit mindestens 6 Zeichen ein und wähl „Passwort ändern“. Alle anderen Geräte sind abgemeldet, und eine E-Mail sagt es dir. Kennst du das jetzige nicht mehr, melde dich ab und nutze „Passwort vergessen?“ auf der Anmeldeseite.',
  '7.question': 'Ich kann mich nicht anmelden. Was kann ich tun?',
  '7.answer':
    'Prüf, ob die E-Mail-Adresse die deiner Registrierung ist und die Feststelltaste aus: Großbuchstaben zählen im Passwort, nicht in der Adresse. Warte nach zehn Fehlversuchen 15 Minuten. Stimmt vielleicht das Passwort nicht, lass dir einen Link für ein neues schicken. Wurde deine Adresse nie bestätigt, melde dich an und fordere den Link noch einmal an. Hilft nichts davon, schreib uns.',
  '8.question': 'Ich kann meine E-Mail-Adresse nicht mehr nutzen. Was wird aus meinem Konto?',
  '8.answer':
    'Selbst ändern kannst du die Adresse nicht. Schreib dem Support, wenn möglich von der alten Adresse: Ist klar, dass das Konto dir gehört, kann ein Mensch es auf eine neue umziehen. Die alte wird benachrichtigt, und alle Geräte sind abgemeldet.',
  '9.question': 'Jemand anderes kennt vielleicht mein Passwort. Was tue ich?',
  '9.answer':
    'Ändere es in den Einstellungen unter Sicherheit. Damit sind alle anderen Geräte sofort abgemeldet. Kommst du nicht mehr hinein, nutze „Passwort vergessen?“: Auch ein neu gesetztes beendet alle anderen Anmeldungen. Sag uns danach Bescheid, wenn du meinst, dass etwas gesehen oder geändert wurde.',
  '10.question': 'Wie bestelle ich E-Mails ab?',
  '10.answer':
    'Die einzige regelmäßige E-Mail ist die Montagsmail mit einem Outfit der Woche, und nur, wenn du darum gebeten hast. Jede hat einen Link zum Abbestellen, und der Schalter steht in den Einstellungen unter Vorlieben. Alle anderen gehören zu deinem Konto: ein Link, den du angefordert hast, eine Nachricht, dass dein Passwort geändert wurde.',
  '11.question': 'Wer kann meine Maße und Bilder sehen?',
  '11.answer':
    'Nur du. Nach einem Foto deines Körpers fragen wir nie. Fotos von Kleidung in deinem Schrank kannst nur du öffnen, und nichts wird darin erkannt; ein Profilbild liegt unter einer Adresse, die niemand erraten kann. Was du selbst teilst, etwa einen Link zu deinem Stilpass, enthält Maße nur, wenn du es sagst, und lässt sich zurückziehen. Einzelheiten stehen in der Datenschutzerklärung.',
  '12.question': 'Kann ich Figura für jemand anderen nutzen oder für meine Tochter?',
  '12.answer':
    'Ein Konto ist für einen Menschen ab 18, denn Maße, Schrank und Rat hängen zusammen. Jede erwachsene Person kann ein eigenes haben. Für einen einzelnen Blick auf einen anderen Typ geht „Jetzt beginnen“ ohne Konto, in einem privaten Fenster.',
  '5.answer.2':
    ' Auch der Zugang auf Dauer nicht. Nur die Zahlungsunterlagen bleiben, ohne deinen Namen und deine Adresse, weil Bücher geführt werden müssen.',
};
