import { priceOf } from './price';

describe('priceOf', () => {
  it.each([
    ['47.99 EUR', 4_799, 'EUR'],
    ['USD 1,299.00', 129_900, 'USD'],
    ['1.299,5 EUR', 129_950, 'EUR'],
    ['1.299 EUR', 129_900, 'EUR'],
    ['12,50', 1_250, 'GBP'],
    ['19', 1_900, 'GBP'],
    ["1'000 chf", 100_000, 'CHF'],
    ['89,00\u00a0€', 8_900, 'EUR'],
    ['£45', 4_500, 'GBP'],
    ['$19.90', 1_990, 'GBP'],
  ])('reads %p', (text, cents, currency) => {
    expect(priceOf(text, 'GBP')).toEqual({ cents, currency });
  });

  it.each(['', 'free', '0', '-5 EUR', '=1+1', '9'.repeat(40), '12 EURO', '$', '€'])(
    'finds none in %p',
    (text) => {
      expect(priceOf(text, 'GBP')).toBeNull();
    },
  );
});
