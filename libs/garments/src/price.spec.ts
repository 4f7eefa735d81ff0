import { findPrice, readPrice } from './price';

describe('readPrice', () => {
  it.each([
    ['49,90 EUR', 49.9, 'EUR'],
    ['49.90 Euro', 49.9, 'EUR'],
    ['€ 49', 49, 'EUR'],
    ['1.299,00 €', 1299, 'EUR'],
    ['49,- EUR', 49, 'EUR'],
    ['$49', 49, 'USD'],
    ['$1,299.50', 1299.5, 'USD'],
    ['US$49.90', 49.9, 'USD'],
    ['A$ 80', 80, 'AUD'],
    ['C$80', 80, 'CAD'],
    ['Rs. 1,299', 1299, 'INR'],
    ['Rs 1,29,999.00', 129999, 'INR'],
    ['₹1299', 1299, 'INR'],
    ["CHF 1'299.90", 1299.9, 'CHF'],
    ['1 299,90 PLN', 1299.9, 'PLN'],
    ['129 zł', 129, 'PLN'],
    ['¥12,000', 12000, 'JPY'],
    ['49.900 KWD', 49.9, 'KWD'],
    ['1,049.900 KWD', 1049.9, 'KWD'],
    ['£19.99', 19.99, 'GBP'],
    ['15 pounds', 15, 'GBP'],
    ['usd 12', 12, 'USD'],
  ])('reads %s', (text, amount, currency) => {
    expect(readPrice(text)).toEqual({ amount, currency });
  });

  it('reads a bare number in the given currency, and reads nothing without one', () => {
    expect(readPrice('49,90', 'EUR')).toEqual({ amount: 49.9, currency: 'EUR' });
    expect(readPrice('1,299', 'USD')).toEqual({ amount: 1299, currency: 'USD' });
    expect(readPrice('0', 'USD')).toEqual({ amount: 0, currency: 'USD' });
    expect(readPrice('49,90')).toBeNull();
  });

  it.each(['', 'gift', '49.90 EUR each', '12.34.56 EUR', '-5 EUR', '1.2345 EUR', 'EUR', '9'.repeat(400)])(
    'finds no price in "%s"',
    (text) => expect(readPrice(text, 'EUR')).toBeNull(),
  );
});

describe('findPrice', () => {
  it.each([
    ['black wrap dress, 49,90 EUR', '49,90 EUR'],
    ['Levi’s 501 jeans $49', '$49'],
    ['two blouses for Rs. 1,299, silk', 'Rs. 1,299'],
    ['coat 129 € size 38', '129 €'],
  ])('finds the price of %s', (text, words) => {
    const { start, end } = findPrice(text)!;
    expect(text.slice(start, end)).toBe(words);
  });

  it.each([
    'Levi’s 501 jeans',
    'size 38 skirt',
    '20 denier tights',
    'dollar print shirt',
    'men’s 2 euroblend tees',
  ])('finds no price in %s', (text) => expect(findPrice(text)).toBeNull());
});
