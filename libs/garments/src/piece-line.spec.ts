import { readPieceLine } from './piece-line';

const NONE = { price: null, size: null, count: 1 };

it.each([
  ['black wrap dress, knee length', 'black wrap dress, knee length', {}],
  ['black wrap dress, size M, 49,90 EUR', 'black wrap dress', { size: 'M', price: [49.9, 'EUR'] }],
  ['- White shirt (size 38) $49', 'White shirt', { size: '38', price: [49, 'USD'] }],
  ['1. navy blazer; EU 40; price: 49.90 Euro', 'navy blazer', { size: 'EU 40', price: [49.9, 'EUR'] }],
  ['Kurta, Rs. 1,299, XL', 'Kurta', { size: 'XL', price: [1299, 'INR'] }],
  ['straight jeans W28 L32', 'straight jeans', { size: 'W28 L32' }],
  ['red skirt\tS\t$20', 'red skirt', { size: 'S', price: [20, 'USD'] }],
  ['size 10 heels', 'heels', { size: '10' }],
  ['brown boots, UK 5.5', 'brown boots', { size: 'UK 5.5' }],
  ['scarf, one size', 'scarf', { size: 'one size' }],
  ['gray sweater Gr. 42 bought for 30 €', 'gray sweater', { size: '42', price: [30, 'EUR'] }],
  ['gray cardigan: 30 USD', 'gray cardigan', { price: [30, 'USD'] }],
  ['blue dress / M', 'blue dress', { size: 'M' }],
])(
  'readPieceLine extracts price and size from "%s"',
  (line, words, { size, price }: { size?: string; price?: unknown[] }) => {
    const [amount, currency] = price ?? [];
    expect(readPieceLine(line)).toEqual({
      words,
      ...NONE,
      ...(size !== undefined && { size }),
      ...(price && { price: { amount, currency } }),
    });
  },
);

it.each([
  'plus size jeans',
  'Levi’s 501 jeans',
  'T-shirt',
  'V-neck sweater, cotton',
  'A-line skirt',
  '20 denier tights',
  'tie-up shirt 2019',
  'oversize blazer 38 cm long',
])('readPieceLine leaves "%s" unchanged', (line) => {
  expect(readPieceLine(line)).toEqual({ words: line, ...NONE });
});

it('readPieceLine keeps the words if nothing else is left', () => {
  expect(readPieceLine('size M')).toEqual({ words: 'size M', ...NONE });
});

it.each([
  ['2 black t-shirts', 'black t-shirts', 2],
  ['two red dresses, $20', 'red dresses', 2],
  ['3x white socks', 'white socks', 3],
  ['2 x black jeans', 'black jeans', 2],
  ['two pairs of jeans', 'jeans', 2],
  ['3 button blazer', '3 button blazer', 1],
  ['2-piece suit', '2-piece suit', 1],
  ['7 for all mankind jeans', '7 for all mankind jeans', 1],
  ['20 denier tights', '20 denier tights', 1],
  ['two-tone pumps', 'two-tone pumps', 1],
])('readPieceLine counts the pieces of "%s"', (line, words, count) => {
  expect(readPieceLine(line)).toMatchObject({ words, count });
});
