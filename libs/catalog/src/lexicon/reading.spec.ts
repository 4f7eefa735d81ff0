import { join } from 'node:path';
import { compileLexicon, createReader } from '@figura/garments';
import { loadLexicon } from './load-lexicon';

const reader = createReader(compileLexicon(loadLexicon(join(__dirname, '../../content'))));

/** The values that a text gives, as `attribute:value`. */
function valuesOf(text: string): string[] {
  return Object.entries(reader.readText(text).attributes).flatMap(([attribute, values]) =>
    values.map((value) => `${attribute}:${value}`),
  );
}

describe('reading the words of shops', () => {
  it('finds the type, the values and the colors of a dress', () => {
    const reading = reader.readText(
      'Midi wrap dress in navy crêpe with three-quarter-length sleeves and a tie belt.',
    );
    expect(reading).toMatchObject({
      category: 'One-Piece',
      type: 'wrap-dress',
      attributes: {
        sleeveLength: ['three-quarter'],
        style: ['wrap'],
        length: ['mid-calf'],
        waist: ['tie'],
        fabric: ['crepe'],
      },
      colors: [{ name: 'Navy', hex: '#1c2541' }],
    });
  });

  it('names the words that gave a value, and where they stand', () => {
    const text = 'A shirt with <b>long</b>, wide sleeves';
    const { evidence } = reader.readText(text);
    const wrist = evidence.find(({ value }) => value === 'wrist');
    expect(wrist).toMatchObject({ attribute: 'sleeveLength', field: 'text' });
    expect(text.slice(wrist!.start, wrist!.end)).toBe(wrist!.words);
  });

  it.each([
    ['Blouse with long, wide sleeves', ['sleeves:wide', 'sleeveLength:wrist'], ['leg:wide', 'fit:loose']],
    ['Short dress with long sleeves', ['length:short', 'sleeveLength:wrist'], ['sleeveLength:short']],
    ['Top with a boat neck in front and a V-neck at the back', ['neckline:boat'], ['neckline:v-neck']],
    ['Trousers with a wide elasticated waist and slim legs', ['leg:slim', 'waist:elastic'], ['leg:wide']],
    ['Jacket lined in satin', [], ['fabric:satin']],
    ['Skirt with a lace trim at the hem', [], ['fabric:lace']],
    ['Dress without a collar', [], ['neckline:open-shirt-collar']],
  ])('%s', (text, given, notGiven) => {
    const values = valuesOf(text);
    expect(values).toEqual(expect.arrayContaining(given));
    for (const value of notGiven) expect(values).not.toContain(value);
  });

  it.each([
    [
      'Grained leather with a zip',
      'Apparel & Accessories > Handbags, Wallets & Cases > Handbags',
      'Accessories',
    ],
    ['Long sleeves and a deep V-neck', 'Clothing > One-Pieces > Jumpsuits & Rompers', 'One-Piece'],
    ['Jumpsuit with wide legs', 'Women > Trousers', 'One-Piece'],
    ['Shorts in soft satin', 'Women > Nightwear > Shorts', null],
  ])('%s, in the shop under %s', (description, shelf, category) => {
    expect(reader.read({ description, category: shelf }).category).toBe(category);
  });

  it.each(['Push-up bra with a lace trim', 'Pajamas: a jersey top and short shorts', 'Hair clip in plastic'])(
    'finds no garment in: %s',
    (text) => {
      expect(reader.readText(text)).toMatchObject({ category: null, type: null, attributes: {} });
    },
  );
});
