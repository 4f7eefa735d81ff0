export const fields = {
  noCheck: 'Diese Kennung gehört zu keinem Check',
  colorName: 'Eine Farbe braucht einen Namen von höchstens 40 Zeichen',
  colorHex: 'Eine Farbe wird als #rrggbb geschrieben',
  type: 'Die Art muss eine der Kategorie sein',
  colors: 'Farben müssen eine Liste von höchstens 4 Farben sein',
  text: 'Der Text muss Text sein',
  key: 'Der Schlüssel einer Anfrage muss eine zufällige UUID sein',
  sizeWordsTooLong: 'Die Wörter zur Größe haben höchstens {max} Zeichen',
  noSizeChart: 'Diese Kennung gehört zu keiner Größentabelle',
  attributes: 'Merkmale müssen Listen von Werten sein',
  garment: 'Ein Kleidungsstück hat eine Kategorie, eine Art, Merkmale und Farben',
  hemLength: 'Die Saumlänge muss zwischen 1 und {max} Zoll liegen',
};

export const questions = {
  wordsOrGarment: 'Sende bitte entweder die Wörter eines Kleidungsstücks oder ein Kleidungsstück',
};
