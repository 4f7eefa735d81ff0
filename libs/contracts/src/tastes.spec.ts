import { TASTES, type Taste } from './looks';
import { PRESENTATIONS } from './appearance';
import { findTastes, listTasteLookIds, TASTE_LOOKS } from './tastes';

describe('findTastes', () => {
  it('puts the taste that most of the chosen outfits show first', () => {
    expect(findTastes([])).toEqual([]);
    expect(findTastes(['red-puffer', 'bow-blouse', 'floral-dress'])).toEqual([
      'romantic',
      'classic',
      'urban',
      'bold',
    ]);
  });

  it.each(PRESENTATIONS)('distinguishes every taste from every other for %s', (presentation) => {
    const ids = listTasteLookIds(presentation);
    expect(ids).toHaveLength(9);
    const mens = ids.filter((id) => id.startsWith('mens-'));
    expect(mens).toHaveLength({ womens: 0, mens: 9, any: 4 }[presentation]);
    const listLooks = (taste: Taste) =>
      ids.filter((id) => (TASTE_LOOKS[id] as readonly Taste[]).includes(taste));
    for (const taste of TASTES) {
      expect(listLooks(taste)).toHaveLength(2);
      expect(listLooks(taste).filter((id) => TASTE_LOOKS[id].length === 1)).toHaveLength(1);
    }
  });
});
