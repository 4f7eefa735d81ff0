export const features = {
  '1.question': 'Was bedeutet mein Kürzel, zum Beispiel B2?',
  '1.answer':
    'Der Buchstabe beschreibt deine Umfänge: A Sanduhr, B Dreieck/Birne, C Umgekehrtes Dreieck, D Kreis/Apfel, E Rechteck. Die Ziffer beschreibt deine Höhen: 1 Ausgeglichen, 2 Langer Oberkörper / kurze Beine, 3 Kurzer Oberkörper / lange Beine, 4 Ausgeglichener Oberkörper / kurze Körpermitte. Zusammen ergeben sie zwanzig Kürzel. Mit einer im Verhältnis zur Hüfte kleinen, mittleren oder großen Brust hat jedes drei Varianten mit eigenem Rat: sechzig, unsere „über 50 Körpertypen“.',
  '2.question': 'Was ist ein Proportionsthema?',
  '2.answer':
    'So nennen wir eine Proportion, die aus deinem Typ folgt, etwa breite Hüften oder ein langer Oberkörper, und die Kleidung leiser oder lauter machen kann. Es ist ein Ausgangspunkt für Rat und kein Urteil: Jeder Ratgeber sagt, was den Blick dorthin zieht und was ihn woanders hinführt, und du wählst.',
  '3.question': 'Wozu ist die Selbstanalyse da?',
  '3.answer.1':
    'Ein Maßband sieht nicht alles. In der Selbstanalyse darfst du ankreuzen, wozu du Rat möchtest, vom Hals bis zu den Füßen. Ändern kannst du sie jederzeit auf deiner Messseite, und zu jedem Kreuz gibt es einen eigenen Ratgeber',
  '3.answer.2.sold': ', für alle mit Zugang auf Dauer.',
  '4.question': 'Wie wechsle ich zwischen Zoll und Zentimetern?',
  '4.answer':
    'Mit dem Schalter über den Maßfeldern: Zoll oder Zentimeter, in der Einführung imperial und metrisch genannt. Er rechnet um, was du eingegeben hast, mit 2,54 Zentimetern je Zoll, und zurückgeschaltet steht genau da, was du getippt hast. Brüche wie 12 1/2 gehen auch.',
  '5.question': 'Kann ich meine Maße später ändern?',
  '5.answer':
    'Ja, sooft du magst, unter Maße im Menü. Beim Speichern wird dein Typ neu bestimmt, und Analyse, Looks und Trends folgen. Miss nach einer Schwangerschaft, einer Gewichtsänderung oder einem Jahr neu.',
  '6.question': 'Wie oft wechseln die Trends?',
  '6.answer':
    'Jede Woche. Aus dem Katalog wird eine neue Ausgabe gewählt, mit allen acht Kategorien. „Alle Trends“ zeigt die ganze Ausgabe, „Für dich“ den Teil, der zu deinen Proportionen passt.',
  '7.question': 'Wie prüfe ich ein Kleidungsstück vor dem Kauf?',
  '7.answer.1':
    'Öffne die Anprobe, sag in ein paar Wörtern, was es ist („marineblaues Wickelkleid, knielang“), oder füg die Beschreibung des Shops ein; Links öffnen wir nicht. Du siehst es an deiner Figur, was es für deine Proportionen tut, was dagegen spricht und was mehr täte.',
  '8.question': 'Wie kommen meine eigenen Sachen in den Schrank?',
  '8.answer.1':
    'Wähl unter Schrank „+ Neu“. Beschreib ein Teil in Worten („schwarzes Wickelkleid, Größe M, 49 €“), füg eine Liste mit einem Teil je Zeile ein oder beginn mit einem Foto.',
  '8.answer.2.sold': ' Zehn Teile sind kostenlos; mit Zugang auf Dauer ist Platz für 1.000.',
  '8.answer.2.open': ' Platz ist für 1.000.',
  '9.question': 'Kann ich eine Liste oder Tabelle meiner Kleidung importieren (CSV, Excel)?',
  '9.answer':
    'Ja. Kopier die Zeilen zusammen mit der Zeile, die die Spalten benennt, und füg sie unter Schrank, „+ Neu“, „Liste oder CSV“ ein. Bevor etwas hinzukommt, siehst du, was gelesen wurde; unlesbare Zeilen bleiben zum Berichtigen stehen.',
  '10.question': 'Wie bekomme ich Outfits, und wie packe ich für eine Reise?',
  '10.answer.1':
    'Unter Schrank zeigt „Outfits“ drei ganze Outfits an deiner Figur. Tipp auf ein unterstrichenes Wort, um Anlass, Wetter oder Herkunft der Teile zu ändern, und auf ein Teil, um es zu tauschen.',
  '10.answer.2.sold': ' Ein Set Outfits pro Woche ist kostenlos. Mit Zugang auf Dauer findet „Packen“',
  '10.answer.2.open': ' „Packen“ findet',
  '10.answer.3':
    ' die wenigsten Teile für eine Reise, mit einem Outfit für jeden Tag und einer Liste zum Abhaken, auch ohne Netz.',
  '11.question': 'Wie teile ich mein Ergebnis mit anderen, einem Shop oder einer Schneiderei?',
  '11.answer':
    'Öffne deinen Stilpass, unter Ich oder aus deiner Analyse: Er lässt sich drucken, als Bild teilen oder mit einem Link öffnen. Der Link zeigt keinen Namen und deine Maße nur, wenn du es sagst. Du kannst ihn jederzeit zurückziehen; dann öffnet er nichts mehr.',
  '12.question': 'Kann ich meine Maße auf dem Bildschirm verbergen?',
  '12.answer':
    'Ja. Kreuz in den Einstellungen unter Vorlieben „Meine Maße und alle Längen in Tipps verbergen“ an. Typ und Rat bleiben, wie sie sind.',
  '13.question': 'Kann ich ändern, wie meine Figur gezeichnet ist: Haut, Haar, Kopfbedeckung?',
  '13.answer':
    'Ja. In den Einstellungen wählst du Haut, Haar oder eine Kopfbedeckung wie Hidschab oder Turban in eigener Farbe sowie Gesicht und Alter, für jede Zeichnung von dir. Kein Rat hängt davon ab.',
  '14.question': 'Kann ich die Sprache ändern? Gibt es Figura auf Deutsch, Französisch oder Spanisch?',
  '14.answer':
    'Figura gibt es auf Englisch und Deutsch; umschalten kannst du am Fuß der Seite und in den Vorlieben. Beschreibungen von Kleidung liest es auch auf Französisch, Spanisch und Italienisch.',
  '15.question': 'Kann ich Figura sagen, was ich liebe und was ich nie wieder sehen will?',
  '15.answer':
    'Ja. Ein Herz markiert einen Look, den du magst, und Ausblenden nimmt ihn aus deinen Listen. Für ganze Arten von Kleidung, etwa Röcke, Absätze, Wolle oder Animalprint, gibt es in den Einstellungen unter Vorlieben „Nie für mich“.',
  '7.answer.2': ' Drei Checks pro Woche sind kostenlos; mit Zugang auf Dauer gibt es keine Grenze.',
};
