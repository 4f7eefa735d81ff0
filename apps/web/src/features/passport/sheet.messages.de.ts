export const sheet = {
  figure: 'Die Figur des Körpertyps {combined}{look, select, none {} other {, sie trägt: {look}}}',
  rules: 'Was am meisten zählt',
  choose: 'Empfohlen',
  avoid: 'Meiden',
  colors: 'Farben',
  aboutColors: 'Aus den besten Looks.',
  numbers: 'Maße',
  about: 'etwa',
  inUnit: '{unit, select, cm {In Zentimetern} other {In Zoll}}',
};

export const shared = {
  title: 'Ein Stilpass',
  lead: 'Wie man einen Körper kleidet, auf einer Seite. Wer dir diesen Link geschickt hat, kann ihn jederzeit zurückziehen.',
  loading: 'Der Stilpass lädt …',
  failure: 'Der Stilpass ließ sich nicht laden.',
  goneTitle: 'Dieser Link öffnet nichts',
  gone: 'Wer ihn geteilt hat, hat ihn vielleicht zurückgezogen, oder ein Teil des Links fehlt.',
  own: 'Finde deinen Körpertyp',
  print: 'Drucken',
};
