import type { Drawers } from '../../garment/piece';
import { createVignette } from '../vignette';
import type { View } from '../vignette';
import { createHairWearer } from './hairstyle';
import { dressStyled } from './styled';
import { createWay } from './way';

const CROPS: Readonly<Record<string, View['crop']>> = {
  hairstyle: ({ crown }) => ({ middle: crown.x, top: crown.y - 36, bottom: crown.y + 194 }),
  tuck: ({ chin, crotch, knee, floor }) => ({
    middle: floor.x,
    top: chin.y - 20,
    bottom: (crotch.y + knee.y) / 2,
  }),
  layering: ({ chin, knee, floor }) => ({ middle: floor.x, top: chin.y - 20, bottom: knee.y }),
  belting: ({ chin, knee, floor }) => ({ middle: floor.x, top: chin.y - 20, bottom: knee.y + 40 }),
  'sleeve-roll': ({ shoulder, wrist }) => ({
    middle: wrist.x - 26,
    top: shoulder.y - 20,
    bottom: wrist.y + 70,
  }),
  'hem-cuff': ({ hip, floor }) => ({ middle: floor.x, top: hip.y + 30, bottom: floor.y + 10 }),
  'color-column': ({ crown, floor }) => ({ middle: floor.x, top: crown.y - 12, bottom: floor.y + 10 }),
  'scarf-tie': ({ crown, waist, floor }) => ({ middle: floor.x, top: crown.y - 14, bottom: waist.y + 12 }),
};

export const stylingDrawers: Drawers = Object.fromEntries(
  Object.entries(CROPS).map(([type, crop]) => [
    type,
    createVignette((item) => ({
      garments: dressStyled(item),
      crop,
      ...(type === 'hairstyle' && createHairWearer(createWay(item))),
    })),
  ]),
);
