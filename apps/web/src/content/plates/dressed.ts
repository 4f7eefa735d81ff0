import { NO_APPEARANCE, toAppearance } from '@figura/contracts';
import type { HorizontalType, TapeMeasurements } from '@figura/contracts';
import { drawWorn, chooseStance, SHIRT_AND_TRUNKS } from '@figura/drawing';
import type { GarmentInput, Stance } from '@figura/drawing';
import { EXAMPLES, collectGirths, INITIAL } from '../../features/landing/shape';
import { RATIOS, computeSheetWindow } from '../../ui/dressed/crop';
import { COAT } from '../coat';
import { WOMEN } from '../women';
import { cropDrawing } from './sheet';
import type { Box } from './sheet';

/** A part of the sheet of worn drawings, which is 440 by 870. */
export const FROM_THE_CALVES_UP: Box = { x: 75, y: 90, width: 290, height: 660 };

export type Outfit = 'first' | 'chosen';

interface Dressed extends Record<Outfit, readonly GarmentInput[]> {
  /** In inches. */
  measurements: Partial<TapeMeasurements>;
  stance?: Stance;
}

const createGarment = (
  category: string,
  type: string,
  color: string,
  attributes: GarmentInput['attributes'] = {},
): GarmentInput => ({ category, type, attributes, colors: [{ hex: color }] });

const createShoes = (type: string, color: string, ...values: string[]): GarmentInput =>
  createGarment('Shoes', type, color, { shoes: values });

const createTrousers = (type: string, color: string, ...values: string[]): GarmentInput =>
  createGarment('Bottoms', type, color, {
    waist: ['high-rise'],
    ...(values.length > 0 && { fabric: values }),
  });

/** Each woman of the public pages, dressed as the guides of her letter advise. */
const DRESSED: Record<HorizontalType, Dressed> = {
  A: {
    measurements: { shoulders: 41, chest: 38, waist: 26.5, hips: 42 },
    first: [
      createGarment('One-Piece', 'sheath-dress', '#b4532a', {
        neckline: ['v-neck'],
        sleeveLength: ['three-quarter'],
        fit: ['nipped-waist'],
        length: ['below-knee'],
      }),
      createGarment('Accessories', 'belt', '#2a211c', { accessories: ['contrast-belt'] }),
      createShoes('ankle-boot', '#211d1c', 'almond-toe', 'block-heel'),
    ],
    chosen: [
      createGarment('One-Piece', 'wrap-dress', '#1f5a4b', {
        sleeveLength: ['three-quarter'],
        length: ['knee'],
      }),
      createShoes('pump', '#211d1c', 'almond-toe', 'block-heel'),
    ],
  },
  B: {
    measurements: { shoulders: 36.5, chest: 35, waist: 30, hips: 46.5, kneeToFloor: 18.4 },
    stance: 'left',
    first: [
      createGarment('Tops', 'sweater', '#b98d5b', { neckline: ['roll-neck'], waist: ['tucked'] }),
      createGarment('Bottoms', 'a-line-skirt', '#6d2440', { waist: ['high-rise'], length: ['below-knee'] }),
      createShoes('ankle-boot', '#211d1c', 'almond-toe', 'block-heel'),
    ],
    chosen: [
      createGarment('Tops', 'blouse', '#f1e3cf', {
        neckline: ['boat'],
        waist: ['tucked'],
        sleeves: ['puff'],
      }),
      createGarment('Bottoms', 'a-line-skirt', '#2f3b45', { waist: ['high-rise'], length: ['knee'] }),
      createShoes('pump', '#2a2622', 'pointed-toe', 'slim-heel'),
    ],
  },
  C: {
    measurements: { shoulders: 48.5, chest: 41, waist: 32, hips: 36.5, kneeToFloor: 19 },
    first: [
      createGarment('Tops', 't-shirt', '#f4efe8', { neckline: ['scoop'], waist: ['tucked'] }),
      createGarment('Bottoms', 'slim-jeans', '#43587a', { waist: ['high-rise'] }),
      createGarment('Outerwear', 'blazer', '#24232a'),
      createShoes('loafer', '#211d1c', 'round-toe', 'flat-sole'),
    ],
    chosen: [
      createGarment('Tops', 'sweater', '#3d4f47', {
        neckline: ['v-neck'],
        waist: ['tucked'],
        fabric: ['fine-knit'],
      }),
      createTrousers('wide-trousers', '#cdb99c'),
      createShoes('loafer', '#4a3a30', 'round-toe', 'flat-sole'),
    ],
  },
  D: {
    measurements: { shoulders: 46, chest: 48, waist: 52, hips: 48, kneeToFloor: 16.8, headToChest: 17.4 },
    stance: 'left',
    first: [
      {
        ...createGarment('One-Piece', 'shirt-dress', '#4d6f9f', {
          length: ['knee'],
          sleeveLength: ['three-quarter'],
          prints: ['stripe-vertical'],
        }),
        colors: [{ hex: '#4d6f9f' }, { hex: '#2f4b78' }],
      },
      createShoes('pump', '#26221f', 'almond-toe', 'block-heel'),
    ],
    chosen: [
      createGarment('Tops', 't-shirt', '#26292f', { neckline: ['scoop'] }),
      createGarment('Bottoms', 'straight-trousers', '#2c3038'),
      createGarment('Outerwear', 'longline-cardigan', '#a7836a'),
      createShoes('ballet-flat', '#26221f', 'almond-toe'),
    ],
  },
  E: {
    measurements: { shoulders: 38, chest: 35, waist: 34.5, hips: 37, kneeToFloor: 18 },
    first: [
      createGarment('One-Piece', 'shift-dress', '#6f8268', {
        neckline: ['crew'],
        sleeveLength: ['wrist'],
        waist: ['no-seam'],
        length: ['mid-calf'],
      }),
      createShoes('ankle-boot', '#4a3a30', 'almond-toe', 'block-heel'),
    ],
    chosen: [
      createGarment('Tops', 'tunic', '#b9c6cf', {
        neckline: ['crew'],
        waist: ['tie'],
        sleeveLength: ['wrist'],
        length: ['tunic-length'],
      }),
      createGarment('Bottoms', 'straight-trousers', '#4b5a66'),
      createShoes('ankle-boot', '#5b4636', 'almond-toe', 'block-heel'),
    ],
  },
};

const CLOSE: readonly GarmentInput[] = [
  createGarment('Tops', 'camisole', '#f1e6da', { neckline: ['scoop'], waist: ['tucked'] }),
  createGarment('Bottoms', 'leggings', '#4b4a52', { waist: ['high-rise'] }),
];

function draw(letter: HorizontalType, outfit: Outfit) {
  const { measurements, stance, [outfit]: garments } = DRESSED[letter];
  return drawWorn({ measurements, garments, appearance: WOMEN[letter], ...(stance && { stance }) });
}

export const drawDressed = (letter: HorizontalType): string => draw(letter, 'first').svg;

/** Room for the widest and the tallest, so that five in a row have one scale. */
const STAND = { width: 300, height: 780, below: 22 } as const;

/** Side by side they stand on one floor. */
export function drawStanding(letter: HorizontalType, outfit: Outfit): string {
  const { svg, landmarks } = draw(letter, outfit);
  const { width, height, below } = STAND;
  const { x, y } = landmarks.floor;
  return cropDrawing(svg, { x: x - width / 2, y: y + below - height, width, height });
}

type Height = 'chin' | 'chest' | 'waist' | 'hip' | 'crotch' | 'knee';

interface Measured {
  measurements?: Partial<TapeMeasurements>;
  tape?: Height;
  lines?: readonly Height[];
}

const TAPE = '#b4532a';

/** Sheet units: a line beyond the body, and the sag of the tape. */
const OVER = 34;
const SAG = 7;

export function drawMeasured(letter: HorizontalType, { measurements, tape, lines = [] }: Measured): string {
  const { svg, landmarks } = drawWorn({
    measurements: measurements ?? DRESSED[letter].measurements,
    garments: CLOSE,
    appearance: WOMEN[letter],
    // Both sides alike, so that a line lies in the middle.
    stance: 'even',
  });
  const axis = landmarks.crown.x;
  const measure = (height: Height) => ({
    y: landmarks[height].y,
    half: Math.abs(landmarks[height].x - axis),
  });
  const beyond = measure('hip').half + OVER;
  const across = lines.map((height) => {
    const { y } = measure(height);
    return `<path d="M${axis - beyond} ${y}H${axis + beyond}" fill="none" stroke="${TAPE}" stroke-width="2" stroke-dasharray="5 4"/>`;
  });
  const around = (tape ? [tape] : []).map((height) => {
    const { y, half } = measure(height);
    return `<path d="M${axis - half} ${y}Q${axis} ${y + 2 * SAG} ${axis + half} ${y}" fill="none" stroke="${TAPE}" stroke-width="5" stroke-linecap="round"/>`;
  });
  return svg.replace(/<\/svg>\s*$/u, `${[...across, ...around].join('')}</svg>`);
}

export const drawUnmeasured = (): string =>
  drawWorn({
    measurements: {},
    garments: SHIRT_AND_TRUNKS,
    appearance: toAppearance(NO_APPEARANCE),
    stance: 'straight',
  }).svg;

export function drawDressedInCoat(): string {
  const { svg, landmarks } = drawWorn({
    measurements: collectGirths(EXAMPLES[INITIAL]),
    appearance: WOMEN[INITIAL],
    garments: COAT,
    stance: chooseStance(COAT),
  });
  return cropDrawing(svg, computeSheetWindow('whole', landmarks, RATIOS.tall));
}
