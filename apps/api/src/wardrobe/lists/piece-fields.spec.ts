import { translate } from '@figura/messages';
import { readPieceFields } from './piece-fields';

const readFields = (cells: Parameters<typeof readPieceFields>[0]['cells'], text = '') => {
  const fields = readPieceFields({ line: 1, text, cells }, 'USD');
  return { ...fields, notes: fields.notes.map((note) => translate(note, 'en')) };
};

describe('readPieceFields', () => {
  it('extracts price and size from a line', () => {
    expect(readFields(null, 'black wrap dress, M, 49,90 EUR')).toEqual({
      source: 'black wrap dress',
      words: 'black wrap dress',
      count: 1,
      brand: null,
      size: 'M',
      price: { amount: 49.9, currency: 'EUR' },
      notes: [],
    });
  });

  it('sorts cells into fields, and keeps the rest in the note', () => {
    expect(
      readFields({
        name: 'Oxford\nshirt',
        category: 'Tops',
        brand: 'Gant',
        size: '38',
        color: 'White',
        price: '49,90',
        bought: '03/05/2024',
        note: 'a gift',
        others: [['Season', 'summer']],
      }),
    ).toEqual({
      source: { title: 'Oxford shirt', category: 'Tops', color: 'White' },
      words: 'Oxford shirt',
      count: 1,
      brand: 'Gant',
      size: '38',
      price: { amount: 49.9, currency: 'USD' },
      notes: ['a gift', 'Bought: 03/05/2024', 'Season: summer'],
    });
  });

  it.each([
    [{ price: '49' }, 'USD'],
    [{ price: '49', currency: 'eur' }, 'EUR'],
    [{ price: '£49', currency: 'EUR' }, 'GBP'],
  ])('uses the currency that %j names', (cells, currency) => {
    expect(readFields({ name: 'Coat', ...cells }).price).toEqual({ amount: 49, currency });
  });

  it('keeps an invalid price and an oversized size or brand in the note', () => {
    const long = 'x'.repeat(61);
    expect(readFields({ name: 'Coat', price: 'a gift', size: long, brand: long })).toMatchObject({
      price: null,
      size: null,
      brand: null,
      notes: [`Brand: ${long}`, `Size: ${long}`, 'Price: a gift'],
    });
  });

  it('refuses an oversized line or row, and a name with many lines', () => {
    expect(() => readFields(null, 'x'.repeat(301))).toThrow('300 characters');
    expect(() => readFields({ name: 'Coat' }, 'x'.repeat(1_501))).toThrow('1,500 characters');
    expect(() => readFields({ name: 'Coat\nSkirt\nShirt\nShoes' })).toThrow('quotation mark');
  });
});
