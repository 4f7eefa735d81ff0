import type { WardrobePiece } from '@figura/contracts';
import { createGarment } from './a-recommendation';

export function createPiece(overrides: Partial<WardrobePiece> = {}): WardrobePiece {
  return {
    id: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
    garment: createGarment(),
    name: 'Party dress',
    wish: false,
    inWash: false,
    wears: [],
    timesWorn: overrides.wears?.length ?? 0,
    addedAt: '2026-11-01T09:30:00.000Z',
    ...overrides,
  };
}
