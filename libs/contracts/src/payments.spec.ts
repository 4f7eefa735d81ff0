import { PSEUDO_LANGUAGE } from '@figura/messages';
import { DEFAULT_PRICES, describePrices, formatAmount, isPayableCurrency, toMinorUnits } from './payments';

describe('formatAmount', () => {
  it.each([
    [4900, 'usd', '$49'],
    [8900, 'usd', '$89'],
    [4410, 'usd', '$44.10'],
    [8010, 'usd', '$80.10'],
    [5, 'usd', '$0.05'],
    [0, 'usd', '$0'],
    [123450, 'eur', '€1,234.50'],
    [9800, 'jpy', '¥9,800'],
  ])('formatAmount writes %d in %s as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency, 'en')).toBe(text);
  });
});

it.each([
  ['usd', true],
  ['eur', true],
  ['jpy', true],
  ['kwd', false],
  ['isk', false],
  ['euro', false],
  ['zzz', false],
])('isPayableCurrency says of %s: %s', (currency, expected) => {
  expect(isPayableCurrency(currency)).toBe(expected);
});

it('toMinorUnits returns a fraction if the currency has no unit that small', () => {
  expect(toMinorUnits(89.9, 'eur')).toBe(8990);
  expect(toMinorUnits(9800, 'jpy')).toBe(9800);
  expect(Number.isInteger(toMinorUnits(89.9, 'jpy'))).toBe(false);
});

it('describePrices mentions the early price only if there is one', () => {
  expect(describePrices(DEFAULT_PRICES, 'en')).toBe(
    'The early price is $49 up to and including June 30, 2026; from July 1, 2026 it is $89.',
  );
  expect(describePrices({ ...DEFAULT_PRICES, early: 8900, currency: 'eur' }, 'en')).toBe('It is €89.');
  expect(describePrices(DEFAULT_PRICES, PSEUDO_LANGUAGE)).toMatch(/^\[Ťĥé éářļý příçé íš \$49 /);
});
