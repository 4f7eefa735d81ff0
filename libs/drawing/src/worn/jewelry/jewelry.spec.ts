import { BODIES } from '../testing/bodies';
import { JEWELRY_VALUES } from '../testing/jewelry-values';
import { drawFaults, createPieceIn, renderWorn } from '../testing/worn';

const TYPES = Object.keys(JEWELRY_VALUES);
const NECKLACES = TYPES.slice(0, 6);
const FORMED = TYPES.filter(
  (type) => !['choker', 'pearl-strand', 'lariat', 'bangles', 'watch'].includes(type),
);

/** Characters. */
const LIMIT = 26_000;

const GOLD = '#c9a14e';
const createJewel = (type: string, attributes: Record<string, readonly string[]> = {}, ...hexes: string[]) =>
  createPieceIn('Jewelry', type, attributes, ...(hexes.length > 0 ? hexes : [GOLD]));

describe('Worn jewelry', () => {
  it.each(TYPES)('a %s fits every body', (type) => {
    const faults = BODIES.flatMap((body) =>
      drawFaults(renderWorn([createJewel(type, {}, GOLD, '#7c3f5a')], undefined, body), LIMIT),
    );
    expect(faults).toEqual([]);
  });

  it.each(TYPES)('values of a %s are drawn differently', (type) => {
    const pictures = [
      renderWorn([]),
      renderWorn([createJewel(type)]),
      ...JEWELRY_VALUES[type]!.map((value) => renderWorn([createJewel(type, { jewelry: [value] })])),
      renderWorn([createJewel(type, { pattern: ['large-scale'] })]),
      renderWorn([createJewel(type, { pattern: ['small-scale'] })]),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.flatMap((picture) => drawFaults(picture, LIMIT))).toEqual([]);
  });

  it.each(FORMED)('the print changes the shape of a %s', (type) => {
    const stripDefs = (svg: string): string => svg.replace(/<defs>.*?<\/defs>/, '');
    const pictures = [
      {},
      ...['floral-large', 'geometric', 'stripe-diagonal', 'dot-small'].map((print) => ({ prints: [print] })),
    ].map((attributes) => stripDefs(renderWorn([createJewel(type, attributes, GOLD, '#7c3f5a')])));
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(type === 'hoop-earrings' ? 3 : pictures.length);
  });

  it.each(NECKLACES)('a head covering hides a %s', (type) => {
    const covered = { skin: null, hair: { cut: 'covering', color: 'sage' } } as const;
    const stripDefs = (svg: string): string => svg.replace(/<defs>.*?<\/defs>/, '');
    expect(stripDefs(renderWorn([createJewel(type)], covered))).toBe(stripDefs(renderWorn([], covered)));
  });

  it.each([
    ['open-shirt-collar', true],
    ['roll-neck', false],
  ])('a top with a %s covers a necklace: %s', (neckline, over) => {
    const svg = renderWorn([
      createPieceIn('Tops', 'tank', { neckline: [neckline] }, '#3f7f5f'),
      createJewel('pearl-strand'),
    ]);
    expect(svg.lastIndexOf('fill="#3f7f5f"') > svg.indexOf(`fill="${GOLD}"`)).toBe(over);
  });
});
