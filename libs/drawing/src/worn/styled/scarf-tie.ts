import type { GarmentInput } from '../../garment/piece';
import { garment, NEUTRAL, PALE } from './way';
import type { Way } from './way';

/** A scarf and how it is tied. */
export const scarfTie = (way: Way): GarmentInput[] => [
  // What has a collar that stands and hangs straight is a coat.
  ...(way.has('neckline', 'stand-collar')
    ? [
        garment('Tops', 't-shirt', {}, PALE),
        garment('Outerwear', 'wool-coat', way.of('neckline', 'fit'), way.second),
      ]
    : [garment('Tops', 't-shirt', { sleeveLength: ['wrist'], ...way.of('neckline') }, way.second)]),
  garment('Bottoms', 'straight-trousers', {}, NEUTRAL),
  garment(
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
