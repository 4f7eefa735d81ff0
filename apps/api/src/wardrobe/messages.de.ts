export default {
  errors: {
    wardrobeFull:
      'In deinen Kleiderschrank passen {max, number} Teile. Nimm eines heraus, bevor du ein neues aufnimmst.',
    freeWardrobeFull:
      '{free, number} Teile sind kostenlos. Nimm eines heraus, bevor du ein neues aufnimmst, oder hol dir Zugang auf Dauer für bis zu {max, number}.',
    tooManyWears: 'Für dieses Teil sind schon {max, number} Tage notiert, mehr geht nicht.',
    checkOver: 'Dieser Check ist abgelaufen. Prüf das Teil bitte noch einmal und behalt es dann.',
    sourceNotFound:
      '{what, select, product {Dieses Produkt} item {Dieses Teil} other {Das}} haben wir nicht gefunden.',
    unreadLines: 'Zeile {line}: {sentence}',
  },
  lists: {
    empty: 'Schreib bitte in jede Zeile ein Teil',
    tooLong: 'Das sind mehr als {max, number} Zeichen. Sag es bitte mit weniger Wörtern.',
    noteTooLong: 'Die Notizen zu diesem Teil haben mehr als {max, number} Zeichen. Kürz sie bitte.',
    manyLines:
      'Dieser Name geht über mehrere Zeilen. Such bitte nach einem Anführungszeichen ("), das nicht geschlossen ist.',
    bought: 'Gekauft: {value}',
    brand: 'Marke: {value}',
    size: 'Größe: {value}',
    price: 'Preis: {value}',
  },
  pieceNames: {
    garment: '{garment}',
  },
  columns: {
    name: 'Name',
    type: 'Art',
    cut: 'Schnitt und Stoff',
    brand: 'Marke',
    size: 'Größe',
    color: 'Farbe',
    price: 'Preis',
    currency: 'Währung',
    bought: 'Gekauft',
    notes: 'Notizen',
    timesWorn: 'Wie oft getragen',
    lastWorn: 'Zuletzt getragen',
  },
  fields: {
    uuid: 'Eine Kennung muss eine UUID sein',
    name: 'Der Name muss 1 bis {max} Zeichen in einer Zeile haben',
    note: 'Die Notiz darf höchstens {max} Zeichen haben',
    brand: 'Die Marke darf höchstens {max} Zeichen in einer Zeile haben',
    size: 'Die Größe darf höchstens {max} Zeichen in einer Zeile haben',
    currency: 'Die Währung sind drei Großbuchstaben, zum Beispiel EUR',
    text: 'Der Text muss Text sein',
    noItem: 'Diese Kennung gehört zu keinem Teil',
    noProduct: 'Diese Kennung gehört zu keinem Produkt',
    lineBreaks: 'Jede Zeile muss ohne Zeilenumbruch sein',
    lineText: 'Jede Zeile muss Text sein',
    lineList: 'Die Zeilen müssen eine Liste sein',
    searchTooLong: 'Such bitte nach höchstens 60 Zeichen',
    wornFilter: 'Worn muss not-for-a-season sein',
    wishFilter: 'Wish muss true sein',
    washFilter: 'Wash muss true sein',
    deletedFilter: 'Deleted muss true sein',
    amount: 'Der Preis muss von 0 bis {max, number} reichen, mit höchstens zwei Stellen hinter dem Komma',
    price: 'Ein Preis ist ein Betrag und eine Währung',
    tooManyLines: 'Höchstens {max, number} Zeilen auf einmal. Füg die Liste bitte in Teilen hinzu.',
    inWash: 'In der Wäsche muss true oder false sein',
    wish: 'Wunsch muss true oder false sein',
  },
  photos: {
    photograph: 'Foto',
    noPhotograph: 'Sende bitte ein Foto',
  },
  pieces: {
    oneSource:
      'Sag bitte, was das Teil ist: in Wörtern, als Kleidungsstück oder als Teil, Produkt oder Check',
  },
} as const;
