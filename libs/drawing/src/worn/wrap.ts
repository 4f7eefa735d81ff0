import type { Dressed } from './dressed';

export type Wrap = 'full' | 'over' | 'short' | 'tucked';

const NECK = { high: 6.8, throat: 8, bare: 14 } as const;

export function chooseWrap(worn: readonly Dressed[]): Wrap {
  const isAbove = (level: number): boolean =>
    worn.some(({ layers, piece: { form } }) => (layers.places.neckline?.y ?? Infinity) < form.height(level));
  if (worn.some(({ outer }) => outer)) return isAbove(NECK.throat) ? 'short' : 'tucked';
  return isAbove(NECK.high) ? 'short' : isAbove(NECK.bare) ? 'over' : 'full';
}
