import { BODIES } from '../testing/bodies';
import { JEWELRY_VALUES } from '../testing/jewelry-values';
import { faultsOf, pieceIn, worn } from '../testing/worn';
import { wornJewelry } from './jewelry';

const TYPES = Object.keys(JEWELRY_VALUES);
const NECKLACES = TYPES.slice(0, 6);
/** Types that the form of their stones or metal, and so a print, shows on. */
const FORMED = TYPES.filter((type) => !['choker', 'pearl-strand', 'lariat', 'bangles'].includes(type));

/** A body without clothes but with one piece of jewelry may weigh this much, in characters. */
const LIMIT = 26_000;

const GOLD = '#c9a14e';
const jewel = (type: string, attributes: Record<string, readonly string[]> = {}, ...hexes: string[]) =>
  pieceIn('Jewelry', type, attributes, ...(hexes.length > 0 ? hexes : [GOLD]));

describe('Jewelry on its wearer', () => {
  it('every type can be worn', () => {
    expect(Object.keys(wornJewelry).sort()).toEqual([...TYPES].sort());
  });

  it.each(TYPES)('a %s fits every body', (type) => {
    const faults = BODIES.flatMap((body) =>
      faultsOf(worn([jewel(type, {}, GOLD, '#7c3f5a')], undefined, body), LIMIT),
    );
    expect(faults).toEqual([]);
  });

  it.each(TYPES)('values of a %s are drawn differently', (type) => {
    const pictures = [
      worn([]),
      worn([jewel(type)]),
      ...JEWELRY_VALUES[type]!.map((value) => worn([jewel(type, { jewelry: [value] })])),
      worn([jewel(type, { pattern: ['large-scale'] })]),
      worn([jewel(type, { pattern: ['small-scale'] })]),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.flatMap((picture) => faultsOf(picture, LIMIT))).toEqual([]);
  });

  it.each(FORMED)('the print shapes a %s', (type) => {
    const marksOf = (svg: string): string => svg.replace(/<defs>.*?<\/defs>/, '');
    const pictures = [
      {},
      ...['floral-large', 'geometric', 'stripe-diagonal', 'dot-small'].map((print) => ({ prints: [print] })),
    ].map((attributes) => marksOf(worn([jewel(type, attributes, GOLD, '#7c3f5a')])));
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(type === 'hoop-earrings' ? 3 : pictures.length);
  });

  it.each(NECKLACES)('a head covering hides a %s', (type) => {
    const covered = { skin: null, hair: { cut: 'covering', color: 'sage' } } as const;
    const marksOf = (svg: string): string => svg.replace(/<defs>.*?<\/defs>/, '');
    expect(marksOf(worn([jewel(type)], covered))).toBe(marksOf(worn([], covered)));
  });

  it.each([
    ['open-shirt-collar', true],
    ['roll-neck', false],
  ])('what a %s belongs to lies over a necklace: %s', (neckline, over) => {
    const svg = worn([pieceIn('Tops', 'tank', { neckline: [neckline] }, '#3f7f5f'), jewel('pearl-strand')]);
    expect(svg.lastIndexOf('fill="#3f7f5f"') > svg.indexOf(`fill="${GOLD}"`)).toBe(over);
  });
});
