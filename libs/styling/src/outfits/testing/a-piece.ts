import { OCCASIONS, SEASONS, type OutfitSlot } from '@figura/contracts';
import fc from 'fast-check';
import type { OutfitPiece } from '../piece';

const TYPES: Readonly<Record<OutfitSlot, string>> = {
  'one-piece': 'wrap-dress',
  top: 'shirt',
  bottom: 'straight-trousers',
  layer: 'blazer',
  shoes: 'loafer',
  accessory: 'shoulder-bag',
};

/** A piece for every season and occasion, plain and navy. */
export function aPiece(slot: OutfitSlot, id: string, changes: Partial<OutfitPiece> = {}): OutfitPiece {
  return {
    slot,
    source: 'wardrobe',
    id,
    name: `${slot} ${id}`,
    garment: { type: TYPES[slot], attributes: {}, colors: [{ name: 'Navy', hex: '#1f2a44' }] },
    score: 0,
    wearing: { warmth: 0.25, formality: 2.5, season: SEASONS, occasion: OCCASIONS },
    ...changes,
  };
}

const ATTRIBUTES = fc.record(
  {
    fit: fc.constantFrom(['second-skin'], ['oversized'], ['regular']),
    length: fc.constantFrom(['crop'], ['tunic-length'], ['high-hip-top']),
    waist: fc.constantFrom(['high-rise'], ['low-rise']),
    prints: fc.constantFrom(['floral-small'], ['check-large'], ['abstract']),
  },
  { requiredKeys: [] },
);

/** Any piece of one of some slots. */
export function anyPiece(slots: readonly OutfitSlot[], id: string): fc.Arbitrary<OutfitPiece> {
  return fc
    .record({
      slot: fc.constantFrom(...slots),
      hex: fc.constantFrom('#1f2a44', '#b4532a', '#f6f3ec', '#6f7f69', '#111111', '#d9a3b0'),
      attributes: ATTRIBUTES,
      score: fc.integer({ min: -8, max: 8 }).map((eighths) => eighths / 8),
      warmth: fc.constantFrom(0.05, 0.2, 0.35, 0.6),
      formality: fc.constantFrom(0.5, 1.5, 2.5, 3.5),
      season: fc.subarray([...SEASONS], { minLength: 1 }),
      occasion: fc.subarray([...OCCASIONS], { minLength: 2 }),
    })
    .map(({ slot, hex, attributes, score, ...wearing }) =>
      aPiece(slot, id, {
        garment: { type: TYPES[slot], attributes, colors: [{ name: 'Color', hex }] },
        score,
        wearing,
      }),
    );
}
