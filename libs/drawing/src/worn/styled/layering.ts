import type { GarmentInput } from '../../garment/piece';
import { createGarment, NEUTRAL, type Way } from './way';

export function dressLayering(way: Way): GarmentInput[] {
  const trousers = createGarment('Bottoms', 'straight-trousers', way.of('leg'), way.second);
  const shell = createGarment('Tops', 'tank', { ...way.of('neckline'), waist: ['tucked'] }, way.second);
  if (way.has('accessories', 'shawl'))
    return [
      createGarment(
        'One-Piece',
        'sheath-dress',
        { neckline: ['strapless'], length: ['floor'], fabric: ['crepe'] },
        way.second,
      ),
      createGarment('Accessories', 'shawl', way.of('fabric', 'texture'), way.first),
    ];
  if (way.has('style', 'cropped-top'))
    return [
      createGarment('Bottoms', 'straight-trousers', {}, NEUTRAL),
      createGarment('Tops', 'shirt', { fabric: ['crisp-cotton'] }, way.second),
      createGarment(
        'Tops',
        'sweater',
        { length: ['waist-length-top'], fabric: ['chunky-knit'], neckline: ['crew'] },
        way.first,
      ),
    ];
  if (way.has('neckline', 'roll-neck'))
    return [
      createGarment(
        'Tops',
        'sweater',
        { neckline: ['roll-neck'], fit: ['second-skin'], waist: ['tucked'], fabric: ['fine-knit'] },
        way.second,
      ),
      createGarment(
        'One-Piece',
        'slip-dress',
        { ...way.of('length', 'texture'), neckline: ['v-neck'], fabric: ['satin'] },
        way.first,
      ),
    ];
  if (way.has('sleeves', 'bishop'))
    return [
      createGarment('Bottoms', 'straight-trousers', {}, NEUTRAL),
      createGarment(
        'Tops',
        'blouse',
        { ...way.of('sleeves', 'sleeveLength', 'neckline'), waist: ['tucked'], fabric: ['viscose'] },
        way.second,
      ),
      createGarment('Outerwear', 'waistcoat', { fabric: ['wool-suiting'] }, way.first),
    ];
  const cardigan = way.has('style', 'longline-cardigan');
  const outer = createGarment(
    'Outerwear',
    cardigan ? 'longline-cardigan' : 'blazer',
    { ...way.of('length', 'fit', 'fabric'), line: ['open-front'] },
    way.first,
  );
  return [trousers, shell, outer];
}
