import type { Category } from '@figura/contracts';
import type { Crop } from './crop';

export const cropFor = (category: Category): Crop => (category === 'Tops' ? 'upper' : 'whole');

/** To tell pieces alike apart. */
export const cropToGarment = (category: Category): Crop =>
  category === 'Bottoms' ? 'lower' : cropFor(category);

export const cropClosely = (category: Category): Crop =>
  category === 'Tops' ? 'bust' : cropToGarment(category);

export const cropForRow = (categories: readonly (Category | undefined)[]): Crop | undefined =>
  new Set(categories).size > 1 ? 'whole' : undefined;
