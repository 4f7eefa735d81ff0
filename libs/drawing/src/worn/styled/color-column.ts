import type { GarmentInput } from '../../garment/piece';
import { garment } from './way';
import type { Way } from './way';

/** One color, or one line of it, from top to toe. */
export function colorColumn(way: Way): GarmentInput[] {
  const shoes = garment(
    'Shoes',
    'pump',
    {},
    way.has('color', 'one-color') || way.has('color', 'tonal') ? way.second : '#2b2326',
  );
  if (way.has('style', 'sheath'))
    return [
      garment(
        'One-Piece',
        'sheath-dress',
        way.of('length', 'fit', 'fabric', way.has('color', 'dark-sides') ? 'color' : 'pattern'),
        way.first,
        way.second,
      ),
      shoes,
    ];
  const top = garment(
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
      garment('Bottoms', 'a-line-skirt', { ...way.of('length'), waist: ['high-rise'] }, below),
      shoes,
    ];
  const layer = way.has('color', 'open-layer-contrast')
    ? [garment('Outerwear', 'longline-cardigan', { line: ['open-front'] }, way.second)]
    : [];
  return [
    top,
    garment(
      'Bottoms',
      'straight-trousers',
      { waist: ['high-rise'], ...way.of('leg') },
      layer.length > 0 ? way.first : below,
    ),
    shoes,
    ...layer,
  ];
}
