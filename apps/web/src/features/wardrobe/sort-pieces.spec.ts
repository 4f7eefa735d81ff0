/** @jest-environment node */
import { createGarment } from '../../lib/testing/a-recommendation';
import { sortPieces } from './sort-pieces';

const createPiece = (type: string, attributes = {}) => ({
  garment: { ...createGarment(), type, attributes },
});

it('clothes come before shoes, bags, accessories, and jewelry, each in order', () => {
  const sorted = sortPieces([
    createPiece('hoop-earrings', { jewelry: ['hoop-earrings'] }),
    createPiece('scarf'),
    createPiece('tote-bag'),
    createPiece('sneaker'),
    createPiece('wrap-dress'),
    createPiece('trench-coat'),
    createPiece('loafer'),
    createPiece('straight-jeans'),
    createPiece('shirt'),
  ]);
  expect(sorted.map(({ garment: { type } }) => type)).toEqual([
    'trench-coat',
    'shirt',
    'wrap-dress',
    'straight-jeans',
    'sneaker',
    'loafer',
    'tote-bag',
    'scarf',
    'hoop-earrings',
  ]);
});
