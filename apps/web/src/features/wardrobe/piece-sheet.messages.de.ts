export const sheet = {
  back: 'Zurück',
};

export const look = {
  worn: '{count, plural, =0 {Noch nicht getragen.} one {Einmal getragen, {last}.} other {#-mal getragen, zuletzt {last}.}}',
  wornToday: '{count, plural, one {Einmal getragen, heute.} other {#-mal getragen, zuletzt heute.}}',
  cost: '{price}, also {cost} pro Mal.',
  price: '{price}.',
  inWash: 'In der Wäsche. Es wird nicht vorgeschlagen.',
  notForASeason: 'Seit einer Saison nicht getragen.',
  opens: 'Passt in {count, plural, one {ein Outfit} other {# Outfits}} aus dem, was du hast.',
  open: '{name} öffnen',
  goesWith: 'Passt zu',
};

export const wear = {
  wear: 'Heute getragen',
  worn: 'Heute notiert',
  build: 'Outfit bauen',
  failure: 'Das ließ sich gerade nicht speichern.',
};

export const wish = {
  buy: 'Gekauft',
  failure: 'Das ließ sich gerade nicht speichern.',
};

export const tools = {
  edit: 'Bearbeiten',
  photo: 'Foto',
  wash: 'Waschen',
  unwash: 'Aus der Wäsche',
  remove: 'Herausnehmen',
  failure: 'Das ließ sich gerade nicht speichern.',
};

export const edit = {
  name: 'Name',
  price: 'Preis',
  priceHint: 'Was du bezahlt hast, für den Preis pro Mal',
  priceWrong: 'Gib einen Betrag ein, zum Beispiel 89,50.',
  currency: 'Währung',
  note: 'Notiz',
  brand: 'Marke',
  size: 'Größe',
  color: 'Farbe',
  save: 'Speichern',
  failure: 'Das ließ sich gerade nicht speichern. Was du getippt hast, bleibt.',
  nameMissing: 'Gib ihm einen Namen.',
};
