import type { HeadPoint } from '../head';

const HATS: readonly string[] = ['wide-brim-hat', 'beret', 'beanie', 'cap', 'bucket-hat'];

export const isHat = ({ type }: { type: string }): boolean => HATS.includes(type);

const HELD = { aside: 1, up: -0.08, from: 0.2, to: 0.62, rounder: 2.8 } as const;

export function pressUnderHat([x, y]: HeadPoint): HeadPoint {
  const free = Math.min(Math.max((y - HELD.from) / (HELD.to - HELD.from), 0), 1);
  const over = Math.max(Math.abs(x) - HELD.aside - Math.min(y, 0) * HELD.rounder, 0);
  return [Math.sign(x) * (Math.abs(x) - over * (1 - free)), y < HELD.up ? HELD.up + (y - HELD.up) * 0.08 : y];
}
