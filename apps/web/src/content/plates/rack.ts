import { createSheet } from './sheet';
import { wardrobe } from './wardrobe';

const WIDTH = 1200;
const HEIGHT = 600;

/** One beside the other, so close that they overlap a little. */
const STEP = 170;
const RAIL_TOP = 84;
const HOOK_THICKNESS = 5;
const HUNG = { width: 400, height: 500 } as const;

const RAIL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 8"><rect width="1200" height="8" rx="4" fill="#8c7263"/></svg>`;

export function drawRack(): string {
  const { trench, shirt, wrapDress, wideTrousers, blazer, breton } = wardrobe;
  const hung = [
    { drawing: trench, hook: 39 },
    { drawing: shirt, hook: 72 },
    { drawing: wrapDress, hook: 39 },
    { drawing: wideTrousers, hook: 39 },
    { drawing: blazer, hook: 68 },
    { drawing: breton, hook: 75 },
  ];
  const left = (WIDTH - STEP * (hung.length - 1) - HUNG.width) / 2;
  return createSheet(WIDTH, HEIGHT, [
    { drawing: RAIL, at: { x: 0, y: RAIL_TOP, width: WIDTH, height: 8 } },
    ...hung.map(({ drawing, hook }, index) => ({
      drawing,
      at: { x: left + index * STEP, y: RAIL_TOP - HOOK_THICKNESS - hook, ...HUNG },
    })),
  ]);
}
