export const terms = {
  'termsSections.who.heading.sold': 'Wer verkauft und an wen',
  'termsSections.who.heading.open': 'Wer es nutzen darf',
  'termsSections.who.1.1.sold': 'Figura verkauft Zugang zu dieser App. ',
  'termsSections.who.1.2':
    'Dafür brauchst du ein Konto und eine E-Mail-Adresse, die dir gehört, und du musst mindestens 18 sein. Ein Konto ist für einen Menschen.',
  'termsSections.what.heading': 'Was du bekommst',
  'termsSections.what.1.1.term': 'Ohne zu bezahlen',
  'termsSections.what.1.1.text':
    'deinen Körpertyp und wie sicher er ist, deinen ersten Ratgeber, Beispiele deiner Looks, drei Checks in der Anprobe und eine Anfrage nach einem Outfit pro Woche sowie zehn Teile in deinem Kleiderschrank.',
  'termsSections.what.1.2.term': 'Mit Zugang auf Dauer',
  'termsSections.what.1.2.text':
    'deine ganze Analyse, jeden Ratgeber, alle deine Looks, die Trends jeder Woche, Checks und Outfits ohne Grenze und einen Kleiderschrank für bis zu 1.000 Teile.',
  'termsSections.what.2':
    'Zugang auf Dauer gilt, solange es Figura gibt. Er öffnet sich, sobald deine Zahlung eintrifft, meist in Sekunden; eine Lastschrift kann einige Tage dauern.',
  'termsSections.price.heading': 'Preis und Zahlung',
  'termsSections.price.1':
    'Du zahlst einmal, in der Währung, die die Seite zeigt. Der Preis, den die Seite zeigt, wenn du zur Zahlung weitergehst, ist der Preis, der berechnet wird, der Rabatt eines Codes ist schon abgezogen. Nichts verlängert sich von selbst, und es gibt kein Abo zu kündigen.',
  'termsSections.price.2':
    'Du zahlst auf der Seite von Stripe, unserem Zahlungsdienst; Figura sieht deine Karte nie. Ein Beleg mit einer Referenz kommt per E-Mail und steht in den Einstellungen. Verlässt du die Zahlungsseite oder wird die Zahlung abgelehnt, wird nichts berechnet und nichts verkauft.',
  'termsSections.refunds.heading': 'Geld zurück innerhalb von 30 Tagen',
  'termsSections.refunds.1':
    'Innerhalb von 30 Tagen nach der Zahlung kannst du alles zurückbekommen, ohne Grund. Öffne die Einstellungen und wähl bei deinem Beleg „Rückerstattung anfragen“, oder schreib uns mit seiner Referenz. Dort siehst du, dass du gefragt hast, und kannst es zurücknehmen, bis wir es bearbeitet haben.',
  'termsSections.refunds.2':
    'Ein Mensch bearbeitet jede Bitte, in der Regel binnen 2 Werktagen. Es zählt der Tag, an dem du gefragt hast. Das Geld geht auf die Karte oder das Konto zurück, von dem es kam, deine Bank zeigt es binnen 5 bis 10 Tagen, und eine E-Mail sagt es dir. Der Zugang auf Dauer endet mit der Rückerstattung; dein Konto, deine Maße und dein Kleiderschrank bleiben, und du kannst wieder kaufen.',
  'termsSections.refunds.3':
    'Rechte auf Widerruf eines Kaufs, die dir das Recht deines Landes gibt, kommen dazu und werden dadurch nicht verkürzt.',
  'termsSections.codes.heading': 'Codes',
  'termsSections.codes.1.1.term': 'Rabattcodes',
  'termsSections.codes.1.1.text': 'nehmen einen Prozentsatz vom Preis und werden vor der Zahlung eingegeben.',
  'termsSections.codes.1.2.term': 'Zugangscodes',
  'termsSections.codes.1.2.text':
    'öffnen bei der Registrierung den Zugang auf Dauer. Sie kosten hier nichts und werden darum von uns nicht erstattet.',
  'termsSections.codes.2':
    'Ein Code kann an einem Tag oder nach einer Anzahl von Einlösungen enden. Er hat keinen Geldwert.',
  'termsSections.advice.heading': 'Was unser Rat ist und was nicht',
  'termsSections.advice.1':
    'Figura errechnet Kleiderrat aus den Maßen, die du eintippst, nach Regeln, die die Seite „Woher wir das wissen“ erklärt. Er hängt von diesen Zahlen ab, er verspricht nicht, dass ein Kleidungsstück passt oder gefällt, und er ist kein medizinischer Rat. Was du in einem Shop kaufst, kaufst du von diesem Shop, zu seinen Bedingungen; unsere Links zu Shops sind Vorschläge.',
  'termsSections.yours.heading': 'Was dir gehört und was uns',
  'termsSections.yours.1.1':
    'Was du eintippst und hochlädst, bleibt deins; wir nutzen es nur, um Figura für dich zu betreiben, wie die Datenschutzerklärung sagt. Die Zeichnungen, Ratgeber und Texte von Figura gehören uns: Nutze, druck und teil sie für dich und verkauf sie nicht weiter. Nutze Figura nicht, um anderen zu schaden oder es maschinell zu kopieren; ein Konto, das das tut, können wir schließen ',
  'termsSections.yours.1.2.sold': 'und geben zurück, was in den letzten 30 Tagen bezahlt wurde.',
  'termsSections.yours.1.2.open': 'und sagen es vorher der Person, der es gehört.',
  'termsSections.changes.heading': 'Änderungen, Fehler und das Ende',
  'termsSections.changes.1.1': 'Wir verbessern Figura ständig. ',
  'termsSections.changes.1.2.sold': 'Was du bezahlt hast, wird dir dadurch nicht genommen. ',
  'termsSections.changes.1.3':
    'Es kann eine Weile nicht erreichbar sein, wenn etwas kaputtgeht; schreib uns, wenn das anhält. Sollten wir es je schließen, schreiben wir jedem Konto mindestens 60 Tage vorher, damit du deine Daten mitnehmen kannst',
  'termsSections.changes.1.4.sold': ', und geben Zahlungen der letzten 12 Monate zurück.',
  'termsSections.changes.2.1.sold': 'Die Bedingungen des Tages, an dem du bezahlt hast, bleiben deine. ',
  'termsSections.changes.2.2': 'Ändert sich dieser Text, sagt das Datum oben, wann.',
  'termsSections.contact.heading': 'Ein Mensch, dem du schreiben kannst',
  'termsSections.contact.1': 'Zu einer Zahlung, einer Rückerstattung oder allem anderen:',
  'termsSections.contact.3.1': 'Wir antworten binnen 2 Werktagen.',
  'termsSections.contact.3.2.sold': ' Nenn bitte die Referenz deines Belegs, wenn es um einen geht.',
  'termsLegalNotes.1':
    'Nichts hier nimmt dir Rechte, die das Gesetz dir gibt, und das Recht des Orts, an dem du lebst, geht diesem Text vor.',
  'termsLegalNotes.2': 'Erweist sich eine dieser Bedingungen als ungültig, bleiben die anderen in Kraft.',
};
