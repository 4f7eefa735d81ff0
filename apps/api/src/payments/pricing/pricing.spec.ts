import { offerAt, getPrice } from './pricing';

const LAST_EARLY_MOMENT = new Date('2026-06-30T23:59:59.999Z');
const NEXT_MOMENT = new Date('2026-07-01T00:00:00.000Z');

describe('Prices', () => {
  it('priceAt returns the early-bird price until the last millisecond of 2026-06-30 UTC [S54]', () => {
    expect(getPrice(LAST_EARLY_MOMENT)).toEqual({
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

  it('priceAt returns the full price from the next millisecond on, without an original price or an early-bird claim [S54]', () => {
    expect(getPrice(NEXT_MOMENT)).toEqual({
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
    expect(offerAt(now, 'MIRA10')).toMatchObject({
      amount,
      originalAmount: 8900,
      coupon: { code: 'MIRA10', percentOff: 10 },
    });
  });

  it('offerAt returns the price for everyone without a code', () => {
    expect(offerAt(NEXT_MOMENT, null)).toEqual({ ...getPrice(NEXT_MOMENT), coupon: null });
  });
});
