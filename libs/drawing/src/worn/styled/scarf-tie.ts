import type { GarmentInput } from '../../garment/piece';
import { garment, NEUTRAL } from './way';
import type { Way } from './way';

/** A scarf and how it is tied. */
export const scarfTie = (way: Way): GarmentInput[] => [
  garment('Tops', 't-shirt', { sleeveLength: ['wrist'], ...way.of('neckline') }, way.second),
  garment('Bottoms', 'straight-trousers', {}, NEUTRAL),
  garment(
    'Accessories',
    way.has('accessories', 'shawl')
      ? 'shawl'
      : way.has('accessories', 'neckerchief')
        ? 'neckerchief'
        : 'scarf',
    way.of('accessories', 'fabric', 'texture', 'prints', 'pattern'),
    way.first,
  ),
];
