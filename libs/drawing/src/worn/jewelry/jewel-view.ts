import type { GarmentInput } from '../../garment/piece';
import type { OwnHair } from '../hair/hair';
import { createGarment } from '../styled/way';
import type { View, Viewer } from '../view';
import { createWearer } from '../wearer';
import { WORN_SHEET } from '../worn-sheet';

/** Sheet units. */
const HEIGHT = 320;

interface Close extends Pick<View, 'arms' | 'garments'> {
  zoom: number;
  /** A landmark and the distance from it in body inches. */
  from: 'shoulder' | 'wrist' | 'ankle';
  by: readonly [x: number, y: number];
}

const LINEN = '#d9cfc0';

const has = ({ attributes }: GarmentInput, value: string): boolean =>
  (attributes.jewelry ?? []).includes(value);

const ON_THIGH = [createGarment('Bottoms', 'straight-trousers', {}, LINEN)];
const onArm = (item: GarmentInput): Close => {
  if (has(item, 'arm-cuff')) {
    const tank = createGarment('Tops', 'tank', { sleeveLength: ['sleeveless'] }, LINEN);
    return { zoom: 3.2, from: 'shoulder', by: [-0.4, 6.8], garments: [tank] };
  }
  return has(item, 'anklet')
    ? { zoom: 3, from: 'ankle', by: [-0.8, 0.6], garments: [], arms: false }
    : { zoom: 3.6, from: 'wrist', by: [-0.3, 0.4], garments: ON_THIGH };
};
const onHand = (): Close => ({ zoom: 6, from: 'wrist', by: [0, 3.9], garments: ON_THIGH });

const OUT_OF_SIGHT: OwnHair = {
  hex: LINEN,
  draw: () => ({ hidesEars: false, back: [], front: [] }),
};

const createView =
  (closeUp: (item: GarmentInput) => Close): Viewer =>
  (item) => {
    const { from, by, garments, ...view } = closeUp(item);
    const inch = WORN_SHEET.unitsPerInch * view.zoom;
    return {
      ...view,
      calm: true,
      legs: from === 'ankle',
      garments: [...garments, item],
      appearance: createWearer(item, ['buzz']),
      hair: OUT_OF_SIGHT,
      crop: (landmarks) => {
        const middle = landmarks[from].y + by[1] * inch;
        return {
          middle: landmarks[from].x + by[0] * inch,
          top: middle - HEIGHT / 2,
          bottom: middle + HEIGHT / 2,
        };
      },
    };
  };

export const showOnArm = createView(onArm);
export const showOnHand = createView(onHand);
