/** @jest-environment node */
import { assert, constantFrom, double, integer, property } from 'fast-check';
import { formatAmount } from '@figura/contracts';
import { usePageLanguage } from '../testing/page-language';
import { formatMoneyText, formatPrice } from './money-text';

const CURRENCIES = constantFrom('USD', 'EUR', 'GBP', 'CHF', 'JPY');

it.each(['en', 'de'] as const)(
  'formatMoneyText formats any amount and currency like Intl in %s',
  (language) => {
    usePageLanguage(language);
    const amounts = double({ min: -10, max: 2000, noNaN: true }).map((amount) => amount + 0);
    assert(
      property(amounts, CURRENCIES, (amount, currency) => {
        const intl = new Intl.NumberFormat(language, { style: 'currency', currency });
        expect(formatMoneyText(amount, currency)).toBe(intl.format(amount));
      }),
    );
  },
);

it.each(['en', 'de'] as const)('formatPrice formats a price as in mails in %s', (language) => {
  usePageLanguage(language);
  assert(
    property(integer({ min: 0, max: 200_000 }), CURRENCIES, (amount, currency) => {
      const code = currency.toLowerCase();
      expect(formatPrice(amount, code)).toBe(formatAmount(amount, code, language));
    }),
  );
});

it('formatMoneyText formats whole cents in American style', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (let cents = 0; cents < 101_000; cents += 7)
    expect(formatMoneyText(cents / 100, 'USD')).toBe(intl.format(cents / 100));
});

it('formatMoneyText shows an unknown currency as it is', () => {
  expect(formatMoneyText(45, 'dollars')).toBe('45.00 dollars');
});
