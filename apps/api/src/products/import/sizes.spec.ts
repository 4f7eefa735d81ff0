import { listSizes } from './sizes';

describe('listSizes', () => {
  it.each([
    ['m', ['M']],
    [' Medium ', ['M']],
    ['X-Large', ['XL']],
    ['extra large', ['XL']],
    ['XX Large', ['XXL']],
    ['2XL', ['XXL']],
    ['xxxl', ['3XL']],
    ['4 X Large', ['4XL']],
    ['XXS', ['XXS']],
    ['38', ['38']],
    ['38,5', ['38.5']],
    ['uk12', ['UK 12']],
    ['12 UK', ['UK 12']],
    ['EU: 38', ['EU 38']],
    ['W30/L32', ['W30 L32']],
    ['w30l32', ['W30 L32']],
    ['S/M', ['S/M']],
    ['10  Petite', ['10 PETITE']],
    ['one size', ['One size']],
    ['OS', ['One size']],
    ['S, M, m; L', ['S', 'M', 'L']],
    ['38,40,42', ['38', '40', '42']],
    ['38,39,5', ['38', '39.5']],
    ['XS/S/M', ['XS', 'S', 'M']],
    ['["S","M"]', ['S', 'M']],
    ['Size 12', ['12']],
    ['Gr. 38', ['38']],
    ['Größe M, Groesse: L', ['M', 'L']],
    ['W30/L32, W32/L32', ['W30 L32', 'W32 L32']],
  ])('reads %p', (text, sizes) => expect(listSizes(text)).toEqual(sizes));

  it('numbers belong to the size system that is given with them', () => {
    expect(listSizes('12', 'uk')).toEqual(['UK 12']);
    expect(listSizes('M', 'UK')).toEqual(['M']);
  });

  it.each(['', '-', 'n/a', 'as long as a description of how it fits', '\u202e', ','])(
    '%p is no size',
    (text) => expect(listSizes(text)).toEqual([]),
  );

  it('limits the number of sizes and ignores oversized text', () => {
    expect(listSizes(Array.from({ length: 500 }, (_, size) => String(size + 10)).join(','))).toHaveLength(60);
    expect(listSizes('x'.repeat(100_000))).toEqual([]);
    expect(listSizes(`${'EXTRA '.repeat(20_000)}LARGE`)).toEqual([]);
  });
});
