export const careers = {
  'careersHero.title': 'Kleidung verständlich machen',
  'careersHero.text':
    'Wir sind ein kleines Team aus Schnitt, Styling, Text und Technik, und wir erklären lieber einen Saum, als einen zu verkaufen. Wenn du Rat magst, der sich nachprüfen lässt, arbeite an unserem mit.',
  'careersHero.positionsLabel': 'Offene Stellen',
  'careersHero.inquiriesLabel': 'Allgemeine Anfrage',
  'careersHero.inquiriesSubject': 'Allgemeine Anfrage',
  'careersValues.heading': 'Unsere Werte',
  'careersValues.values.1.title': 'Gut zum Körper',
  'careersValues.values.1.text':
    'Körper haben Proportionen, keine Fehler. Daran messen wir jeden Satz, jede Zeichnung und jeden Namen im Code, und wer von uns etwas findet, das nicht besteht, darf die Veröffentlichung anhalten.',
  'careersValues.values.2.title': 'Ein Team für alle',
  'careersValues.values.2.text':
    'Wir ziehen alle Formen an, also sind wir besser selbst verschieden. Gehälter stehen in der Anzeige, Besprechungen haben ein Protokoll, und wer am leisesten ist, spricht zuerst.',
  'careersValues.values.3.title': 'Sorgfalt',
  'careersValues.values.3.text':
    'Eine Naht, die 3 mm danebenliegt, sieht man. Wir messen zweimal, lesen gegen und flicken, was wir finden, bevor wir Neues annähen.',
  'careersValues.values.4.title': 'Neugier',
  'careersValues.values.4.text':
    'Bei jeder alten Regel fragen wir, ob sie jemand geprüft hat. Manche bleiben, manche fallen, und die Antwort kommt so oder so auf die Seite.',
  'careersBenefits.heading': 'Was du bekommst',
  'careersBenefits.benefits.1.title': 'Gesundheit',
  'careersBenefits.benefits.1.text':
    'Kranken-, Zahn- und Augenversicherung für dich und deine Familie und ein Stuhl, der zu deiner Größe passt.',
  'careersBenefits.benefits.2.title': 'Arbeit und Leben',
  'careersBenefits.benefits.2.text':
    'Arbeit von zu Hause als Regel, vier gemeinsame Stunden am Tag, 28 freie Tage und einer mehr für einen Umzug.',
  'careersBenefits.benefits.3.title': 'Weiterlernen',
  'careersBenefits.benefits.3.text':
    '3.000 US-Dollar im Jahr zum Lernen: Kurse, Bücher, Konferenzen oder ein Abendkurs in Schnittkonstruktion.',
  'careersBenefits.benefits.4.title': 'Platz für alle',
  'careersBenefits.benefits.4.text':
    'Sechzehn Wochen Elternzeit für alle Eltern und Arbeitszeiten, in die Schulweg und Gebet passen.',
  'careersBenefits.benefits.5.title': 'Faires Gehalt',
  'careersBenefits.benefits.5.text':
    'Ein Gehaltsband je Stelle, überall gleich, jedes Frühjahr geprüft, dazu ein Anteil am Gewinn.',
  'careersBenefits.benefits.6.title': 'Zeit für Fragen',
  'careersBenefits.benefits.6.text':
    'Jeder zehnte Tag gehört einer eigenen Frage, mit etwas Geld, um sie an echten Menschen und echtem Stoff zu prüfen.',
  'hiringProcess.heading': 'So stellen wir ein',
  'hiringProcess.steps.1.title': 'Bewerbung',
  'hiringProcess.steps.1.text':
    'Schick uns einen Lebenslauf und ein paar Zeilen, warum diese Arbeit. Ein Mensch liest sie, und du hörst innerhalb von 3 bis 5 Werktagen von uns.',
  'hiringProcess.steps.2.title': 'Erstes Gespräch',
  'hiringProcess.steps.2.text':
    '30 Minuten per Video, über dich und deine Fragen. Das Gehalt liegt von Anfang an auf dem Tisch.',
  'hiringProcess.steps.3.title': 'Gemeinsame Arbeit',
  'hiringProcess.steps.3.text':
    'Ein halber Tag, bezahlt, an einem Problem aus unserer Woche, mit den Leuten, neben denen du sitzen würdest. Keine Rätsel.',
  'hiringProcess.steps.4.title': 'Angebot',
  'hiringProcess.steps.4.text':
    'Eine Entscheidung mit Gründen innerhalb einer Woche, wie auch immer sie ausfällt, und bei einem Ja ein schriftliches Angebot.',
  'positionLabels.heading': 'Offene Stellen',
  'positionLabels.text':
    'Ein Gehaltsband je Stelle, egal, wo du wohnst. Es steht in US-Dollar und wird in deiner Währung gezahlt.',
  'positionLabels.responsibilities': 'Was du tun wirst',
  'positionLabels.requirements': 'Was du mitbringst',
  'positionLabels.benefits': 'Was dazukommt',
  'positionLabels.apply': 'Jetzt bewerben',
  'positionLabels.refer': 'Weiterempfehlen',
  'openApplication.heading': 'Deine Stelle ist nicht dabei?',
  'openApplication.text':
    'Wenn du etwas sehr gut kannst, das wir brauchen sollten, schreib uns, was es ist und was du im ersten Monat tun würdest.',
  'openApplication.label': 'Schreib uns',
  'openApplication.subject': 'Initiativbewerbung',
};
