import { drawItem } from '@figura/drawing';
import type { GarmentInput } from '@figura/drawing';

function drawGarment(
  category: string,
  type: string,
  colors: readonly string[],
  attributes: GarmentInput['attributes'] = {},
): string {
  return drawItem({ category, type, attributes, colors: colors.map((hex) => ({ hex })) });
}

const drawKnitTop = (neckline: string, color: string): string =>
  drawGarment('Tops', 'sweater', [color], { neckline: [neckline] });
const drawSkirt = (length: string, color: string): string =>
  drawGarment('Bottoms', 'a-line-skirt', [color], { length: [length] });

export const wardrobe = {
  wrapDress: drawGarment('One-Piece', 'wrap-dress', ['#9a4527'], {
    neckline: ['wrap-neck'],
    sleeves: ['set-in'],
    sleeveLength: ['three-quarter'],
    waist: ['tie'],
    length: ['knee'],
    fit: ['nipped-waist'],
  }),
  shirtDress: drawGarment('One-Piece', 'shirt-dress', ['#c9a27e']),
  blazer: drawGarment('Outerwear', 'blazer', ['#5f6f5a', '#e5eae0']),
  trench: drawGarment('Outerwear', 'trench-coat', ['#c9ab86', '#efe2cf']),
  shirt: drawGarment('Tops', 'shirt', ['#f6efe6']),
  breton: drawGarment('Tops', 't-shirt', ['#f1eadb', '#26324d'], {
    neckline: ['boat'],
    sleeveLength: ['three-quarter'],
    fit: ['straight-easy'],
    pattern: ['patterned-top', 'small-scale'],
    prints: ['stripe-horizontal'],
  }),
  necklines: [
    drawKnitTop('v-neck', '#9a4527'),
    drawKnitTop('boat', '#d9c3ac'),
    drawKnitTop('scoop', '#5f6f5a'),
  ],
  skirts: [
    drawSkirt('above-knee', '#9a4527'),
    drawSkirt('knee', '#c98b62'),
    drawSkirt('mid-calf', '#5f6f5a'),
    drawSkirt('ankle', '#5b4a41'),
  ],
  wideTrousers: drawGarment('Bottoms', 'wide-trousers', ['#5b4a41']),
  jeans: drawGarment('Bottoms', 'straight-jeans', ['#6d7f93']),
  darkColumn: drawGarment('Styling', 'color-column', ['#4a3a33'], {
    neckline: ['v-neck'],
    leg: ['straight'],
  }),
  tonalColumn: drawGarment('Styling', 'color-column', ['#d9bd93', '#b78d58', '#8a6238'], {
    leg: ['straight'],
    color: ['tonal'],
    pattern: ['darkening-down'],
  }),
} as const;
