export const fields = {
  noProduct: 'Diese Kennung gehört zu keinem Produkt',
  answer: 'Die Antwort muss eine von diesen sein: {values}',
};
