import { drawItem } from '@figura/drawing';
import type { GarmentInput } from '@figura/drawing';

function garment(
  category: string,
  type: string,
  colors: readonly string[],
  attributes: GarmentInput['attributes'] = {},
): string {
  return drawItem({ category, type, attributes, colors: colors.map((hex) => ({ hex })) });
}

const knitTop = (neckline: string, color: string): string =>
  garment('Tops', 'sweater', [color], { neckline: [neckline] });
const skirt = (length: string, color: string): string =>
  garment('Bottoms', 'a-line-skirt', [color], { length: [length] });

/** The pieces that the public pages show, in the magazine's colors. */
export const wardrobe = {
  wrapDress: garment('One-Piece', 'wrap-dress', ['#9a4527'], {
    neckline: ['wrap-neck'],
    sleeves: ['set-in'],
    sleeveLength: ['three-quarter'],
    waist: ['tie'],
    length: ['knee'],
    fit: ['nipped-waist'],
  }),
  shirtDress: garment('One-Piece', 'shirt-dress', ['#c9a27e']),
  blazer: garment('Outerwear', 'blazer', ['#5f6f5a', '#e5eae0']),
  trench: garment('Outerwear', 'trench-coat', ['#c9ab86', '#efe2cf']),
  shirt: garment('Tops', 'shirt', ['#f6efe6']),
  breton: garment('Tops', 't-shirt', ['#f1eadb', '#26324d'], {
    neckline: ['boat'],
    sleeveLength: ['three-quarter'],
    fit: ['straight-easy'],
    pattern: ['patterned-top', 'small-scale'],
    prints: ['stripe-horizontal'],
  }),
  necklines: [knitTop('v-neck', '#9a4527'), knitTop('boat', '#d9c3ac'), knitTop('scoop', '#5f6f5a')],
  skirts: [
    skirt('above-knee', '#9a4527'),
    skirt('knee', '#c98b62'),
    skirt('mid-calf', '#5f6f5a'),
    skirt('ankle', '#5b4a41'),
  ],
  wideTrousers: garment('Bottoms', 'wide-trousers', ['#5b4a41']),
  jeans: garment('Bottoms', 'straight-jeans', ['#6d7f93']),
  darkColumn: garment('Styling', 'color-column', ['#4a3a33'], { neckline: ['v-neck'], leg: ['straight'] }),
  tonalColumn: garment('Styling', 'color-column', ['#d9bd93', '#b78d58', '#8a6238'], {
    leg: ['straight'],
    color: ['tonal'],
    pattern: ['darkening-down'],
  }),
} as const;
