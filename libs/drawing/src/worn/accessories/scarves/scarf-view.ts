import type { GarmentInput } from '../../../garment/piece';
import { createGarment } from '../../styled/way';
import type { View, Viewer } from '../../view';
import { chooseClothBeside, createWearer } from '../../wearer';
import { TIES } from './scarves';
import type { Tie } from './scarves';

interface Shown extends Pick<View, 'crop'> {
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

export const createScarfView =
  (usual: Tie): Viewer =>
  (item) => {
    const { low, crop } = SHOWN[TIES.find((tie) => item.attributes.accessories?.includes(tie)) ?? usual];
    const createPlainGarment = (category: string, type: string): GarmentInput =>
      createGarment(category, type, { neckline: ['crew'], sleeveLength: ['wrist'] }, chooseClothBeside(item));
    return {
      garments: [
        low ? createPlainGarment('One-Piece', 'knit-dress') : createPlainGarment('Tops', 't-shirt'),
        item,
      ],
      appearance: createWearer(item, low ? ['bun', 'cropped'] : ['bun', 'pixie', 'cropped', 'curls']),
      zoom: 1,
      calm: true,
      legs: false,
      crop,
    };
  };
