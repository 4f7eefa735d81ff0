import { readConfig } from '../../platform/config/config';
import { PSEUDO_LANGUAGE, translate, translateAll } from '@figura/messages';
import { createCheckoutParams } from '../checkout/checkout-params';
import { offerAt, getPrice } from './pricing';

const { pricing } = readConfig({});
const LAST_EARLY_MOMENT = new Date('2026-06-30T23:59:59.999Z');
const NEXT_MOMENT = new Date('2026-07-01T00:00:00.000Z');

describe('Prices', () => {
  it('getPrice returns the early-bird price until the last millisecond of 2026-06-30 UTC [S54]', () => {
    expect(translateAll(getPrice(pricing, LAST_EARLY_MOMENT), 'en')).toEqual({
      amount: 4900,
      originalAmount: 8900,
      currency: 'usd',
      claims: [
        'Early-bird price until June 30, 2026',
        'One payment, lifetime access',
        '30-day money-back guarantee',
      ],
    });
  });

  it('getPrice returns the full price from the next millisecond on, without an early-bird claim [S54]', () => {
    expect(translateAll(getPrice(pricing, NEXT_MOMENT), 'en')).toEqual({
      amount: 8900,
      originalAmount: null,
      currency: 'usd',
      claims: ['One payment, lifetime access', '30-day money-back guarantee'],
    });
  });

  it.each([
    [LAST_EARLY_MOMENT, 4410],
    [NEXT_MOMENT, 8010],
  ])('offerAt takes 10%% off with a code: at %p it is %d cents', (now, amount) => {
    expect(offerAt(pricing, now, 'MIRA10')).toMatchObject({
      amount,
      originalAmount: 8900,
      coupon: { code: 'MIRA10', percentOff: 10 },
    });
  });

  it('offerAt returns the price for everyone without a code', () => {
    expect(offerAt(pricing, NEXT_MOMENT, null)).toEqual({ ...getPrice(pricing, NEXT_MOMENT), coupon: null });
  });

  it('prices follow the settings for price, currency and last early day', () => {
    const { pricing: ours } = readConfig({
      PRICE: '99.90',
      EARLY_PRICE: '59',
      EARLY_PRICE_UNTIL: '2027-01-31',
      CURRENCY: 'EUR',
    });
    const early = new Date('2027-01-31T23:59:59Z');
    expect(getPrice(ours, early)).toMatchObject({ amount: 5900, originalAmount: 9990, currency: 'eur' });
    expect(translate(getPrice(ours, early).claims[0]!, 'en')).toBe('Early-bird price until January 31, 2027');
    expect(getPrice(ours, new Date('2027-02-01T00:00:00Z'))).toMatchObject({ amount: 9990 });
    expect(offerAt(ours, early, 'MIRA10').amount).toBe(5310);
  });
});

it('Stripe shows the product name in the language of the checkout', () => {
  const checkout = {
    attempt: 'one',
    amount: 4410,
    couponCode: 'MIRA10',
    ...{ currency: 'usd', referredBy: null, sessionId: null },
  };
  const nameProduct = (language: string) =>
    createCheckoutParams(
      { id: 'an id', email: 'mira@example.com' },
      { ...checkout, startedAt: NEXT_MOMENT, language },
      readConfig({}),
    ).line_items![0]!.price_data!.product_data;
  expect(nameProduct('en')).toEqual({
    name: 'Figura lifetime access',
    description: '10% off with code MIRA10, instead of $49',
  });
  expect(nameProduct(PSEUDO_LANGUAGE)).toEqual({
    name: '[Fíğúřá ļíféťímé áççéšš]',
    description: '[10% óff ŵíťĥ çóđé MIRA10, íñšťéáđ óf $49]',
  });
});
