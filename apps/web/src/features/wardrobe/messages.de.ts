export const wardrobe = {
  title: 'Schrank',
  quota: '{used, number} von {limit, number} kostenlos',
};

export const head = {
  title: 'Schrank',
  search: 'Suchen',
  searchHint: 'Farbe, Art oder eigene Worte',
  select: 'Auswahl',
  add: '+ Neu',
};

export const filters = {
  shown: 'Zeigen',
  counted: '{what} {count, number}',
  all: 'Alle',
  'in-wash': 'In der Wäsche',
  wishes: 'Wünsche',
  'not-for-a-season': 'Eine Saison nicht getragen',
  'taken-out': 'Herausgenommen',
};

export const shownPieces = {
  found: '{total, plural, =0 {Nichts gefunden} one {Ein Teil} other {# Teile}}',
  loading: 'Dein Schrank wird geladen …',
  loadFailure: 'Dein Schrank ließ sich nicht laden.',
  nothing: 'Hier sind keine Teile.',
  nothingFor: 'Nichts zu „{words}“.',
  nothingWished: 'Noch keine Wünsche. Prüf ein Teil in der Anprobe und behalte es als Wunsch.',
  nothingInWash: 'Nichts ist in der Wäsche.',
  nothingTakenOut: 'In den letzten 30 Tagen wurde nichts herausgenommen.',
  showAll: 'Alle zeigen',
  overLimit:
    '{count, plural, one {Ein Teil bleibt deins: Du kannst es ansehen, exportieren und herausnehmen.} other {# Teile bleiben deine: Du kannst sie ansehen, exportieren und herausnehmen.}} Ohne Zugang auf Dauer kannst du neue hinzufügen, sobald weniger als {limit, number} übrig sind.',
  export: 'Deine Daten exportieren',
};

export const pages = {
  loadFailure: 'Mehr aus deinem Schrank ließ sich nicht laden.',
  waiting: 'wartet',
  inWash: 'in der Wäsche',
  worn: '{days, plural, =0 {Heute an} =1 {Gestern an} other {Vor # Tagen an}}',
  wornWeeks: 'Vor {weeks, number} Wochen an',
  putBack: 'Zurücklegen',
  failure: 'Das ließ sich gerade nicht speichern.',
};

export const bulk = {
  selected: '{count, plural, =0 {Nichts ausgewählt} one {Ein Teil ausgewählt} other {# Teile ausgewählt}}',
  all: 'Alle',
  worn: 'Heute getragen',
  toWash: 'In die Wäsche',
  fromWash: 'Aus der Wäsche',
  takeOut: 'Herausnehmen',
  cancel: 'Abbrechen',
  failure: 'Nicht alles ließ sich speichern. Bitte versuch es noch einmal.',
};

export const wornDays = {
  title: 'Getragen am',
  none: 'Noch keine Tage vermerkt.',
  takeBack: 'Nicht getragen',
  takeBackDay: 'Nicht getragen: {day}',
  undo: 'Rückgängig',
  undoDay: 'Rückgängig, doch getragen: {day}',
  all: 'Alle {count} Tage',
  earlier: '{count, plural, one {Und ein früherer Tag.} other {Und # frühere Tage.}}',
  day: 'Ein anderer Tag',
  add: 'Tag hinzufügen',
  failure: 'Das ließ sich gerade nicht speichern.',
};

export const photo = {
  title: 'Foto',
  alt: 'Foto: {name}',
  about: 'Nur du siehst es. Wir werten es nicht aus und entfernen, wo und wann es entstanden ist.',
  choose: 'Foto auswählen',
  change: 'Foto wechseln',
  remove: 'Foto entfernen',
  failure: 'Das Foto ließ sich gerade nicht speichern.',
};
