export const compareWords = {
  byColor: '{garment_the}',
  byType: '{garment_the}',
  byNumber: 'Nummer {number}',
  apart: '{name}, {detail}',
  clear: 'Dein bestes Teil: {name}.',
  open: 'Bisher vorn: {name}.',
  tie: '{best} sind gleich gut.',
  tieWhy: 'Nimm, was dir besser gefällt.',
};

export const compare = {
  title: 'Vergleichen',
  none: 'Was steht dir besser?',
  one: 'Und das andere?',
  aboutNone: 'Beschreib beide nacheinander, mit ein paar Worten.',
  aboutOne: 'Beschreib das andere Teil, das du gefunden hast.',
  compare: 'Vergleichen',
  trying: 'Wird anprobiert …',
  take: 'Nehmen',
  takeOne: 'Nehmen: {name}',
  addFirst: 'Erstes Teil hinzufügen',
  addSecond: 'Zweites Teil hinzufügen',
  others: 'Andere',
  show: 'Schnitt im Vergleich',
};

export const openPlace = {
  trying: 'Wird anprobiert …',
  add: 'Hinzufügen',
  first: 'Erstes Teil',
  second: 'Zweites Teil',
  third: 'ein drittes Teil',
};

export const offers = {
  checked: 'Oder nimm eins deiner letzten Checks',
  owned: 'Oder nimm eins aus deinem Schrank',
  take: '{name} vergleichen',
};

export const column = {
  for: 'Dafür:',
  against: 'Dagegen:',
  look: 'Noch einmal ansehen: {name}',
  remove: '{name} entfernen',
};

export const detail = {
  neckline: 'Ausschnitt',
  waist: 'Taille',
  length: 'Saum',
  leg: 'Bein',
  sleeveLength: 'Ärmel',
};
