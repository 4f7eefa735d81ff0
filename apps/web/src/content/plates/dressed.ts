import type { Appearance, HorizontalType, TapeMeasurements } from '@figura/contracts';
import { drawWorn, stanceFor } from '@figura/drawing';
import type { GarmentInput, Stance } from '@figura/drawing';
import { EXAMPLES, girthsOf, INITIAL } from '../../features/landing/shape';
import { RATIOS, windowOf } from '../../ui/dressed/crop';
import { COAT } from '../coat';
import { WOMEN } from '../women';
import { cropped } from './sheet';
import type { Box } from './sheet';

/** A part of the sheet of worn drawings, which is 440 by 870. */
export const FROM_THE_CALVES_UP: Box = { x: 75, y: 90, width: 290, height: 660 };

interface Dressed {
  /** In inches. */
  measurements: Partial<TapeMeasurements>;
  appearance: Appearance;
  garments: readonly GarmentInput[];
  stance?: Stance;
}

const garment = (
  category: string,
  type: string,
  color: string,
  attributes: GarmentInput['attributes'] = {},
): GarmentInput => ({ category, type, attributes, colors: [{ hex: color }] });

const shoes = (type: string, color: string, ...values: string[]): GarmentInput =>
  garment('Shoes', type, color, { shoes: values });

/** Somebody of each letter, dressed as the guides of that letter advise. */
const DRESSED: Record<HorizontalType, Dressed> = {
  A: {
    measurements: { shoulders: 40, chest: 37, waist: 29.5, hips: 40.5 },
    appearance: {
      skin: 'tone-2',
      hair: { cut: 'waves', color: 'chestnut' },
      face: { eyes: 'hooded', nose: 'medium', lips: 'medium' },
      ageBand: 'middle',
    },
    garments: [
      garment('One-Piece', 'wrap-dress', '#9a4527', { sleeveLength: ['three-quarter'], length: ['knee'] }),
      shoes('pump', '#5a3527', 'almond-toe', 'block-heel'),
    ],
  },
  B: {
    measurements: { shoulders: 38.5, chest: 36, waist: 31, hips: 43.5, kneeToFloor: 18.4 },
    appearance: {
      skin: 'tone-6',
      hair: { cut: 'locs', color: 'black' },
      face: { eyes: 'almond', nose: 'broad', lips: 'full' },
      ageBand: 'young',
    },
    stance: 'left',
    garments: [
      garment('Tops', 'blouse', '#f1e3cf', { neckline: ['boat'], waist: ['tucked'], sleeves: ['puff'] }),
      garment('Bottoms', 'a-line-skirt', '#2f3b45', { waist: ['high-rise'], length: ['knee'] }),
      shoes('pump', '#2a2622', 'pointed-toe', 'slim-heel'),
    ],
  },
  C: {
    measurements: { shoulders: 43.5, chest: 38, waist: 32, hips: 38, kneeToFloor: 19 },
    appearance: {
      skin: 'tone-1',
      hair: { cut: 'straight', color: 'black' },
      face: { eyes: 'monolid', nose: 'medium', lips: 'medium' },
      ageBand: 'young',
    },
    garments: [
      garment('Tops', 'sweater', '#3d4f47', {
        neckline: ['v-neck'],
        waist: ['tucked'],
        fabric: ['fine-knit'],
      }),
      garment('Bottoms', 'wide-trousers', '#cdb99c', { waist: ['high-rise'] }),
      shoes('loafer', '#4a3a30', 'round-toe', 'flat-sole'),
    ],
  },
  D: {
    measurements: { shoulders: 42, chest: 43, waist: 44, hips: 43.5, kneeToFloor: 16.8, headToChest: 17.4 },
    appearance: {
      skin: 'tone-4',
      hair: { cut: 'pixie', color: 'gray' },
      face: { eyes: 'hooded', nose: 'broad', lips: 'medium' },
      ageBand: 'mature',
    },
    stance: 'left',
    garments: [
      garment('Tops', 't-shirt', '#26292f', { neckline: ['scoop'] }),
      garment('Bottoms', 'straight-trousers', '#2c3038'),
      garment('Outerwear', 'longline-cardigan', '#a7836a'),
      shoes('ballet-flat', '#26221f', 'almond-toe'),
    ],
  },
  E: {
    measurements: { shoulders: 38.5, chest: 36, waist: 35, hips: 37.5, kneeToFloor: 18 },
    appearance: {
      skin: 'tone-3',
      hair: { cut: 'covering', color: 'clay' },
      face: { eyes: 'almond', nose: 'narrow', lips: 'full' },
      ageBand: 'middle',
    },
    garments: [
      garment('Tops', 'tunic', '#b9c6cf', {
        neckline: ['crew'],
        waist: ['tie'],
        sleeveLength: ['wrist'],
        length: ['tunic-length'],
      }),
      garment('Bottoms', 'straight-trousers', '#4b5a66'),
      shoes('ankle-boot', '#5b4636', 'almond-toe', 'block-heel'),
    ],
  },
};

/** Somebody of a letter, dressed, on the sheet of worn drawings. */
export const dressed = (letter: HorizontalType): string => drawWorn(DRESSED[letter]).svg;

/** Who stands at the top of the landing page before anything is moved, as that page draws her then. */
export function dressedInCoat(): string {
  const { svg, landmarks } = drawWorn({
    measurements: girthsOf(EXAMPLES[INITIAL]),
    appearance: WOMEN[INITIAL],
    garments: COAT,
    stance: stanceFor(COAT),
  });
  return cropped(svg, windowOf('whole', landmarks, RATIOS.tall));
}
