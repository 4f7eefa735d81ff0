import fc from 'fast-check';
import { parseSizeChart } from './parse-size-chart';
import { readSizeWords } from './read-size-words';

const readRows = (text: string) => {
  const parsed = parseSizeChart(text);
  return 'rows' in parsed ? parsed.rows : parsed.error;
};

describe('parseSizeChart', () => {
  it.each([
    ['bars', 'Size | Bust | Waist | Hips\n10 | 36 | 28 | 38\n12 | 38 | 30 | 40'],
    ['tabs and another column', 'Size\tHeight\tBust\tWaist\tHips\n10\t170\t36\t28\t38\n12\t171\t38\t30\t40'],
    ['single gaps', 'Size Bust Waist Hips\n10 36 28 38\n12 38 30 40'],
    ['inch signs', 'Size, Bust, Waist, Hips\n10, 36", 28", 38"\n12, 38", 30", 40"'],
    ['sizes as columns', 'Size 10 12\nBust 36 38\nWaist 28 30\nHips 38 40'],
    ['sizes without a header', '10 12\nBust 36 38\nWaist 28 30\nHips 38 40'],
    ['German headers', 'Größe; Brust; Taille; Hüfte\n10; 36; 28; 38\n12; 38; 30; 40'],
    ['the largest size first', 'Size Bust Waist Hips\n12 38 30 40\n10 36 28 38'],
  ])('reads a chart with %s', (_, text) => {
    expect(readRows(text)).toEqual([
      { size: '10', girths: { chest: [36, 36], waist: [28, 28], hips: [38, 38] } },
      { size: '12', girths: { chest: [38, 38], waist: [30, 30], hips: [40, 40] } },
    ]);
  });

  it('reads ranges, centimeters, fractions, and gaps', () => {
    expect(readRows('Size\tBust (cm)\tHips (cm)\nUS 8 / M\t91.4-96.5\t–\nUS 10\t96,5 – 101,6\t104')).toEqual([
      { size: 'US 8/M', girths: { chest: [35.98, 37.99] } },
      { size: 'US 10', girths: { chest: [37.99, 40], hips: [40.94, 40.94] } },
    ]);
    expect(readRows('Size | Chest | Waist\nM | 38½ - 39 1/2 | 30 to 32')).toEqual([
      { size: 'M', girths: { chest: [38.5, 39.5], waist: [30, 32] } },
    ]);
    expect(readRows('Taille | Tour de poitrine | Tour de taille\n38 | 88-92 | 68-72')).toEqual([
      { size: '38', girths: { chest: [34.65, 36.22], waist: [26.77, 28.35] } },
    ]);
  });

  it('assumes inches if the smallest number fits inches, however large the others are', () => {
    expect(readRows('Size | Waist | Hips\n5X | 49 | 62\n6X | 53 | 66')).toMatchObject([
      { girths: { waist: [49, 49] } },
      { girths: { hips: [66, 66] } },
    ]);
  });

  it.each([
    ['', { key: 'noHeader', line: 0 }],
    ['10 36 28 38\n12 38 30 40', { key: 'noHeader', line: 0 }],
    ['Size | Bust | Waist', { key: 'noRows', line: 0 }],
    ['Size | Bust | Waist\n10 | thirty | 28', { key: 'noNumber', line: 2, cell: 'thirty' }],
    ['Size | Bust | Waist\n10 | 36 | 28\n12 | 8 | 30', { key: 'notAGirth', line: 3, cell: '8' }],
    ['Size | Bust | Waist\n10 | 38-36 | 28', { key: 'reversed', line: 2, cell: '38-36' }],
    ['Size | Bust | Waist\n10 | 36 | 28\n10 | 38 | 30', { key: 'twice', line: 3, cell: '10' }],
    ['Size | Bust | Waist\n8 | 34 | 26\n10 | 33 | 28\n12 | 38 | 30', { key: 'shrinks', cell: '10' }],
  ])('refuses a chart with the line and cell of the error: %s', (text, error) => {
    expect(readRows(text)).toMatchObject(error);
  });

  it('never throws, whatever the user pastes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Size', 'Bust', '36', '-', '|', '\n', '½', '\t', ' ', 'cm', 'x')),
        (parts) => {
          const parsed = parseSizeChart(parts.join(''));
          expect('rows' in parsed || 'error' in parsed).toBe(true);
        },
      ),
    );
  });
});

describe('readSizeWords', () => {
  it.each([
    ['size 12 wrap dress, chest 38 in', { size: '12', girths: { chest: 38 } }],
    ['Vintage blouse. Bust: 96.5 cm. Waist 30". Size M', { size: 'M', girths: { chest: 37.99, waist: 30 } }],
    ['jeans W30 L32, hips measure 40 inches', { size: 'W30 L32', girths: { hips: 40 } }],
    ['linen shirt, pit to pit 19.5 in', { size: null, girths: { chest: 39 } }],
    ['navy coat, 42" chest', { size: null, girths: { chest: 42 } }],
    ['high-waisted trousers with a 30 in inseam', { size: null, girths: {} }],
    ['black wrap dress, knee length', { size: null, girths: {} }],
  ])('finds size and girths: %s', (text, expected) => {
    expect(readSizeWords(text)).toEqual(expected);
  });
});
