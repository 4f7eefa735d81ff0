import type { Underlayer } from '@figura/contracts';
import type { GarmentInput } from '@figura/drawing';

export const FIRST_OUTFITS: Readonly<Record<Underlayer, readonly GarmentInput[]>> = {
  swimsuit: [
    {
      category: 'One-Piece',
      type: 'wrap-dress',
      attributes: { sleeveLength: ['three-quarter'], length: ['mid-calf'] },
      colors: [{ hex: '#6d2440' }],
    },
    {
      category: 'Shoes',
      type: 'pump',
      attributes: { shoes: ['almond-toe', 'block-heel'] },
      colors: [{ hex: '#3a2a26' }],
    },
  ],
  'shirt-and-shorts': [
    { category: 'Tops', type: 'shirt', attributes: { waist: ['tucked'] }, colors: [{ hex: '#6d2440' }] },
    { category: 'Bottoms', type: 'straight-trousers', attributes: {}, colors: [{ hex: '#2f3440' }] },
    {
      category: 'Shoes',
      type: 'loafer',
      attributes: { shoes: ['round-toe'] },
      colors: [{ hex: '#4a3a30' }],
    },
  ],
};
