import { getHairOrDefault, HAIR_HEX, isClothCut } from '@figura/contracts';
import type { Drawer } from '../garment/piece';
import { composeWorn } from './draw-worn';
import type { Viewer } from './view';

export const createVignette =
  (showItem: Viewer): Drawer =>
  ({ input, id, small = false, wearer }) => {
    const { garments, appearance: own, stance, crop, ...closeUp } = showItem(input);
    const appearance = wearer?.appearance ? { ...wearer.appearance, ...(own && { hair: own.hair }) } : own;
    const her = wearer?.appearance && getHairOrDefault(wearer.appearance);
    if (her && closeUp.hair && !isClothCut(her.cut)) closeUp.hair.hex = HAIR_HEX[her.color];
    const { markup, landmarks } = composeWorn(
      {
        measurements: {},
        ...wearer,
        garments,
        small,
        ...(appearance && { appearance }),
        ...(stance && { stance }),
      },
      id,
      closeUp,
    );
    const { middle, top, bottom } = crop(landmarks);
    const height = bottom - top;
    const width = height * 0.8;
    const box = [middle - width / 2, top, width, height].map((value) => value.toFixed(1)).join(' ');
    return `<svg viewBox="${box}" width="400" height="500">${markup}</svg>`;
  };
