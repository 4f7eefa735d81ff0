export const payment = {
  '1.question': 'Was ist kostenlos, und was bringt der Zugang auf Dauer dazu?',
  '1.answer':
    'Kostenlos: deinen Körpertyp finden, die Analyseseite, ein Ratgeber als Beispiel (der zu deinem ersten Proportionsthema) und 3 Beispiele je Kategorie bei den besten Looks. Der Zugang auf Dauer öffnet den Rest: die ganze Analyse, jeden Ratgeber, die Ergebnisse deiner Selbstanalyse, alle deine besten Looks und die aktuellen Trends.',
  '2.question': 'Was kostet der Zugang auf Dauer?',
  '2.answer':
    '{prices} Bezahlt wird einmal, ohne Abo und ohne wiederkehrende Kosten. Der Preis, den du vor der Zahlung siehst, ist der, der berechnet wird.',
  '3.question': 'Ich habe einen Code. Wo gebe ich ihn ein?',
  '3.answer':
    'Ein Code aus einer Empfehlung nimmt 10\u00a0% vom Preis: Gib ihn bei der Registrierung ein oder in dem Fenster, das vor der Zahlung aufgeht. Ein Zugangscode öffnet den Zugang auf Dauer und gilt nur bei der Registrierung. Großbuchstaben spielen keine Rolle, das Feld schreibt sie für dich. Heißt es „Dieser Code ist ungültig“, ist er falsch geschrieben, abgelaufen oder aufgebraucht.',
  '4.question': 'Kann ich mein Geld zurückbekommen?',
  '4.answer':
    'Ja, alles, innerhalb von 30 Tagen nach der Zahlung und ohne Angabe von Gründen. Öffne die Einstellungen und wähl bei deinem Beleg „Rückerstattung anfragen“, oder schreib dem Support. Mit der vollen Rückerstattung endet der Zugang auf Dauer; Konto, Maße und Körpertyp bleiben.',
  '5.question': 'Ist es sicher, hier mit Karte zu zahlen?',
  '5.answer':
    'Du zahlst auf der Seite von Stripe, unserem Zahlungsdienst. Figura sieht deine Kartennummer nie. Wir erfahren, dass du bezahlt hast, wie viel und wann, und schicken dir einen Beleg per E-Mail.',
  '6.question': 'Ich habe bezahlt, und alles ist noch zu. Was jetzt?',
  '6.answer':
    'Warte eine Minute und lade die Seite neu; der Zahlungsdienst sagt es uns auch direkt, selbst wenn du das Fenster auf dem Rückweg geschlossen hast. Prüf, ob du mit der Adresse angemeldet bist, mit der du bezahlt hast. Bleibt es zu, schreib dem Support mit der Referenz deines Belegs. Ein zweites Mal wird nichts berechnet.',
  '7.question': 'Gibt es ein Abo, und wie kündige ich es?',
  '7.answer':
    'Es gibt nichts zu kündigen: Figura wird einmal bezahlt und hat kein Abo, also verlängert sich nichts, und nichts wird noch einmal berechnet. Willst du dein Geld zurück, sieh „Kann ich mein Geld zurückbekommen?“. Willst du ganz gehen, lösch dein Konto in den Einstellungen.',
  '8.question': 'Wo finde ich meinen Beleg oder meine Rechnung?',
  '8.answer':
    'In den Einstellungen unter Profil: Dort steht jede Zahlung mit Datum, Betrag, Stand und Referenz, und sie kam auch per E-Mail. Braucht deine Buchhaltung mehr auf einer Rechnung, schreib dem Support mit der Referenz.',
  '9.question': 'In welcher Währung zahle ich, und mit welchen Karten?',
  '9.answer':
    'In US-Dollar; deine Bank rechnet um und kann eine eigene Gebühr verlangen. Welche Karten und anderen Wege dir angeboten werden, steht auf der Zahlungsseite von Stripe. Wir sehen sie nicht und können nicht ändern, was deine Bank erlaubt.',
  '10.question': 'Meine Karte wurde abgelehnt. Was jetzt?',
  '10.answer':
    'Nichts wurde berechnet und nichts verkauft. Prüf Nummer, Datum und Limit, versuch eine andere Karte oder frag deine Bank, ob sie Zahlungen ins Ausland sperrt. Fang dann in dem Fenster, das den Preis nennt, noch einmal an.',
  '11.question': 'Gibt es Geschenkkarten, Gutscheine oder Rabatt fürs Studium?',
  '11.answer':
    'Geschenkkarten und Studienpreise gibt es zurzeit nicht. Die Rabatte, die es gibt, kommen als Codes: Gib deinen vor der Zahlung ein.',
};
