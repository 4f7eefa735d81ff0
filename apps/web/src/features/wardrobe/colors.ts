import type { Garment } from '@figura/contracts';

export type Color = Garment['colors'][number] & { hex: string };

const HEX_BY_NAME = {
  Black: '#1c1b1d',
  White: '#fbfaf6',
  Ivory: '#efe6d2',
  Gray: '#8d8f92',
  Navy: '#1f2a48',
  Blue: '#3c66a8',
  'Denim blue': '#5b7ea3',
  Green: '#3f6b4a',
  Olive: '#6f6f43',
  Beige: '#d3bf9f',
  Camel: '#b98d5b',
  Brown: '#6b4a34',
  Burgundy: '#6d2233',
  Red: '#b8292f',
  Pink: '#dba0ab',
  Orange: '#d4703a',
  Yellow: '#e0b93f',
  Purple: '#6d4c86',
};

export const PIECE_COLORS: readonly Color[] = Object.entries(HEX_BY_NAME).map(([name, hex]) => ({
  name,
  hex,
}));

export function recolorGarment(garment: Garment, { name, hex }: Color): Garment {
  return { ...garment, colors: [{ name, hex }, ...garment.colors.slice(1)] };
}
