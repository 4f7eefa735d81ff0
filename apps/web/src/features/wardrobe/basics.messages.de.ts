export const basics = {
  title: 'Tippe an, was du hast.',
  lead: 'Zwölf, die die meisten haben. Farben später.',
  list: 'Was du hast',
  none: 'Noch nichts angetippt',
  add: '{count, plural, one {Ein Teil hinzufügen} other {# Teile hinzufügen}}',
  words: 'Oder in Worten',
};

export const pieces = {
  whiteTee: 'Weißes T-Shirt',
  blackTee: 'Schwarzes T-Shirt',
  whiteShirt: 'Weißes Hemd',
  graySweater: 'Grauer Pullover',
  blueJeans: 'Blaue Jeans',
  blackTrousers: 'Schwarze Hose',
  blazer: 'Blazer',
  denimJacket: 'Jeansjacke',
  trench: 'Trenchcoat',
  whiteSneakers: 'Weiße Sneaker',
  ankleBoots: 'Stiefeletten',
  pumps: 'Pumps',
};

export const colors = {
  title: 'Welche Farben haben sie?',
  lead: 'Nur wo sie vom Bild abweichen. Das alles kann warten.',
  color: 'Farbe: {name}',
  done: 'Fertig',
  failure: 'Diese Farbe ließ sich gerade nicht speichern.',
};
