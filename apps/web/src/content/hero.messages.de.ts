export const hero = {
  headline: 'Kleide die Form, die du hast.',
  'primary.label': 'Jetzt beginnen',
  'withoutTape.label': 'Kein Maßband? Siebenmal tippen',
};
