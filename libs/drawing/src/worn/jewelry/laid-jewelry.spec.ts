import { drawShape, drawFaults } from '../../garment/testing/drawn';
import { JEWELRY_VALUES } from '../testing/jewelry-values';

const TYPES = Object.keys(JEWELRY_VALUES);

const FORMED = TYPES.filter((type) => !['choker', 'lariat'].includes(type));

const drawPiece = (
  type: string,
  attributes: Record<string, readonly string[]> = {},
  ...hexes: string[]
): string =>
  drawShape(
    'Jewelry',
    type,
    attributes,
    (hexes.length > 0 ? hexes : ['#c9a14e']).map((hex) => ({ hex })),
  );

describe('Drawings of jewelry', () => {
  it.each(TYPES)('values of a %s are drawn differently', (type) => {
    const pictures = [
      drawPiece(type),
      ...JEWELRY_VALUES[type]!.map((value) => drawPiece(type, { jewelry: [value] })),
      drawPiece(type, { pattern: ['large-scale'] }),
      drawPiece(type, { pattern: ['small-scale'] }),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.flatMap((picture) => drawFaults(picture))).toEqual([]);
  });

  it.each(FORMED)('the print changes the shape of the %s', (type) => {
    const prints = ['floral-large', 'geometric', 'stripe-diagonal', 'dot-small'];
    const pictures = prints.map((print) => drawPiece(type, { prints: [print] }, '#c9a14e', '#7c3f5a'));
    expect(new Set(pictures).size).toBe(prints.length);
    expect(pictures.flatMap((picture) => drawFaults(picture))).toEqual([]);
  });

  it.each(TYPES)('stones of the %s use its second color', (type) => {
    expect(drawPiece(type, {}, '#c9a14e', '#1d6b5a')).not.toBe(drawPiece(type));
  });

  it('types of jewelry look different, and drawings are deterministic', () => {
    expect(new Set(TYPES.map((type) => drawPiece(type))).size).toBe(TYPES.length);
    for (const type of TYPES) expect(drawPiece(type)).toBe(drawPiece(type));
  });
});
