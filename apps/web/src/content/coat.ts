import { completeOutfit } from '@figura/drawing';

/** What the figure at the top of the page wears: a trench coat, over plain clothes. */
export const COAT = completeOutfit({
  category: 'Outerwear',
  type: 'trench-coat',
  attributes: { length: ['jacket-long'], fabric: ['crisp-cotton'] },
  colors: [{ hex: '#c9ad7d' }],
});
