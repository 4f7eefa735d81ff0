import { drawDressed, drawDressedInCoat, drawMeasured, drawStanding } from './dressed';
import { drawRack } from './rack';
import { createSheet, cropDrawing, spread } from './sheet';
import type { Box } from './sheet';
import { TEAM_PLATES } from './team';
import { wardrobe } from './wardrobe';

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** Heights that differ from the typical ones, in inches. */
const LONG_TORSO = { headToChest: 18.8, chestToCrotch: 16.8, crotchToKnee: 12.4, kneeToFloor: 16.8 };
const SHORT_TORSO = { headToChest: 17.2, chestToCrotch: 13.6, crotchToKnee: 14, kneeToFloor: 18.8 };
const SHORT_MIDDLE = { headToChest: 18.8, chestToCrotch: 13.4, crotchToKnee: 12.4, kneeToFloor: 19.4 };

/** The sheet of worn drawings is 440 by 870; these are parts of it. */
const STANDING: Box = { x: 60, y: 60, width: 320, height: 790 };
const CLOSE_TOGETHER: Box = { ...STANDING, x: 85, width: 270 };
const STEP: Box = { x: -96, y: 65, width: 632, height: 790 };
const STEP_CLOSE: Box = { x: 75, y: 90, width: 290, height: 362.5 };
const STEP_THIRD: Box = { x: 115, y: 65, width: STEP.width / 3, height: STEP.height };
const HEAD_ACROSS: Box = { x: -140, y: 60, width: 720, height: 480 };
const HEAD_TO_KNEE_ACROSS: Box = { x: -245, y: 60, width: 930, height: 620 };

/** Made when the app is built. Without titles: the pages say what they show. */
export const PLATES = {
  hero: () => drawDressedInCoat(),
  'five-types': () => spread(LETTERS.map(drawDressed), CLOSE_TOGETHER),
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
  'step-measure': () => cropDrawing(drawMeasured('A', { tape: 'waist' }), STEP_CLOSE),
  'step-analyze': () =>
    createSheet(
      STEP.width,
      STEP.height,
      (['B', 'A', 'C'] as const).map((letter, index) => ({
        drawing: drawMeasured(letter, { lines: ['chest', 'waist', 'hip'] }),
        at: { ...STEP_THIRD, x: index * STEP_THIRD.width, y: 0 },
        view: STEP_THIRD,
      })),
    ),
  'step-discover': () => cropDrawing(drawDressed('A'), STEP),
  'measured-height': () => cropDrawing(drawMeasured('C', { lines: ['chest'] }), HEAD_ACROSS),
  'measured-waist': () => cropDrawing(drawMeasured('A', { tape: 'waist' }), HEAD_ACROSS),
  'three-figures': () => spread([drawDressed('C'), drawDressed('D'), drawDressed('B')], STANDING),
  'long-and-short-torso': () =>
    spread(
      [
        drawMeasured('A', { measurements: LONG_TORSO, lines: ['crotch'] }),
        drawMeasured('B', { measurements: SHORT_TORSO, lines: ['crotch'] }),
      ],
      STANDING,
    ),
  'short-middle': () =>
    cropDrawing(
      drawMeasured('C', { measurements: SHORT_MIDDLE, lines: ['chest', 'crotch', 'knee'] }),
      HEAD_TO_KNEE_ACROSS,
    ),
  rack: () => drawRack(),
  skirts: () => spread(wardrobe.skirts, { x: 15, y: 60, width: 370, height: 400 }),
  breton: () => cropDrawing(wardrobe.breton, { x: -115, y: 40, width: 630, height: 420 }),
  necklines: () => spread(wardrobe.necklines, { x: 20, y: 90, width: 360, height: 330 }),
  columns: () => spread([wardrobe.darkColumn, wardrobe.tonalColumn]),
  'jacket-and-trousers': () => spread([wardrobe.blazer, wardrobe.wideTrousers]),
  'coat-and-dress': () => spread([wardrobe.trench, wardrobe.shirtDress]),
  ...TEAM_PLATES,
  'shirt-and-jeans': () => spread([wardrobe.shirt, wardrobe.jeans]),
} satisfies Record<string, () => string>;

export type PlateName = keyof typeof PLATES;
