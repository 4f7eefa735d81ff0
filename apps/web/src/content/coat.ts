import type { Appearance, HorizontalType } from '@figura/contracts';
import { outfitWith } from '@figura/drawing';

/** What the figure at the top of the page wears: a trench coat, over plain clothes. */
export const COAT = outfitWith({
  category: 'Outerwear',
  type: 'trench-coat',
  attributes: { length: ['jacket-long'], fabric: ['crisp-cotton'] },
  colors: [{ hex: '#c9ad7d' }],
});

/** Five women, one of each letter. */
export const APPEARANCES: Readonly<Record<HorizontalType, Appearance>> = {
  A: { skin: 'tone-2', hair: { cut: 'bob', color: 'auburn' } },
  B: { skin: 'tone-5', hair: { cut: 'curls', color: 'black' } },
  C: { skin: 'tone-3', hair: { cut: 'covering', color: 'plum' } },
  D: { skin: 'tone-1', hair: { cut: 'pixie', color: 'gray' } },
  E: { skin: 'tone-4', hair: { cut: 'waves', color: 'dark-brown' } },
};
