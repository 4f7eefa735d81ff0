import { createSheet } from './sheet';
import { wardrobe } from './wardrobe';

const WIDTH = 1200;
const HEIGHT = 600;

/** One beside the other, so close that they overlap a little. */
const STEP = 170;
const HUNG = { width: 400, height: 500 } as const;

const RAIL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 8"><rect width="1200" height="8" rx="4" fill="#8c7263"/></svg>`;

export function drawRack(): string {
  const { trench, shirt, wrapDress, wideTrousers, blazer, breton } = wardrobe;
  const hung = [trench, shirt, wrapDress, wideTrousers, blazer, breton];
  const left = (WIDTH - STEP * (hung.length - 1) - HUNG.width) / 2;
  return createSheet(WIDTH, HEIGHT, [
    { drawing: RAIL, at: { x: 0, y: 64, width: WIDTH, height: 8 } },
    ...hung.map((drawing, index) => ({ drawing, at: { x: left + index * STEP, y: 62, ...HUNG } })),
  ]);
}
