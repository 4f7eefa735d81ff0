/** @jest-environment node */
import { assert, constantFrom, double, property } from 'fast-check';
import { formatMoneyText } from './money-text';

it('moneyText() writes any amount of any currency as Americans do', () => {
  const amounts = double({ min: -10, max: 2000, noNaN: true }).map((amount) => amount + 0);
  assert(
    property(amounts, constantFrom('USD', 'EUR', 'GBP', 'CHF', 'JPY'), (amount, currency) => {
      const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency });
      expect(formatMoneyText(amount, currency)).toBe(intl.format(amount));
    }),
  );
});

it('moneyText() writes whole cents as Americans do', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (let cents = 0; cents < 101_000; cents += 7)
    expect(formatMoneyText(cents / 100, 'USD')).toBe(intl.format(cents / 100));
});

it('moneyText() writes a currency that nobody knows as it is', () => {
  expect(formatMoneyText(45, 'dollars')).toBe('45.00 dollars');
});
