import { toGarmentFromGoogle } from './feeds';
import { HELD_OUT_OFFERS } from './testing/held-out-offers';
import { KNOWN_OFFERS } from './testing/known-offers';
import { toRow, type Offer, type Offers } from './testing/offers';

function describeOffer(offer: Offer): string {
  const { cuts, notClothing } = toGarmentFromGoogle({ id: '1', ...toRow(offer) });
  if (notClothing) return 'not clothing';
  return cuts.includes('womens') ? 'for women' : 'for others';
}

describe('offers of feeds', () => {
  it.each(KNOWN_OFFERS.womens)('%j is for women', (offer) => expect(describeOffer(offer)).toBe('for women'));
  it.each(KNOWN_OFFERS.forOthers)('%j is not for women', (offer) =>
    expect(describeOffer(offer)).not.toBe('for women'),
  );
  it.each(KNOWN_OFFERS.notClothing)('%j is not clothing', (offer) =>
    expect(describeOffer(offer)).toBe('not clothing'),
  );
});

describe('held-out offers', () => {
  const isTaken = (offer: Offer) => describeOffer(offer) === 'for women';
  const { womens, forOthers, notClothing }: Offers = HELD_OUT_OFFERS;

  it.each<[string, readonly Offer[], number]>([
    ['clothes for women are left out', womens.filter((offer) => !isTaken(offer)), womens.length * 0.02],
    ['clothes for others are taken', forOthers.filter(isTaken), forOthers.length * 0.05],
    ['other things are taken', notClothing.filter(isTaken), notClothing.length * 0.16],
  ])('few %s', (_, wrong, most) => {
    expect({ isMore: wrong.length > most, wrong }).toMatchObject({ isMore: false });
  });
});
