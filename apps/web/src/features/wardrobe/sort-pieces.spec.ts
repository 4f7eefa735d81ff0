import { aGarment } from '../../lib/testing/a-recommendation';
import { sortPieces } from './sort-pieces';

const piece = (type: string, attributes = {}) => ({ garment: { ...aGarment(), type, attributes } });

it('clothes come before shoes, bags, accessories and jewelry, each group in its order', () => {
  const sorted = sortPieces([
    piece('hoop-earrings', { jewelry: ['hoop-earrings'] }),
    piece('scarf'),
    piece('tote-bag'),
    piece('sneaker'),
    piece('wrap-dress'),
    piece('trench-coat'),
    piece('loafer'),
    piece('straight-jeans'),
    piece('shirt'),
  ]);
  expect(sorted.map(({ garment: { type } }) => type)).toEqual([
    'shirt',
    'straight-jeans',
    'trench-coat',
    'wrap-dress',
    'sneaker',
    'loafer',
    'tote-bag',
    'scarf',
    'hoop-earrings',
  ]);
});
