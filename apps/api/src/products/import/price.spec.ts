import { parsePrice, findPrice } from './price';

describe('Feed prices', () => {
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
    ['US$49.90', 4_990, 'USD'],
    ['$49.90 USD', 4_990, 'USD'],
    ['CA$ 49.90', 4_990, 'CAD'],
    ['Rs. 1,299', 129_900, 'INR'],
    ['₹1,29,999.00', 12_999_900, 'INR'],
    ['49.90 Euro', 4_990, 'EUR'],
    ['12 EURO', 1_200, 'EUR'],
    ['€ 49,90', 4_990, 'EUR'],
    ['EUR49.90', 4_990, 'EUR'],
    ['49,90 EUR', 4_990, 'EUR'],
    ['49,90€*', 4_990, 'EUR'],
    ['49,90 € inkl. MwSt.', 4_990, 'EUR'],
    ['ab 49,90 €', 4_990, 'EUR'],
    ['49,- €', 4_900, 'EUR'],
    ['CHF 49.-', 4_900, 'CHF'],
    ['CHF 1’299.50', 129_950, 'CHF'],
    ['Fr. 49.90', 4_990, 'CHF'],
    ['1 299,00 zł', 129_900, 'PLN'],
    ['499 Kč', 49_900, 'CZK'],
    ['12 990 Ft', 1_299_000, 'HUF'],
    ['R$ 199,90', 19_990, 'BRL'],
    ['4,990 JPY', 499_000, 'JPY'],
    ['￥4,990 JPY', 499_000, 'JPY'],
    ['49.900 KWD', 4_990, 'KWD'],
    ['BHD 12.500', 1_250, 'BHD'],
    ['OMR 1,249.500', 124_950, 'OMR'],
    ['7.250 JOD', 725, 'JOD'],
    ['89,900 TND', 8_990, 'TND'],
    ['129 KWD', 12_900, 'KWD'],
    ['0.999 EUR', 100, 'EUR'],
    ['49.9000 EUR', 4_990, 'EUR'],
    ['1.234.567,89 EUR', 123_456_789, 'EUR'],
  ])('reads %p', (text, cents, currency) => {
    expect(findPrice(text, 'GBP')).toEqual({ cents, currency });
  });

  it.each(['', 'free', '0', '-5 EUR', '=1+1', '9'.repeat(40), '12 XYZ', '$', '€', '1.2.3 EUR'])(
    'finds no price in %p',
    (text) => {
      expect(findPrice(text, 'GBP')).toBeNull();
    },
  );

  it.each([
    ['1.299,00 kr', 'SEK', 'SEK'],
    ['1.299,00 kr', 'DKK', 'DKK'],
    ['kr 1 299,00', 'NOK', 'NOK'],
    ['1 299:-', 'SEK', 'SEK'],
    ['¥1299', 'CNY', 'CNY'],
    ['Rs 1,299.00', 'PKR', 'PKR'],
  ])('reads %p in a shop whose currency is %s', (text, own, currency) => {
    expect(findPrice(text, own)).toEqual({ cents: 129_900, currency });
  });

  it.each([
    ['1.299,00 kr', 'has an unknown currency: “KR” may be SEK, NOK, DKK, ISK: please name the currency'],
    ['49,900 KWD', 'may be 49.900 or 49900 KWD: please write a decimal point'],
    ['£49 EUR', 'names several currencies: GBP, EUR'],
    ['49 PCS', 'has an unknown currency: “PCS” is not a currency'],
    ['49.90 - 59.90 EUR', 'is a range: 49.90 - 59.90 EUR'],
    ['ask us', 'is not a valid amount'],
    ['-5 EUR', 'is not a valid amount'],
    ['1,299.000.50 EUR', 'is not a valid amount'],
  ])('explains what is wrong with %p', (text, problem) => {
    expect(() => parsePrice(text, 'GBP')).toThrow(problem);
  });
});
