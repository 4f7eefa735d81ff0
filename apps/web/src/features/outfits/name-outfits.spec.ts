/** @jest-environment node */
import type { Garment, OutfitSlot } from '@figura/contracts';
import { nameOutfits } from './name-outfits';

const createPiece = (slot: OutfitSlot, type: string, color = 'Navy') => ({
  slot,
  name: `${color} ${type}`,
  garment: { category: 'Tops', type, attributes: {}, colors: [{ name: color }] } as Garment,
});

it('nameOutfits names outfits by their visible clothes, without the coat', () => {
  expect(
    nameOutfits([
      {
        pieces: [
          createPiece('top', 'sweater'),
          createPiece('bottom', 'slip-skirt'),
          createPiece('layer', 'trench-coat'),
        ],
      },
      {
        pieces: [
          createPiece('top', 'shirt'),
          createPiece('bottom', 'wide-trousers', 'Gray'),
          createPiece('layer', 'blazer'),
        ],
      },
      { pieces: [createPiece('one-piece', 'wrap-dress')] },
    ]),
  ).toEqual(['Sweater and skirt', 'Blazer and pants', 'Wrap dress']);
});

it('nameOutfits calls a matching blazer and trousers a suit', () => {
  const suit = [
    createPiece('mid', 'blazer', 'Charcoal'),
    createPiece('bottom', 'tapered-trousers', 'Charcoal'),
  ];
  expect(nameOutfits([{ pieces: suit }])).toEqual(['Charcoal suit']);
});

it('nameOutfits distinguishes similar outfits by type or color', () => {
  const createTrousers = (type: string) => ({
    pieces: [createPiece('top', 'shirt'), createPiece('bottom', type)],
  });
  expect(nameOutfits([createTrousers('wide-trousers'), createTrousers('straight-trousers')])).toEqual([
    'Shirt and wide pants',
    'Shirt and straight pants',
  ]);
  const createSkirt = (color: string) => ({
    pieces: [createPiece('top', 'sweater', color), createPiece('bottom', 'slip-skirt', 'Wine')],
  });
  expect(
    nameOutfits([createSkirt('Camel'), createSkirt('Ivory'), { pieces: [createPiece('one-piece', 'gown')] }]),
  ).toEqual(['Camel sweater and wine slip skirt', 'Ivory sweater and wine slip skirt', 'Evening gown']);
});
