import type { GarmentInput } from '../../garment/piece';
import { createGarment, NEUTRAL, PALE, type Way } from './way';

export const dressScarfTie = (way: Way): GarmentInput[] => [
  // A straight garment with a stand collar is a coat.
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
