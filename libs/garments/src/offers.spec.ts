import { garmentFromGoogle } from './feeds';
import { KNOWN_OFFERS } from './testing/known-offers';
import { toRow, type Offer, type Offers } from './testing/offers';

describe.each<[string, Offers]>([['known', KNOWN_OFFERS]])('offers of feeds, %s ones', (_, offers) => {
  const describeOffer = (offer: Offer) => {
    const { forOthers, notClothing } = garmentFromGoogle({ id: '1', ...toRow(offer) });
    if (notClothing) return 'not clothing';
    return forOthers ? 'for others' : 'for women';
  };
  it.each(offers.womens)('%j is for women', (offer) => expect(describeOffer(offer)).toBe('for women'));
  it.each(offers.forOthers)('%j is not', (offer) => expect(describeOffer(offer)).not.toBe('for women'));
  it.each(offers.notClothing)('%j is nothing to wear', (offer) =>
    expect(describeOffer(offer)).toBe('not clothing'),
  );
});
