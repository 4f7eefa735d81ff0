import { drawGarment } from '@figura/drawing';
import type { GarmentInput } from '@figura/drawing';

function garment(
  category: string,
  type: string,
  colors: readonly string[],
  attributes: GarmentInput['attributes'] = {},
): string {
  return drawGarment({ category, type, attributes, colors: colors.map((hex) => ({ hex })) });
}

/** The pieces that the public pages show, in the magazine's colours. */
export const wardrobe = {
  wrapDress: garment('One-Piece', 'wrap-dress', ['#9a4527'], {
    neckline: ['wrap-neck'],
    sleeves: ['set-in'],
    sleeveLength: ['three-quarter'],
    waist: ['tie'],
    length: ['knee'],
    fit: ['nipped-waist'],
  }),
  blazer: garment('Outerwear', 'blazer', ['#5f6f5a', '#e5eae0']),
  coat: garment('Outerwear', 'trench-coat', ['#c9ab86', '#efe2cf']),
  shirt: garment('Tops', 'shirt', ['#f6efe6']),
  trousers: garment('Bottoms', 'wide-trousers', ['#5b4a41']),
} as const;
