import type { GarmentInput } from '../../garment/piece';
import { createGarment, isDenim, createLower, type Way } from './way';

export function dressTuck(way: Way): GarmentInput[] {
  const shirt = way.has('neckline', 'open-shirt-collar') || way.has('line', 'front-placket');
  const top = createGarment(
    'Tops',
    shirt ? 'shirt' : 't-shirt',
    {
      sleeveLength: ['wrist'],
      length: ['high-hip-top'],
      ...way.of('neckline', 'length', 'fit', 'waist', 'line'),
      ...(isDenim(way) || way.has('style', 'full-skirt') ? {} : way.of('fabric')),
    },
    way.first,
  );
  const knotted = way.has('waist', 'untucked') && way.has('line', 'waist-edge');
  const worn = knotted
    ? { ...top, attributes: { ...top.attributes, length: ['waist-length-top'], waist: ['tie'] } }
    : top;
  return [worn, createLower(way, way.second)];
}
