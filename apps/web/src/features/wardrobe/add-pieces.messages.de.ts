export const addPieces = {
  title: 'Teile hinzufügen',
  ways: 'Wie hinzufügen',
  words: 'Wörter',
  list: 'Liste oder CSV',
  photo: 'Foto',
};

export const problem = {
  failure: 'Das ließ sich gerade nicht hinzufügen. Was du getippt hast, bleibt.',
  unlock: 'Zugang auf Dauer holen',
};

export const words = {
  label: 'Was ist es?',
  example: 'burgunderrote Hose aus Cord',
  drawn: '{count, plural, =1 {gezeichnet, während du tippst} other {# davon}}',
  empty: 'Sag mit ein paar Worten, was es ist.',
  notRead:
    'In diesen Worten haben wir kein Kleidungsstück gefunden. Sag, was es ist, oder tippe es unten an.',
  add: '{count, plural, =0 {Hinzufügen} other {Noch eins}}',
  done: '{count, plural, =0 {Fertig} other {Fertig, #}}',
  added: 'Hinzugefügt: {name}.',
  waiting: 'Kommt hinzu, sobald du wieder online bist: {name}.',
};

export const chips = {
  read: 'Was wir lesen',
  kind: 'Was es ist',
  color: 'Farbe',
  unknown: '{what}?',
  unknownKind: 'Was ist es?',
  tapNearest: 'Tipp auf das Ähnlichste',
};

export const list = {
  label: 'Deine Liste',
  hint: 'Ein Teil je Zeile oder Tabellenzeilen unter ihren Spaltennamen.',
  file: 'Datei öffnen',
  read: 'Liste lesen',
  empty: 'Schreib in jede Zeile ein Teil.',
  failure: 'Die Liste ließ sich gerade nicht lesen. Was du getippt hast, bleibt.',
  tooLarge: 'Diese Datei ist größer als 400 KB. Füg sie bitte in Teilen hinzu.',
};

export const columns = {
  title: 'Was steht in welcher Spalte?',
  lead: 'Die Spaltennamen in der ersten Zeile kennen wir nicht.',
  column: 'Spalte {number}: {sample}',
  name: 'Name',
  category: 'Art',
  color: 'Farbe',
  material: 'Stoff',
  brand: 'Marke',
  size: 'Größe',
  price: 'Preis',
  note: 'Notiz',
  missing: 'Sag, welche Spalte das Teil benennt.',
  read: 'Zeilen lesen',
  again: 'Noch einmal einfügen',
};

export const preview = {
  read: '{lines, plural, one {Eine Zeile} other {# Zeilen}}, {read, plural, =0 {keine gelesen} other {# gelesen}}.',
  again: 'Noch einmal einfügen',
  line: 'Zeile {line}',
  quoted: '„{text}“',
  noGarment: '{reason} Was ist es?',
  other: 'Anderes …',
  leaveOut: 'Weglassen',
  tapNearest: 'Tipp auf das Ähnlichste',
  include: '{name} hinzufügen',
  several: '{count} × {name}',
  more: 'und {count} weitere',
  add: '{count, plural, =0 {Nichts hinzuzufügen} one {Ein Teil hinzufügen} other {# Teile hinzufügen}}',
  draftTitle: '{lines, plural, one {Eine Zeile} other {# Zeilen}} noch in deinem Entwurf',
  added:
    '{added, plural, one {Ein Teil ist hinzugefügt.} other {# Teile sind hinzugefügt.}} {rest, plural, one {Eine Zeile bleibt hier als Entwurf.} other {# Zeilen bleiben hier als Entwurf.}}',
};

export const photo = {
  choose: 'Foto wählen',
  another: 'Anderes Foto',
  about:
    'Nur in deinem Konto, jede Größe. Wir werten es nicht aus und entfernen, wo und wann es aufgenommen wurde.',
  kept: 'nur in deinem Konto, jede Größe',
  taps: 'Woraus es ist, sehen wir nicht. Tippe dreimal:',
  kind: 'Was es ist',
  fit: 'Wie es sitzt',
  color: 'Die Farbe, vom Foto',
  otherColor: 'Andere Farbe',
  otherKind: 'Anderes …',
  tapNearest: 'Tipp auf das Ähnlichste',
  add: '{name} hinzufügen',
  pick: 'Tippe an, was es ist',
  noNetwork: 'Das Teil kommt hinzu, sobald du wieder online bist. Das Foto kannst du dann auch hinzufügen.',
  photoFailed: 'Das Teil ist hinzugefügt, sein Foto ließ sich aber nicht speichern. Versuch es noch einmal.',
};
