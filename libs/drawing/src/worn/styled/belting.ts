import type { GarmentInput } from '../../garment/piece';
import { createGarment, type Way } from './way';

export function dressBelting(way: Way): GarmentInput[] {
  const dress = (type: string): GarmentInput =>
    createGarment('One-Piece', type, way.of('neckline', 'length', 'fit', 'fabric', 'line'), way.first);
  const worn = way.has('neckline', 'shawl-collar')
    ? createGarment(
        'Outerwear',
        'wool-coat',
        { ...way.of('neckline', 'length', 'fabric'), fit: ['semi-fitted'] },
        way.first,
      )
    : way.has('neckline', 'open-shirt-collar')
      ? dress('shirt-dress')
      : way.has('waist', 'raised-seam') || way.has('style', 'empire')
        ? dress('empire-dress')
        : way.has('style', 'sheath')
          ? dress('knit-dress')
          : dress('shift-dress');
  const belt = createGarment(
    'Accessories',
    way.has('accessories', 'wide-belt') ? 'wide-belt' : 'belt',
    way.of('accessories', 'jewelry', 'waist'),
    way.second,
  );
  return [worn, belt];
}
