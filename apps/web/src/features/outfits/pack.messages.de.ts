export const packPage = {
  title: 'Packen',
  pack: 'Packen',
  lead: 'Ein paar deiner eigenen Teile für alle Tage, und was du wann trägst.',
  failure: 'Es ließ sich nichts packen.',
  lock: 'Packen gehört zum Zugang auf Dauer',
  lockText: 'Aus deinem eigenen Schrank, so wenige Teile wie nötig, und ein Plan für jeden Tag.',
  unlock: 'Packen freischalten',
  loading: 'Deine Packlisten werden geladen …',
  loadFailure: 'Deine Packlisten ließen sich nicht laden.',
  packing: 'Wird gepackt …',
  deleted: 'Die Liste ist gelöscht.',
  undo: 'Rückgängig',
  undoFailure: 'Sie ließ sich gerade nicht zurückholen.',
  gone: 'Diese Packliste gibt es nicht mehr.',
};

export const journey = {
  days: 'Wie viele Tage?',
  occasions: 'Wofür?',
  everyDay: 'Jeden Tag',
  once: 'Und einmal',
  weather: 'Bei welchem Wetter?',
  source: 'Woher?',
  done: 'Fertig',
  fromOwn: 'Mein Schrank',
  fromBoth: 'Mein Schrank und der Katalog',
  catalogToo: 'auch aus dem Katalog',
  sentence:
    '<days></days>, <occasions></occasions>, <weather></weather>{isMixed, select, yes {, <source></source>} other {}}{isPacked, select, yes {: {count} einpacken.} worn {: {count} einpacken, {worn} für unterwegs.} other {.}}',
  dayCount:
    '{days, plural, =1 {Ein Tag} =2 {Zwei Tage} =3 {Drei Tage} =4 {Vier Tage} =5 {Fünf Tage} =6 {Sechs Tage} =7 {Sieben Tage} =8 {Acht Tage} =9 {Neun Tage} =10 {Zehn Tage} =11 {Elf Tage} =12 {Zwölf Tage} other {# Tage}}',
  pieceCount:
    '{pieces, plural, =0 {noch nichts} =1 {ein Teil} =2 {zwei Teile} =3 {drei Teile} =4 {vier Teile} =5 {fünf Teile} =6 {sechs Teile} =7 {sieben Teile} =8 {acht Teile} =9 {neun Teile} =10 {zehn Teile} =11 {elf Teile} =12 {zwölf Teile} other {# Teile}}',
  count:
    '{pieces, plural, =1 {eins} =2 {zwei} =3 {drei} =4 {vier} =5 {fünf} =6 {sechs} =7 {sieben} =8 {acht} =9 {neun} =10 {zehn} =11 {elf} =12 {zwölf} other {#}}',
  withOnce: '{main} und {once}',
  'main.everyday': 'Stadt',
  'main.work': 'Arbeit',
  'main.interview': 'Vorstellungsgespräche',
  'main.weekend': 'Land',
  'main.evening': 'Abende',
  'main.celebration': 'Feiern',
  'main.formal': 'förmliche Anlässe',
  'main.travel': 'Reise',
  'main.sport': 'Sport',
  'once.everyday': 'ein Tag in der Stadt',
  'once.work': 'ein Arbeitstag',
  'once.interview': 'ein Vorstellungsgespräch',
  'once.weekend': 'ein Tag auf dem Land',
  'once.evening': 'ein Abend',
  'once.celebration': 'eine Feier',
  'once.formal': 'ein förmlicher Anlass',
  'once.travel': 'ein Reisetag',
  'once.sport': 'ein Tag mit Sport',
};

export const packingDays = {
  title: 'Was du wann trägst',
  sample: 'Ein Beispiel: fünf Tage in deinen besten Looks',
  day: 'Tag {day}{part, select, evening {, abends} other {}}',
  wearing: 'Du trägst: {pieces}',
  change: '<b>Neu dabei:</b> {pieces}.',
  first: 'Für unterwegs anziehen.',
  same: 'Wie zuvor.',
  nothing: 'Hier gibt es nichts anzuziehen.',
  showCoat: 'Mit Mantel zeigen: {name}',
};

export const toPack = {
  title: 'Einpacken',
  count: '{packed} von {pieces}',
  packed: 'eingepackt',
  onTheWay: 'Unterwegs trägst du',
  times: '{times, plural, one {# Tag} other {# Tage}}',
  overAll: 'über allem',
  untick: 'Alle Haken entfernen',
  print: 'Drucken',
  send: 'An mich senden',
  copied: 'Kopiert. Füge es ein, wo du magst.',
  sendFailure: 'Von hier ließ es sich nicht senden.',
  sendTitle: 'Einpacken: {journey}',
  delete: 'Diese Liste löschen',
  failure: 'Das ließ sich nicht ändern.',
};

export const otherLists = {
  title: 'Andere Reisen',
  another: 'Für eine weitere Reise packen',
  journey: '{days}, {occasions}: {pieces}',
};

export const packingNotes = {
  'missing.shoes': '{occasion}: noch kein Outfit, es fehlen Schuhe.',
  'missing.top': '{occasion}: noch kein Outfit, es fehlt ein Oberteil oder ein Kleid.',
  'missing.bottom': '{occasion}: noch kein Outfit, es fehlt eine Hose, ein Rock oder ein Kleid.',
  'missing.clothes': '{occasion}: noch kein Outfit, es fehlt Kleidung.',
  'missing.topAndShoes': '{occasion}: noch kein Outfit, es fehlen ein Oberteil oder ein Kleid und Schuhe.',
  'missing.bottomAndShoes':
    '{occasion}: noch kein Outfit, es fehlen eine Hose, ein Rock oder ein Kleid und Schuhe.',
  'missing.clothesAndShoes': '{occasion}: noch kein Outfit, es fehlen Kleidung und Schuhe.',
  'missing.nothingTogether': '{occasion}: noch kein Outfit, nichts hier passt dafür zusammen.',
  addSome: 'Füge welche zu deinem Schrank hinzu oder pack auch aus dem Katalog.',
  catalogToo: 'Auch aus dem Katalog packen',
  tooFew: 'Dafür braucht es mindestens {needed, number} Teile. Pack für weniger Tage oder Anlässe.',
  'relaxed.season': 'Nicht alles hier passt zum Wetter: Dafür sind zu wenige passende Teile da.',
  'relaxed.palette': 'Die Farben liegen weiter auseinander, als wir möchten: Die Auswahl war zu klein.',
  'relaxed.layer': 'Manche Outfits haben weder Mantel noch Jacke: Keine passt zum Rest.',
  'relaxed.look': 'Manche Outfits folgen keinem unserer Looks; mehr geben diese Teile nicht her.',
  'relaxed.occasion': 'Nicht alles hier passt zum Anlass: Dafür sind zu wenige passende Teile da.',
  repeats: 'Es gibt weniger verschiedene Outfits als Tage, darum wiederholen sich einige.',
};
