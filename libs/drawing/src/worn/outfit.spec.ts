import type { GarmentInput } from '../garment/piece';
import { outfitWith } from './outfit';

const piece = (category: string, type: string, hex = '#8a9a86'): GarmentInput => ({
  category,
  type,
  attributes: {},
  colors: [{ hex }],
});
const categories = (garment: GarmentInput): string[] => outfitWith(garment).map(({ category }) => category);

it.each([
  [piece('Tops', 'shirt'), ['Tops', 'Bottoms']],
  [piece('Bottoms', 'skirt'), ['Bottoms', 'Tops']],
  [piece('Outerwear', 'trench-coat'), ['Outerwear', 'Tops', 'Bottoms']],
  [piece('One-Piece', 'wrap-dress'), ['One-Piece']],
  [piece('One-Piece', 'dungarees'), ['One-Piece', 'Tops']],
  [piece('Shoes', 'pump'), ['Shoes']],
])('outfitWith completes a garment, which comes first (%#)', (garment, worn) => {
  expect(categories(garment)).toEqual(worn);
  expect(outfitWith(garment)[0]).toBe(garment);
});

it('outfitWith sets neutrals off against what they are worn with', () => {
  const besides = (hex: string, category: string, type: string) =>
    outfitWith(piece(category, type, hex))[1]!.colors[0]!.hex;
  expect(besides('#f8f6f1', 'Bottoms', 'skirt')).not.toBe(besides('#26324d', 'Bottoms', 'skirt'));
  expect(besides('#f8f6f1', 'Tops', 'shirt')).not.toBe(besides('#231f20', 'Tops', 'shirt'));
});
