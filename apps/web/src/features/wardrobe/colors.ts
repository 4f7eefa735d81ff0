import type { Garment } from '@figura/contracts';

export type Color = Garment['colors'][number] & { hex: string };

/** Dark to bright. Their names are stored, so they are those of the catalog: `formatColor` shows them. */
export const PIECE_COLORS: readonly Color[] = [
  { name: 'Black', hex: '#1c1b1d' },
  { name: 'White', hex: '#fbfaf6' },
  { name: 'Ivory', hex: '#efe6d2' },
  { name: 'Gray', hex: '#8d8f92' },
  { name: 'Navy', hex: '#1f2a48' },
  { name: 'Blue', hex: '#3c66a8' },
  { name: 'Denim blue', hex: '#5b7ea3' },
  { name: 'Green', hex: '#3f6b4a' },
  { name: 'Olive', hex: '#6f6f43' },
  { name: 'Beige', hex: '#d3bf9f' },
  { name: 'Camel', hex: '#b98d5b' },
  { name: 'Brown', hex: '#6b4a34' },
  { name: 'Burgundy', hex: '#6d2233' },
  { name: 'Red', hex: '#b8292f' },
  { name: 'Pink', hex: '#dba0ab' },
  { name: 'Orange', hex: '#d4703a' },
  { name: 'Yellow', hex: '#e0b93f' },
  { name: 'Purple', hex: '#6d4c86' },
];

export function recolorGarment(garment: Garment, { name, hex }: Color): Garment {
  return { ...garment, colors: [{ name, hex }, ...garment.colors.slice(1)] };
}
