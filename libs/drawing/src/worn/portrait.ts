import type { Appearance } from '@figura/contracts';
import { hash, type GarmentInput } from '../garment/piece';
import { composeWorn } from './draw-worn';

export type PortraitCrop = 'head' | 'face' | 'beard';

/** Shares of the crown-to-chin height above the crown, below the chin, and in width. */
const CROPS = {
  head: { above: 0.42, below: 0.62, wide: 1.8 },
  face: { above: -0.28, below: 0.05, wide: 0.72 },
  beard: { above: -0.3, below: 0.24, wide: 0.88 },
} as const;

/** Draws head and shoulders as one SVG document. The same input gives the same text. */
export function drawPortrait(appearance: Appearance, crop: PortraitCrop = 'head'): string {
  const { above, below, wide } = CROPS[crop];
  const { markup, landmarks } = composeWorn(
    {
      measurements: {},
      appearance,
      garments: [createTop(appearance.presentation === 'mens')],
      stance: 'right',
    },
    `p${hash(JSON.stringify([appearance, crop]))}`,
    { calm: true, arms: false, legs: false },
  );
  const { crown, chin } = landmarks;
  const unit = chin.y - crown.y;
  const box = [crown.x - (unit * wide) / 2, crown.y - unit * above, unit * wide, unit * (1 + above + below)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map((value) => value.toFixed(1)).join(' ')}" aria-hidden="true">${markup}</svg>`;
}

/** Avoids bare shoulders. */
const createTop = (isMens: boolean): GarmentInput => ({
  category: 'Tops',
  type: 't-shirt',
  attributes: { neckline: [isMens ? 'crew' : 'scoop'] },
  colors: [{ hex: '#e9e2d8' }],
});
