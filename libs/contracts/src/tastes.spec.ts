import { TASTES, type Taste } from './looks';
import { findTastes, TASTE_LOOK_IDS, TASTE_LOOKS } from './tastes';

describe('findTastes', () => {
  it('puts first what most of the chosen outfits speak for', () => {
    expect(findTastes([])).toEqual([]);
    expect(findTastes(['red-puffer', 'bow-blouse', 'floral-dress'])).toEqual([
      'romantic',
      'classic',
      'urban',
      'bold',
    ]);
  });

  it('tells every taste from every other', () => {
    expect(TASTE_LOOK_IDS).toHaveLength(9);
    const listLooks = (taste: Taste) =>
      TASTE_LOOK_IDS.filter((id) => (TASTE_LOOKS[id] as readonly Taste[]).includes(taste));
    for (const taste of TASTES) {
      expect(listLooks(taste)).toHaveLength(2);
      expect(listLooks(taste).filter((id) => TASTE_LOOKS[id].length === 1)).toHaveLength(1);
    }
  });
});
