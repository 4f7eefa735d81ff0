import type { GarmentInput } from '../garment/piece';
import { composed } from './draw-worn';
import type { WornLandmarks } from './landmarks';
import { hairWearer } from './styled/hairstyle';
import { styledOutfit } from './styled/styled';
import { wayOf } from './styled/way';

/** Which part of the figure shows a way of wearing things. */
type Crop = (landmarks: WornLandmarks) => { middle: number; top: number; bottom: number };

const CROPS: Readonly<Record<string, Crop>> = {
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

/** A way of wearing things on a typical body, cropped to what it is about: markup for the sheet of flats. */
export function vignette(item: GarmentInput, id: string): string {
  const { appearance, hair } = item.type === 'hairstyle' ? hairWearer(wayOf(item)) : {};
  const { markup, landmarks } = composed(
    { measurements: {}, ...(appearance && { appearance }), garments: styledOutfit(item) },
    id,
    hair,
  );
  const { middle, top, bottom } = CROPS[item.type]!(landmarks);
  const height = bottom - top;
  const width = height * 0.8;
  const box = [middle - width / 2, top, width, height].map((value) => value.toFixed(1)).join(' ');
  return `<svg viewBox="${box}" width="400" height="500">${markup}</svg>`;
}
