export const technical = {
  '1.question': 'In welchen Browsern läuft Figura?',
  '1.answer':
    'In aktuellen Versionen von Chrome, Edge, Firefox und Safari, auf Handy, Tablet und Computer. JavaScript muss eingeschaltet sein, denn deine Figur wird im Browser gezeichnet. Zu installieren ist nichts.',
  '2.question': 'Ein Maß wird nicht angenommen. Was kann ich eintippen?',
  '2.answer':
    'Dezimalzahlen (12,5), eine ganze Zahl mit Bruch (12 1/2 oder 12½) oder einen Bruch allein (3/4). Jedes Maß muss über 0 und höchstens 150 Zoll sein, in Zoll wird auf das nächste Achtel gerundet. Eine Frage unter einem Feld bittet dich nur, noch einmal hinzusehen: Speichern kannst du trotzdem.',
  '3.question': 'Warum wurde ich abgemeldet?',
  '3.answer':
    'Eine Anmeldung gilt 30 Tage ab deinem letzten Besuch. Sie endet auch, wenn du dich abmeldest, wenn dein Passwort auf einem anderen Gerät geändert oder zurückgesetzt wird und wenn du die Daten deines Browsers löschst. Gespeicherte Maße liegen in deinem Konto und sind davon nicht betroffen.',
  '4.question': 'Es heißt, ich hätte es zu oft versucht. Wie lange muss ich warten?',
  '4.answer':
    'Zum Schutz der Konten begrenzen wir, wie oft ein Passwort oder Code geraten werden kann. Nach zehn fehlgeschlagenen Anmeldungen gilt die Grenze 15 Minuten; bei Registrierungen, Codes und Links per E-Mail wird nach Stunden gezählt.',
  '5.question': 'Hat Figura einen Dunkelmodus, und läuft es mit Screenreader?',
  '5.answer':
    'Beides. Es folgt der Einstellung deines Geräts für hell oder dunkel, und in den Einstellungen kannst du für diesen Browser eines wählen. Alle Seiten lassen sich nur mit der Tastatur bedienen, Bilder sind in Worten beschrieben, und Animationen ruhen, wenn dein Gerät weniger Bewegung verlangt.',
  '6.question': 'Ein Bild wird nicht angenommen. Welche Dateien gehen, auch HEIC?',
  '6.answer':
    'PNG, JPEG und WebP, bis 15 MB; du schneidest es zum Quadrat, und nur das Quadrat verlässt dein Gerät. HEIC, das Format vieler iPhones, können Browser nicht öffnen: Teil oder speicher das Bild als JPEG oder stell die Kamera auf „Maximale Kompatibilität“. Das gilt für das Profilbild und für Fotos von Kleidung.',
  '7.question': 'Kann ich Figura als App installieren, und geht es offline?',
  '7.answer.1':
    'Dein Browser kann es auf den Startbildschirm legen („Zum Startbildschirm“ oder „Installieren“); eine App in einem Store gibt es nicht. Seiten, die du vorher geöffnet hast, lassen sich ohne Netz lesen. Neue Teile, Tragetage und Herzen warten auf dem Gerät und werden gesendet, sobald du online bist; meldest du dich ab, geht verloren, was noch wartet. Checks in der Anprobe gehen offline',
  '7.answer.2.sold': ' mit Zugang auf Dauer',
  '7.answer.3': ', wenn du sie in den 30 Tagen davor geöffnet hast.',
  '8.question': 'Etwas geht nicht oder sieht falsch aus. Was soll ich probieren?',
  '8.answer':
    'Lade die Seite neu, versuch dann einen anderen Browser oder ein privates Fenster ohne Erweiterungen. Bleibt es, schreib dem Support, was du getan hast, was du gesehen hast und welchen Browser du nutzt; ein Screenshot hilft. Gespeichertes geht durch Neuladen nicht verloren.',
};
