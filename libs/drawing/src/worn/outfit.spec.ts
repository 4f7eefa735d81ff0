import type { GarmentInput } from '../garment/piece';
import { BASE_LAYER, wearBase } from './base-layer';
import { completeOutfit } from './outfit';

const createPiece = (category: string, type: string, hex = '#8a9a86'): GarmentInput => ({
  category,
  type,
  attributes: {},
  colors: [{ hex }],
});
const drawCategories = (garment: GarmentInput): string[] =>
  completeOutfit(garment).map(({ category }) => category);

it.each([
  [createPiece('Tops', 'shirt'), ['Tops', 'Bottoms', 'Shoes']],
  [createPiece('Bottoms', 'skirt'), ['Bottoms', 'Tops', 'Shoes']],
  [createPiece('Outerwear', 'trench-coat'), ['Outerwear', 'Tops', 'Bottoms', 'Shoes']],
  [createPiece('One-Piece', 'wrap-dress'), ['One-Piece', 'Shoes']],
  [createPiece('One-Piece', 'dungarees'), ['One-Piece', 'Tops', 'Shoes']],
  [createPiece('Tops', 'sweater-vest'), ['Tops', 'Tops', 'Bottoms', 'Shoes']],
  [createPiece('Shoes', 'pump'), ['Shoes']],
])('completeOutfit completes a garment and puts it first (%#)', (garment, worn) => {
  expect(drawCategories(garment)).toEqual(worn);
  expect(completeOutfit(garment)[0]).toBe(garment);
});

it('completeOutfit picks neutrals that contrast with the garment', () => {
  const drawBesides = (hex: string, category: string, type: string) =>
    completeOutfit(createPiece(category, type, hex))[1]!.colors[0]!.hex;
  expect(drawBesides('#f8f6f1', 'Bottoms', 'skirt')).not.toBe(drawBesides('#26324d', 'Bottoms', 'skirt'));
  expect(drawBesides('#f8f6f1', 'Tops', 'shirt')).not.toBe(drawBesides('#231f20', 'Tops', 'shirt'));
});

it('completeOutfit dresses occasions and seasons in six ways', () => {
  const besides = [
    createPiece('Bottoms', 'a-line-skirt'),
    createPiece('Bottoms', 'shorts'),
    createPiece('Bottoms', 'pencil-skirt'),
    { ...createPiece('Bottoms', 'pencil-skirt'), attributes: { fabric: ['tweed'] } },
    { ...createPiece('Bottoms', 'pencil-skirt'), attributes: { fabric: ['linen'] } },
    { ...createPiece('Bottoms', 'a-line-skirt'), attributes: { fabric: ['linen'] } },
    { ...createPiece('Bottoms', 'a-line-skirt'), attributes: { fabric: ['corduroy'] } },
    { ...createPiece('Bottoms', 'a-line-skirt'), attributes: { fabric: ['satin'] } },
  ].map((bottom) => completeOutfit(bottom)[1]!.type);
  expect(new Set(besides).size).toBe(6);
});

it.each(['mens', 'any'] as const)(
  'completeOutfit adds no women’s pieces for the presentation %s',
  (presentation) => {
    const womens = /skirt|culottes|camisole|blouse|tank|pump|slingback|heeled|ballet/;
    const worn = ['shirt', 'hoodie', 'sweater', 'polo', 'blazer', 'parka'].flatMap((type) =>
      completeOutfit(
        createPiece(type === 'blazer' || type === 'parka' ? 'Outerwear' : 'Tops', type),
        [],
        presentation,
      ),
    );
    expect(worn.filter(({ type }) => womens.test(type))).toEqual([]);
  },
);

it('completeOutfit puts a shirt under a man’s V-neck', () => {
  const sweater = { ...createPiece('Tops', 'sweater'), attributes: { neckline: ['v-neck'] } };
  const listTypes = (...[garment, wardrobe, presentation]: Parameters<typeof completeOutfit>) =>
    completeOutfit(garment, wardrobe, presentation).map(({ type }) => type);
  expect(listTypes(sweater, [], 'mens')).toContain('shirt');
  expect(listTypes(sweater, [createPiece('Tops', 'hoodie')], 'mens')).toContain('shirt');
  expect(listTypes(sweater, [], 'womens')).not.toContain('shirt');
});

it('wearBase uses a T-shirt and trunks unless the presentation is women’s', () => {
  const posted = JSON.parse(JSON.stringify(BASE_LAYER)) as GarmentInput[];
  expect(wearBase(posted)).toBe(posted);
  expect(wearBase(posted, 'mens').map(({ type }) => type)).toEqual(['t-shirt', 'sports-shorts']);
  const shirt = createPiece('Tops', 'shirt');
  expect(wearBase([shirt], 'any')).toEqual([shirt]);
});

it('completeOutfit prefers own pieces for the same weather and occasion', () => {
  const own = [
    createPiece('Bottoms', 'joggers', '#222222'),
    createPiece('Bottoms', 'pencil-skirt', '#222222'),
  ];
  expect(completeOutfit(createPiece('Tops', 'shirt', '#ffffff'), own)[1]).toBe(own[1]);
  expect(completeOutfit(createPiece('Tops', 'hoodie', '#ffffff'), own)[1]).toBe(own[0]);
  expect(completeOutfit(createPiece('Bottoms', 'skirt'), own)[1]!.category).toBe('Tops');
});
