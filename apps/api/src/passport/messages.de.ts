export const errors = {
  passportLinkNotFound: 'Diesen Link haben wir nicht gefunden. Vielleicht wurde er schon zurückgezogen.',
  sharedPassportNotFound: 'Dieser Link öffnet nichts. Wer ihn geteilt hat, hat ihn vielleicht zurückgezogen.',
  tooManyPassportLinks:
    'Du hast schon {max, number} aktive Links, mehr geht nicht. Zieh bitte zuerst einen zurück.',
};

export const fields = {
  passportShowsNumbers: 'Sag mit true oder false, ob der Stilpass deine Maße zeigt',
  linkShowsNumbers: 'Sag mit true oder false, ob der Link deine Maße zeigt',
};

export const responses = {
  previewTitle: 'Ein Stilpass: Typ {code}',
  previewDescription:
    'Die Figur, die wichtigsten Regeln und die Farben, die passen, so wie Figura sie sieht. Ohne Namen und ohne Maße.',
  linkWithdrawn: 'Der Link ist zurückgezogen. Er öffnet nichts mehr.',
};
