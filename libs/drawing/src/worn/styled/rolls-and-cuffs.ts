import type { GarmentInput } from '../../garment/piece';
import { createGarment, isDenim, NEUTRAL, PALE, type Way } from './way';

export function dressSleeveRoll(way: Way): GarmentInput[] {
  const attributes = {
    sleeves: ['straight-easy'],
    ...way.of('sleeves', 'sleeveLength', 'fabric', 'texture', 'fit', 'neckline'),
    waist: ['tucked'],
  };
  const trousers = createGarment('Bottoms', 'straight-trousers', { waist: ['high-rise'] }, NEUTRAL);
  const bangles = way.has('jewelry', 'slim-bangles')
    ? [createGarment('Jewelry', 'bangles', { jewelry: ['slim-bangles'] }, '#c9a45c')]
    : [];
  if (way.has('style', 'blazer-single-breasted'))
    return [
      trousers,
      createGarment('Tops', 'tank', { waist: ['tucked'] }, PALE),
      createGarment(
        'Outerwear',
        'blazer',
        { ...way.of('sleeveLength', 'fabric'), sleeves: ['buttoned-cuff'] },
        way.first,
        way.second,
      ),
    ];
  const short = way.has('sleeveLength', 'short');
  return [
    trousers,
    createGarment('Tops', short ? 't-shirt' : 'shirt', attributes, way.first, way.second),
    ...bangles,
  ];
}

export const dressHemCuff = (way: Way): GarmentInput[] => [
  createGarment('Tops', 't-shirt', { waist: ['tucked'] }, PALE),
  createGarment(
    'Bottoms',
    isDenim(way) ? 'straight-jeans' : 'straight-trousers',
    way.of('leg', 'waist', 'fabric', 'line', 'fit'),
    way.first,
  ),
  createGarment(
    'Shoes',
    way.has('shoes', 'pointed-toe') ? 'pump' : 'loafer',
    way.of('shoes'),
    way.has('color', 'trouser-tone-shoe') ? way.first : '#3a2b28',
  ),
];
