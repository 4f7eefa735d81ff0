import type { HorizontalType, TapeMeasurements } from '@figura/contracts';
import { combineTypes } from '@figura/contracts';
import type { RenderOptions } from '@figura/drawing';
import { renderFigure } from '@figura/drawing';
import { drawDressedInCoat, drawStanding } from './dressed';
import { cropDrawing, spread } from './sheet';
import type { Box } from './sheet';
import { wardrobe } from './wardrobe';

/** An ordinary body of each letter, in inches. */
const BODIES: Record<HorizontalType, Partial<TapeMeasurements>> = {
  A: { shoulders: 40, chest: 37, waist: 29.5, hips: 40.5 },
  B: { shoulders: 38.5, chest: 36, waist: 31, hips: 43.5 },
  C: { shoulders: 43.5, chest: 38, waist: 32, hips: 38 },
  D: { shoulders: 41, chest: 39, waist: 42, hips: 41 },
  E: { shoulders: 38.5, chest: 36, waist: 35, hips: 37.5 },
};
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Heights that differ from the typical ones, in inches. */
const LONG_TORSO = { headToChest: 18.8, chestToCrotch: 16.8, crotchToKnee: 12.4, kneeToFloor: 16.8 };
const SHORT_TORSO = { headToChest: 17.2, chestToCrotch: 13.6, crotchToKnee: 14, kneeToFloor: 18.8 };
const SHORT_MIDDLE = { headToChest: 18.8, chestToCrotch: 13.4, crotchToKnee: 12.4, kneeToFloor: 19.4 };

/** The figure's sheet is 440 by 800; these are parts of it. */
const STANDING: Box = { x: 60, y: 30, width: 320, height: 770 };
const CLOSE_TOGETHER: Box = { ...STANDING, x: 75, width: 270 };
const FROM_THE_THIGHS_UP: Box = { x: 44, y: 25, width: 352, height: 440 };
const TORSO_ACROSS: Box = { x: -80, y: 130, width: 600, height: 400 };
const CHEST_TO_KNEE_ACROSS: Box = { x: -140, y: 150, width: 720, height: 480 };
const HEAD_ACROSS: Box = { x: -140, y: 25, width: 720, height: 480 };

/** A garment on its sheet of 400 by 500, without the room beside it. */
const GARMENT: Box = { x: 45, y: 20, width: 310, height: 460 };

const drawBody = (
  measurements: Partial<TapeMeasurements>,
  options: Omit<RenderOptions, 'title'> = {},
): string => renderFigure({ measurements }, { ...options, title: '' });

const drawLetter = (letter: HorizontalType): string => drawBody(BODIES[letter]);
const withBalance = (letter: HorizontalType): string =>
  drawBody(BODIES[letter], { combined: combineTypes(letter) });

/**
 * The drawings of the public pages, by name, made when the app is built. They carry no titles: the pages say what they
 * show, or show them as decoration.
 */
export const PLATES = {
  hero: () => drawDressedInCoat(),
  'five-types': () => spread(LETTERS.map(withBalance), CLOSE_TOGETHER),
  'woman-a-first': () => drawStanding('A', 'first'),
  'woman-a-chosen': () => drawStanding('A', 'chosen'),
  'woman-b-first': () => drawStanding('B', 'first'),
  'woman-b-chosen': () => drawStanding('B', 'chosen'),
  'woman-c-first': () => drawStanding('C', 'first'),
  'woman-c-chosen': () => drawStanding('C', 'chosen'),
  'woman-d-first': () => drawStanding('D', 'first'),
  'woman-d-chosen': () => drawStanding('D', 'chosen'),
  'woman-e-first': () => drawStanding('E', 'first'),
  'woman-e-chosen': () => drawStanding('E', 'chosen'),
  'step-measure': () => cropDrawing(drawBody(BODIES.A, { active: 'waist' }), FROM_THE_THIGHS_UP),
  'step-analyze': () => cropDrawing(withBalance('B'), { x: -110, y: -15, width: 660, height: 825 }),
  'step-discover': () => wardrobe.wrapDress,
  'measured-height': () => cropDrawing(drawBody(BODIES.E, { active: 'headToChest' }), HEAD_ACROSS),
  'measured-waist': () => cropDrawing(drawBody(BODIES.A, { active: 'waist' }), TORSO_ACROSS),
  'three-figures': () => spread([drawLetter('C'), drawLetter('D'), drawLetter('B')], STANDING),
  'long-and-short-torso': () =>
    spread([drawBody(LONG_TORSO, { combined: 'A2' }), drawBody(SHORT_TORSO, { combined: 'A3' })], {
      x: -10,
      y: 20,
      width: 460,
      height: 780,
    }),
  'short-middle': () =>
    cropDrawing(drawBody({ ...BODIES.E, ...SHORT_MIDDLE }, { combined: 'E4' }), CHEST_TO_KNEE_ACROSS),
  rack: () => spread([wardrobe.trench, wardrobe.shirt, wardrobe.wrapDress, wardrobe.wideTrousers], GARMENT),
  skirts: () => spread(wardrobe.skirts, { x: 15, y: 60, width: 370, height: 400 }),
  breton: () => cropDrawing(wardrobe.breton, { x: -40, y: 95, width: 480, height: 320 }),
  necklines: () => spread(wardrobe.necklines, { x: 20, y: 90, width: 360, height: 330 }),
  columns: () => spread([wardrobe.darkColumn, wardrobe.tonalColumn]),
  'jacket-and-trousers': () => spread([wardrobe.blazer, wardrobe.wideTrousers]),
  'coat-and-dress': () => spread([wardrobe.trench, wardrobe.shirtDress]),
  'shirt-and-jeans': () => spread([wardrobe.shirt, wardrobe.jeans]),
} satisfies Record<string, () => string>;

export type PlateName = keyof typeof PLATES;
