export const passportPage = {
  title: 'Dein Stilpass',
  loading: 'Dein Stilpass wird zusammengestellt …',
  failure: 'Dein Stilpass ließ sich nicht zusammenstellen.',
  unmeasured: 'Dein Stilpass beginnt mit deinen Maßen',
  aboutUnmeasured: 'Nimm acht Maße mit einem weichen Band, dann ist er fertig.',
  start: 'Maße nehmen',
  numbers: 'Meine Maße zeigen',
  aboutNumbers:
    'Sie stehen auf dieser Seite, im Bild und in neuen Links nur, wenn du das anschaltest. Ohne sie ist die Figur typisch für deinen Typ.',
  print: 'Drucken',
  share: 'Bild teilen',
  whole:
    'Das stammt aus deinem kostenlosen Ratgeber. Mit Zugang auf Dauer ist es das Wichtigste aus allen deinen Ratgebern.',
  unlock: 'Alle Ratgeber ansehen',
};

export const picture = {
  file: 'figura-stilpass.png',
  title: 'Mein Stilpass',
  eyebrow: 'Stilpass',
  leave: 'Meiden: {name}',
  length: '{length} {unit}',
};

export const links = {
  title: 'Mit einem Link teilen',
  lead: 'Wer den Link hat, sieht deinen Stilpass, wie er beim Öffnen ist, ohne deinen Namen. Jeden Link kannst du jederzeit zurückziehen; dann öffnet er nichts mehr.',
  create: 'Link anlegen',
  included: 'Er zeigt deine Maße.',
  ready: 'Dein Link ist fertig. Kopier ihn jetzt: Er wird nur einmal gezeigt.',
  url: 'Der Link',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Er ließ sich nicht kopieren. Markier und kopier ihn bitte selbst.',
  live: 'Aktive Links',
  none: 'Niemand kann deinen Stilpass sehen: Es gibt keinen aktiven Link.',
  made: 'Angelegt {day}',
  withNumbers: 'mit deinen Maßen',
  withoutNumbers: 'ohne Maße',
  withdraw: 'Zurückziehen',
  withdrawThis: 'Den Link zurückziehen, angelegt {day}, {numbers}',
  withdrawn: 'Der Link ist zurückgezogen. Er öffnet nichts mehr.',
  failure: 'Das hat nicht geklappt.',
  loadFailure: 'Deine Links ließen sich nicht laden.',
};
