import type { HorizontalType, TapeMeasurements } from '@figura/contracts';
import { combineTypes } from '@figura/contracts';
import type { RenderOptions } from '@figura/drawing';
import { renderFigure } from '@figura/drawing';
import { wardrobe } from './wardrobe';
import { cropped, inRow } from './sheet';

/** An ordinary body of each letter, in inches. */
const BODIES: Record<HorizontalType, Partial<TapeMeasurements>> = {
  A: { shoulders: 40, chest: 37, waist: 29.5, hips: 40.5 },
  B: { shoulders: 38.5, chest: 36, waist: 31, hips: 43.5 },
  C: { shoulders: 43.5, chest: 38, waist: 32, hips: 38 },
  D: { shoulders: 41, chest: 39, waist: 42, hips: 41 },
  E: { shoulders: 38.5, chest: 36, waist: 35, hips: 37.5 },
};
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

const figure = (letter: HorizontalType, options: Omit<RenderOptions, 'title'> = {}): string =>
  renderFigure({ measurements: BODIES[letter] }, { ...options, title: '' });

const withBalance = (letter: HorizontalType): string => figure(letter, { combined: combineTypes(letter) });

/**
 * The drawings of the public pages, by name, made when the app is built. They carry no titles: the pages say what they
 * show, or show them as decoration.
 */
export const PLATES = {
  'five-types': () =>
    inRow(LETTERS.map(withBalance), { width: 320, height: 800 }, { x: 60, y: 0, width: 320, height: 800 }),
  'five-figures': () =>
    inRow(
      LETTERS.map((letter) => figure(letter)),
      { width: 280, height: 560 },
      { x: 80, y: 30, width: 280, height: 560 },
    ),
  'step-measure': () => cropped(figure('A', { active: 'waist' }), { x: 60, y: 130, width: 320, height: 400 }),
  'step-analyze': () => cropped(withBalance('B'), { x: -110, y: -20, width: 660, height: 825 }),
  'step-discover': () => wardrobe.wrapDress,
  'measured-height': () =>
    cropped(figure('E', { active: 'headToChest' }), { x: -170, y: 20, width: 720, height: 480 }),
  rack: () =>
    inRow([wardrobe.coat, wardrobe.shirt, wardrobe.wrapDress, wardrobe.blazer, wardrobe.trousers], {
      width: 300,
      height: 375,
      margin: 20,
    }),
} satisfies Record<string, () => string>;

export type PlateName = keyof typeof PLATES;
