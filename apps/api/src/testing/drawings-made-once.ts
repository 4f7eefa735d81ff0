import type { GarmentInput, GarmentOptions } from '../../../../libs/drawing/src';
import { drawItem as draw } from '../../../../libs/drawing/src';

export * from '../../../../libs/drawing/src';

const drawings = new Map<string, string>();

/** Stands in for `@figura/drawing`: draws each flat, which every application does for all it shows, once per worker. */
export function drawItem(input: GarmentInput, options?: GarmentOptions): string {
  const key = JSON.stringify([input, options]);
  const cached = drawings.get(key) ?? draw(input, options);
  drawings.set(key, cached);
  return cached;
}
