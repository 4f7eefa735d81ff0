import { completeOutfit } from '@figura/drawing';

export const COAT = completeOutfit({
  category: 'Outerwear',
  type: 'trench-coat',
  attributes: { length: ['jacket-long'], fabric: ['crisp-cotton'] },
  colors: [{ hex: '#c9ad7d' }],
});
