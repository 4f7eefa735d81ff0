import type { Appearance, HorizontalType } from '@figura/contracts';

/** Five people on public pages, one of each letter. */
export const WOMEN: Readonly<Record<HorizontalType, Appearance>> = {
  A: {
    skin: 'tone-2',
    hair: { cut: 'bob', color: 'auburn' },
    face: { eyes: 'almond', nose: 'narrow', lips: 'medium' },
    ageBand: 'middle',
  },
  B: {
    skin: 'tone-5',
    hair: { cut: 'coils', color: 'black' },
    face: { eyes: 'almond', nose: 'broad', lips: 'full' },
    ageBand: 'young',
  },
  C: {
    skin: 'tone-3',
    hair: { cut: 'covering', color: 'plum' },
    face: { eyes: 'hooded', nose: 'medium', lips: 'medium' },
    ageBand: 'middle',
  },
  D: {
    skin: 'tone-1',
    hair: { cut: 'pixie', color: 'gray' },
    face: { eyes: 'almond', nose: 'medium', lips: 'thin' },
    ageBand: 'mature',
  },
  E: {
    skin: 'tone-4',
    hair: { cut: 'waves', color: 'dark-brown' },
    face: { eyes: 'monolid', nose: 'medium', lips: 'full' },
    ageBand: 'young',
  },
};
