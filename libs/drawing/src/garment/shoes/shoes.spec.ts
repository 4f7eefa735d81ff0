import { drawn, faultsOf } from '../testing/drawn';
import { LOW_SHOES, SANDALS, SHOES_SEEN_ON, SHOE_TYPES, USUAL_SHOES } from '../testing/shoe-values';
import { shoeDrawers } from './shoes';

const shoe = (type: string, ...shoes: string[]): string => drawn(shoeDrawers, 'Shoes', type, { shoes });

describe('Drawings of shoes', () => {
  it('shoes have a drawing for every type', () => {
    expect(Object.keys(shoeDrawers).sort()).toEqual([...SHOE_TYPES].sort());
  });

  it.each(SHOE_TYPES)('values of a %s are drawn differently from the usual one', (type) => {
    const values = Object.keys(SHOES_SEEN_ON).filter(
      (value) => SHOES_SEEN_ON[value]!.includes(type) && !USUAL_SHOES[type]!.includes(value),
    );
    const pictures = [shoe(type), ...values.map((value) => shoe(type, value))];
    const unchanged = values.filter((_, index) => pictures[index + 1] === pictures[0]);
    expect(unchanged).toEqual([]);
    expect(pictures.flatMap((picture) => faultsOf(picture))).toEqual([]);
  });

  it.each(SHOE_TYPES)('print, texture, detail and width of a %s are drawn', (type) => {
    const plain = shoe(type);
    const variants = [
      { prints: ['animal'] },
      { texture: ['quilted'] },
      { fabric: ['suede'] },
      { specialFeatures: ['vamp-detail'] },
      ...(LOW_SHOES.includes(type) ? [{ fit: ['roomy-shoe'] }, { fit: ['close-shoe'] }] : []),
      ...(SANDALS.includes(type) || type === 'flip-flop'
        ? [{ jewelry: ['anklet'] }]
        : [{ pattern: ['patterned-shoe'] }]),
    ].map((attributes) => drawn(shoeDrawers, 'Shoes', type, attributes));
    expect(new Set([plain, ...variants]).size).toBe(variants.length + 1);
    expect(variants.flatMap((picture) => faultsOf(picture))).toEqual([]);
  });

  it('shoes of different types differ, and one is drawn the same each time', () => {
    expect(new Set(SHOE_TYPES.map((type) => shoe(type))).size).toBe(SHOE_TYPES.length);
    for (const type of SHOE_TYPES) expect(shoe(type, 'lace-up')).toBe(shoe(type, 'lace-up'));
  });
});
