import type { Garment, OutfitSlot } from '@figura/contracts';
import { nameOutfits } from './name-outfits';

const aPiece = (slot: OutfitSlot, type: string, color = 'Navy') => ({
  slot,
  name: `${color} ${type}`,
  garment: { category: 'Tops', type, attributes: {}, colors: [{ name: color }] } as Garment,
});

it('outfits are named by the clothes that are seen, without the coat', () => {
  expect(
    nameOutfits([
      { pieces: [aPiece('top', 'sweater'), aPiece('bottom', 'slip-skirt'), aPiece('layer', 'trench-coat')] },
      { pieces: [aPiece('top', 'shirt'), aPiece('bottom', 'wide-trousers'), aPiece('layer', 'blazer')] },
      { pieces: [aPiece('one-piece', 'wrap-dress')] },
    ]),
  ).toEqual(['Sweater and skirt', 'Blazer and trousers', 'Wrap dress']);
});

it('outfits of the same clothes are named by what kinds of them they are, or by their colors', () => {
  const trousers = (type: string) => ({ pieces: [aPiece('top', 'shirt'), aPiece('bottom', type)] });
  expect(nameOutfits([trousers('wide-trousers'), trousers('straight-trousers')])).toEqual([
    'Shirt and wide trousers',
    'Shirt and straight trousers',
  ]);
  const skirt = (color: string) => ({
    pieces: [aPiece('top', 'sweater', color), aPiece('bottom', 'slip-skirt', 'Wine')],
  });
  expect(nameOutfits([skirt('Camel'), skirt('Ivory'), { pieces: [aPiece('one-piece', 'gown')] }])).toEqual([
    'Camel sweater and wine slip skirt',
    'Ivory sweater and wine slip skirt',
    'Evening gown',
  ]);
});
