import type { Appearance, HorizontalType } from '@figura/contracts';

export const WOMEN: Readonly<Record<HorizontalType, Appearance>> = {
  A: {
    skin: 'tone-5',
    hair: { cut: 'coils', color: 'black' },
    face: { eyes: 'almond', nose: 'broad', lips: 'full' },
    ageBand: 'young',
  },
  B: {
    skin: 'tone-2',
    hair: { cut: 'waves', color: 'auburn' },
    face: { eyes: 'hooded', nose: 'medium', lips: 'medium' },
    ageBand: 'middle',
  },
  C: {
    skin: 'tone-1',
    hair: { cut: 'bob', color: 'black' },
    face: { eyes: 'monolid', nose: 'narrow', lips: 'medium' },
    ageBand: 'young',
  },
  D: {
    skin: 'tone-3',
    hair: { cut: 'pixie', color: 'gray' },
    face: { eyes: 'almond', nose: 'medium', lips: 'thin' },
    ageBand: 'mature',
  },
  E: {
    skin: 'tone-6',
    hair: { cut: 'covering', color: 'plum' },
    face: { eyes: 'almond', nose: 'medium', lips: 'full' },
    ageBand: 'middle',
  },
};
