import type { GarmentInput } from '../../garment/piece';
import { createGarment, NEUTRAL, PALE } from './way';
import type { Way } from './way';

/** A scarf and how it is tied. */
export const dressScarfTie = (way: Way): GarmentInput[] => [
  // What has a collar that stands and hangs straight is a coat.
  ...(way.has('neckline', 'stand-collar')
    ? [
        createGarment('Tops', 't-shirt', {}, PALE),
        createGarment('Outerwear', 'wool-coat', way.of('neckline', 'fit'), way.second),
      ]
    : [createGarment('Tops', 't-shirt', { sleeveLength: ['wrist'], ...way.of('neckline') }, way.second)]),
  createGarment('Bottoms', 'straight-trousers', {}, NEUTRAL),
  createGarment(
    'Accessories',
    way.has('accessories', 'shawl')
      ? 'shawl'
      : way.has('accessories', 'neckerchief')
        ? 'neckerchief'
        : 'scarf',
    way.of('accessories', 'hair', 'neckline', 'fabric', 'texture', 'prints', 'pattern'),
    way.first,
  ),
];
