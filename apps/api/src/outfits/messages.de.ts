export const errors = {
  pieceTwice: 'Ein Outfit hat jedes Teil nur einmal',
  outfitNotFound: 'Dieses Outfit haben wir nicht gefunden. Vielleicht wurde es gelöscht.',
  pieceNotFound: 'Eines dieser Teile haben wir nicht gefunden. Vielleicht wurde es gelöscht.',
  checkOver: 'Dieser Check ist abgelaufen. Prüf das Teil bitte noch einmal.',
  tooManyOutfits:
    'Du hast schon {max, number} Outfits, mehr kannst du nicht behalten. Lösch bitte zuerst eines.',
  tooManyWears: 'Für dieses Outfit sind schon {max, number} Tage notiert, mehr geht nicht.',
  tooManyPlans: 'Dieses Outfit ist schon für {max, number} Tage geplant, mehr geht nicht.',
  calendarNotFound: 'Dieser Kalenderlink gilt nicht mehr. Leg bitte auf der Seite Outfits einen neuen an.',
  packingListNotFound: 'Diese Packliste haben wir nicht gefunden. Vielleicht wurde sie gelöscht.',
  tooManyPackingLists:
    'Du hast schon {max, number} Packlisten, mehr kannst du nicht behalten. Lösch bitte zuerst eine.',
};

export const fields = {
  outfitPieces: 'Ein Outfit hat 1 bis {max} Teile',
  name: 'Ein Name ist ein Text von höchstens {max} Zeichen',
  days: 'Tage müssen eine ganze Zahl von 1 bis {max} sein',
  occasions: 'Anlässe müssen eine Liste aus {values} sein',
  max: 'Max muss eine ganze Zahl von {min} bis {max} sein',
  fromList: 'From muss eine Liste aus {values} sein',
  once: 'Once muss eine Liste aus {values} sein',
  temperature: 'Die Temperatur muss zwischen {min} und {max} Grad Celsius liegen',
  rainAndWind: 'Regen und Wind sind true oder false',
  pieceId: 'Ein Teil braucht eine Kennung',
  pieceIdTooLong: 'Die Kennung eines Teils hat höchstens 100 Zeichen',
  worn: 'Worn muss eine Liste aus {values} sein',
  from: 'From muss eines oder mehrere von {values} sein, durch Kommas getrennt',
  anchor:
    'Ein Anker ist ein Teil: seine Quelle, ein Doppelpunkt und seine Kennung; höchstens {max}, durch Kommas getrennt',
  count: 'Die Anzahl muss eine ganze Zahl von 1 bis {max} sein',
  seed: 'Seed muss eine ganze Zahl von 0 bis 999999 sein',
  again: 'Again ist true oder false',
  day: 'Der Tag muss ein Datum sein wie 2026-11-22',
};

export const responses = {
  packingListDeleted: 'Die Packliste ist gelöscht.',
  outfitDeleted: 'Das Outfit ist gelöscht.',
  calendarLinkWithdrawn: 'Der Link ist zurückgezogen. Kalender, die ihn nutzen, zeigen nichts Neues mehr.',
};

export const reasons = {
  ofPiece: '{piece}: {description}',
  finish: 'Dazu {piece_bare}.',
};

export const calendar = {
  title: 'Figura-Outfits',
  unnamed: 'Outfit',
};

export const gone = {
  wardrobe: 'Dieses Teil ist nicht mehr in deinem Kleiderschrank.',
  catalog: 'Dieses Teil ist nicht mehr in unserem Katalog.',
  products: 'Der Shop hat dieses Teil nicht mehr.',
};
