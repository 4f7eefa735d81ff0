import type { Drawers, GarmentInput } from '../../garment/piece';
import type { OwnHair } from '../hair/hair';
import { garment } from '../styled/way';
import { vignette } from '../vignette';
import type { View } from '../vignette';
import { clothBeside, wearerOf } from '../wearer';
import { WORN_SHEET } from '../worn-sheet';

/** Height of the sheet that is shown, in its units: lines on skin are a little finer than around hair. */
const HEIGHT = 320;

/** A part of the body from nearby. */
interface Close extends Pick<View, 'arms' | 'garments'> {
  zoom: number;
  /** The middle of the picture: a landmark, and how far from it in body inches. */
  from: 'crown' | 'chin' | 'shoulder' | 'wrist' | 'ankle';
  by: readonly [x: number, y: number];
}

const LINEN = '#d9cfc0';

const has = ({ attributes }: GarmentInput, value: string): boolean =>
  (attributes.jewelry ?? []).includes(value);

/** A top that shows a necklace, and sets it off where it reaches down to it. */
const scooped = (item: GarmentInput): GarmentInput[] => [
  garment('Tops', 't-shirt', { neckline: ['deep-scoop'] }, clothBeside(item)),
];

const onNeck = (item: GarmentInput): Close =>
  has(item, 'long-pendant')
    ? { zoom: 1.8, from: 'chin', by: [0, 7.4], garments: scooped(item) }
    : { zoom: 2.5, from: 'chin', by: [0, 5.1], garments: scooped(item), arms: false };
const aroundNeck = (item: GarmentInput): Close => ({
  zoom: 3.4,
  from: 'chin',
  by: [0, 3],
  garments: scooped(item),
  arms: false,
});
const onEar = (): Close => ({ zoom: 4.6, from: 'crown', by: [3.4, 6.2], garments: [], arms: false });
const inEar = (): Close => ({ zoom: 6, from: 'crown', by: [3.6, 5], garments: [], arms: false });
const ON_THIGH = [garment('Bottoms', 'straight-trousers', {}, LINEN)];
const onArm = (item: GarmentInput): Close => {
  if (has(item, 'arm-cuff')) {
    const tank = garment('Tops', 'tank', { sleeveLength: ['sleeveless'] }, LINEN);
    return { zoom: 3.2, from: 'shoulder', by: [-0.4, 6.8], garments: [tank] };
  }
  return has(item, 'anklet')
    ? { zoom: 3, from: 'ankle', by: [-0.8, 0.6], garments: [], arms: false }
    : { zoom: 3.6, from: 'wrist', by: [-0.3, 0.4], garments: ON_THIGH };
};
const onHand = (): Close => ({ zoom: 6, from: 'wrist', by: [0, 3.9], garments: ON_THIGH });
const onChest = (): Close => ({
  zoom: 4,
  from: 'chin',
  by: [3.6, 5.2],
  garments: [garment('Tops', 't-shirt', { neckline: ['crew'], sleeveLength: ['wrist'] }, LINEN)],
});

/** Hair over what a picture shows, which is not drawn. */
const OUT_OF_SIGHT: OwnHair = {
  hex: LINEN,
  draw: () => ({ hidesEars: false, back: [], front: [] }),
};

const close = (closeUp: (item: GarmentInput) => Close) =>
  vignette((item) => {
    const { from, by, garments, ...view } = closeUp(item);
    const inch = WORN_SHEET.unitsPerInch * view.zoom;
    return {
      ...view,
      calm: true,
      legs: from === 'ankle',
      garments: [...garments, item],
      appearance: wearerOf(item, ['buzz']),
      ...(from !== 'crown' && { hair: OUT_OF_SIGHT }),
      crop: (landmarks) => {
        const middle = landmarks[from].y + by[1] * inch;
        return {
          middle: landmarks[from].x + by[0] * inch,
          top: middle - HEIGHT / 2,
          bottom: middle + HEIGHT / 2,
        };
      },
    };
  });

/** Jewelry on its wearer, seen from nearby. */
export const jewelryDrawers: Drawers = {
  'pendant-necklace': close(onNeck),
  choker: close(aroundNeck),
  'layered-necklace': close(onNeck),
  'pearl-strand': close(onNeck),
  'bib-necklace': close(onNeck),
  lariat: close(onNeck),
  'stud-earrings': close(inEar),
  'drop-earrings': close(onEar),
  'hoop-earrings': close(onEar),
  'cuff-bracelet': close(onArm),
  bangles: close(onArm),
  brooch: close(onChest),
  ring: close(onHand),
};
