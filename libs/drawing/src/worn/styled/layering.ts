import type { GarmentInput } from '../../garment/piece';
import { garment, NEUTRAL } from './way';
import type { Way } from './way';

/** One garment over another. */
export function layering(way: Way): GarmentInput[] {
  const trousers = garment('Bottoms', 'straight-trousers', way.of('leg'), way.second);
  const shell = garment('Tops', 'tank', { ...way.of('neckline'), waist: ['tucked'] }, way.second);
  if (way.has('accessories', 'shawl'))
    return [
      garment(
        'One-Piece',
        'sheath-dress',
        { neckline: ['strapless'], length: ['floor'], fabric: ['crepe'] },
        way.second,
      ),
      garment('Accessories', 'shawl', way.of('fabric', 'texture'), way.first),
    ];
  if (way.has('style', 'cropped-top'))
    return [
      garment('Bottoms', 'straight-trousers', {}, NEUTRAL),
      garment('Tops', 'shirt', { fabric: ['crisp-cotton'] }, way.second),
      garment(
        'Tops',
        'sweater',
        { length: ['waist-length-top'], fabric: ['chunky-knit'], neckline: ['crew'] },
        way.first,
      ),
    ];
  if (way.has('neckline', 'roll-neck'))
    return [
      garment(
        'Tops',
        'sweater',
        { neckline: ['roll-neck'], fit: ['second-skin'], waist: ['tucked'], fabric: ['fine-knit'] },
        way.second,
      ),
      garment(
        'One-Piece',
        'slip-dress',
        { ...way.of('length', 'texture'), neckline: ['v-neck'], fabric: ['satin'] },
        way.first,
      ),
    ];
  if (way.has('sleeves', 'bishop'))
    return [
      garment('Bottoms', 'straight-trousers', {}, NEUTRAL),
      garment(
        'Tops',
        'blouse',
        { ...way.of('sleeves', 'sleeveLength', 'neckline'), waist: ['tucked'], fabric: ['viscose'] },
        way.second,
      ),
      garment('Outerwear', 'waistcoat', { fabric: ['wool-suiting'] }, way.first),
    ];
  const cardigan = way.has('style', 'longline-cardigan');
  const outer = garment(
    'Outerwear',
    cardigan ? 'longline-cardigan' : 'blazer',
    { ...way.of('length', 'fit', 'fabric'), line: ['open-front'] },
    way.first,
  );
  return [trousers, shell, outer];
}
