import type { GarmentInput } from '../../garment/piece';
import { garment, isDenim, NEUTRAL, PALE } from './way';
import type { Way } from './way';

/** Sleeves rolled up. */
export function sleeveRoll(way: Way): GarmentInput[] {
  const attributes = {
    sleeves: ['straight-easy'],
    ...way.of('sleeves', 'sleeveLength', 'fabric', 'texture', 'fit', 'neckline'),
    waist: ['tucked'],
  };
  const trousers = garment('Bottoms', 'straight-trousers', { waist: ['high-rise'] }, NEUTRAL);
  const bangles = way.has('jewelry', 'slim-bangles')
    ? [garment('Jewelry', 'bangles', { jewelry: ['slim-bangles'] }, '#c9a45c')]
    : [];
  if (way.has('style', 'blazer-single-breasted'))
    return [
      trousers,
      garment('Tops', 'tank', { waist: ['tucked'] }, PALE),
      garment(
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
    garment('Tops', short ? 't-shirt' : 'shirt', attributes, way.first, way.second),
    ...bangles,
  ];
}

/** Trousers turned up over their shoes. */
export const hemCuff = (way: Way): GarmentInput[] => [
  garment('Tops', 't-shirt', { waist: ['tucked'] }, PALE),
  garment(
    'Bottoms',
    isDenim(way) ? 'straight-jeans' : 'straight-trousers',
    way.of('leg', 'waist', 'fabric', 'line', 'fit'),
    way.first,
  ),
  garment(
    'Shoes',
    way.has('shoes', 'pointed-toe') ? 'pump' : 'loafer',
    way.of('shoes'),
    way.has('color', 'trouser-tone-shoe') ? way.first : '#3a2b28',
  ),
];
