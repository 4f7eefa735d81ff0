import type { GarmentInput } from '../../garment/piece';
import type { View, Viewer } from '../view';
import { createWay, type Way } from './way';

/**
 * Shows a way of wearing on the garments that `dress` chooses. The item's first color is that of the main garment,
 * its second that of the rest.
 */
export const createStyledView =
  (
    dress: (way: Way) => GarmentInput[],
    crop: View['crop'],
    createLook?: (way: Way) => Pick<View, 'appearance' | 'hair'>,
  ): Viewer =>
  (item) => {
    const way = createWay(item);
    return { garments: dress(way), crop, ...createLook?.(way) };
  };
