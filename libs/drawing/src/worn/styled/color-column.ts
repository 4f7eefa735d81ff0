import type { GarmentInput } from '../../garment/piece';
import { createGarment, type Way } from './way';

export function dressColorColumn(way: Way): GarmentInput[] {
  const shoes = createGarment(
    'Shoes',
    'pump',
    {},
    way.has('color', 'one-color') || way.has('color', 'tonal') ? way.second : '#2b2326',
  );
  if (way.has('style', 'sheath'))
    return [
      createGarment(
        'One-Piece',
        'sheath-dress',
        way.of('length', 'fit', 'fabric', way.has('color', 'dark-sides') ? 'color' : 'pattern'),
        way.first,
        way.second,
      ),
      shoes,
    ];
  const top = createGarment(
    'Tops',
    't-shirt',
    {
      sleeveLength: ['wrist'],
      ...way.of('neckline', 'pattern'),
      ...(way.has('waist', 'tucked') || way.has('style', 'a-line') ? { waist: ['tucked'] } : {}),
    },
    way.first,
  );
  const below = way.has('color', 'one-color') ? way.first : way.second;
  if (way.has('style', 'a-line'))
    return [
      top,
      createGarment('Bottoms', 'a-line-skirt', { ...way.of('length'), waist: ['high-rise'] }, below),
      shoes,
    ];
  const layer = way.has('color', 'open-layer-contrast')
    ? [createGarment('Outerwear', 'longline-cardigan', { line: ['open-front'] }, way.second)]
    : [];
  return [
    top,
    createGarment(
      'Bottoms',
      'straight-trousers',
      { waist: ['high-rise'], ...way.of('leg') },
      layer.length > 0 ? way.first : below,
    ),
    shoes,
    ...layer,
  ];
}
