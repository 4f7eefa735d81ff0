export const fields = {
  type: 'Type muss eine Art von Kleidung sein, zum Beispiel wrap-dress',
  maxPrice: 'Der höchste Preis muss ein Betrag über 0 sein',
  brand: 'Brand muss der Name einer Marke sein',
  shop: 'Shop muss der Name eines Shops sein',
  color: 'Color muss der Name einer Farbe sein',
  size: 'Size muss eine Größe sein, wie Shops sie angeben, zum Beispiel M oder 40',
  currency: 'Currency muss ein Kürzel sein wie EUR',
};

export const responses = {
  visitCounted: 'Der Besuch ist gezählt.',
};
