import { KINDS } from './hosiery';
import type { Kind } from './hosiery';
import type { WornLandmarks } from './landmarks';
import type { Viewer } from './view';
import { createWearer } from './wearer';
import { WORN_SHEET } from './worn-sheet';

interface Shown {
  zoom: number;
  from: keyof Pick<WornLandmarks, 'crotch' | 'knee' | 'ankle'>;
  below: number;
}

const WHOLE: Shown = { zoom: 1, from: 'crotch', below: 6.5 };

const SHOWN: Readonly<Partial<Record<Kind, Shown>>> = {
  'knee-socks': { zoom: 1.3, from: 'knee', below: -4 },
  'ankle-socks': { zoom: 1.6, from: 'ankle', below: -11 },
};

/** Inches. */
const ASIDE = 1.2;
const FLOOR = 1;

export const createLegwearView =
  (usual: Kind): Viewer =>
  (item) => {
    const kind = KINDS.find((each) => item.attributes.accessories?.includes(each)) ?? usual;
    const { zoom, from, below } = SHOWN[kind] ?? WHOLE;
    const inch = WORN_SHEET.unitsPerInch * zoom;
    return {
      garments: [item],
      appearance: createWearer(item, ['cropped']),
      zoom,
      arms: false,
      crop: ({ [from]: start, floor }) => ({
        middle: floor.x - ASIDE * inch,
        top: start.y + below * inch,
        bottom: floor.y + FLOOR * inch,
      }),
    };
  };
