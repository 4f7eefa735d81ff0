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
  [piece('Tops', 'shirt'), ['Tops', 'Bottoms', 'Shoes']],
  [piece('Bottoms', 'skirt'), ['Bottoms', 'Tops', 'Shoes']],
  [piece('Outerwear', 'trench-coat'), ['Outerwear', 'Tops', 'Bottoms', 'Shoes']],
  [piece('One-Piece', 'wrap-dress'), ['One-Piece', 'Shoes']],
  [piece('One-Piece', 'dungarees'), ['One-Piece', 'Tops', 'Shoes']],
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

it('outfitWith dresses occasions and seasons in six ways', () => {
  const besides = [
    piece('Bottoms', 'a-line-skirt'),
    piece('Bottoms', 'shorts'),
    piece('Bottoms', 'pencil-skirt'),
    { ...piece('Bottoms', 'pencil-skirt'), attributes: { fabric: ['tweed'] } },
    { ...piece('Bottoms', 'pencil-skirt'), attributes: { fabric: ['linen'] } },
    { ...piece('Bottoms', 'a-line-skirt'), attributes: { fabric: ['linen'] } },
    { ...piece('Bottoms', 'a-line-skirt'), attributes: { fabric: ['corduroy'] } },
    { ...piece('Bottoms', 'a-line-skirt'), attributes: { fabric: ['satin'] } },
  ].map((bottom) => outfitWith(bottom)[1]!.type);
  expect(new Set(besides).size).toBe(6);
});

it('outfitWith takes what the wardrobe has, for the same weather and occasion first', () => {
  const own = [piece('Bottoms', 'joggers', '#222222'), piece('Bottoms', 'pencil-skirt', '#222222')];
  expect(outfitWith(piece('Tops', 'shirt', '#ffffff'), own)[1]).toBe(own[1]);
  expect(outfitWith(piece('Tops', 'hoodie', '#ffffff'), own)[1]).toBe(own[0]);
  expect(outfitWith(piece('Bottoms', 'skirt'), own)[1]!.category).toBe('Tops');
});
