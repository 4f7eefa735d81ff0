import type { Drawers, GarmentInput } from '../../../garment/piece';
import { garment } from '../../styled/way';
import type { View } from '../../vignette';
import { vignette } from '../../vignette';
import { clothBeside, wearerOf } from '../../wearer';
import { TIES } from './scarves';
import type { Tie } from './scarves';

interface Shown extends Pick<View, 'crop'> {
  /** Whether it reaches down to the hips. */
  low?: true;
}

const SHOWN: Readonly<Record<Tie, Shown>> = {
  neckerchief: {
    crop: ({ crown, chin, chest }) => ({
      middle: crown.x,
      top: (crown.y + chin.y) / 2,
      bottom: chest.y + 10,
    }),
  },
  'bulky-scarf': {
    crop: ({ crown, top, waist }) => ({ middle: crown.x, top: top.y - 12, bottom: waist.y + 6 }),
  },
  'long-scarf': {
    low: true,
    crop: ({ crown, top, hip }) => ({ middle: crown.x, top: top.y - 12, bottom: hip.y }),
  },
  shawl: {
    low: true,
    crop: ({ crown, top, hip }) => ({ middle: crown.x, top: top.y - 12, bottom: hip.y + 6 }),
  },
};

/** A scarf on its wearer, over a plain top that sets it off. */
const worn = (usual: Tie) =>
  vignette((item) => {
    const { low, crop } = SHOWN[TIES.find((tie) => item.attributes.accessories?.includes(tie)) ?? usual];
    const plain = (category: string, type: string): GarmentInput =>
      garment(category, type, { neckline: ['crew'], sleeveLength: ['wrist'] }, clothBeside(item));
    return {
      garments: [low ? plain('One-Piece', 'knit-dress') : plain('Tops', 't-shirt'), item],
      appearance: wearerOf(item, low ? ['bun', 'cropped'] : ['bun', 'pixie', 'cropped', 'curls']),
      zoom: 1,
      calm: true,
      legs: false,
      crop,
    };
  });

/** Scarves as they are worn. */
export const scarfDrawers: Drawers = {
  scarf: worn('long-scarf'),
  shawl: worn('shawl'),
  neckerchief: worn('neckerchief'),
};
