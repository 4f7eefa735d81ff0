import type { Garment } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import messages from './messages.en';

const t = translator(messages.colors);

export type Color = Garment['colors'][number] & { hex: string };

/** Dark to bright. */
export const PIECE_COLORS: readonly Color[] = [
  { name: t('black'), hex: '#1c1b1d' },
  { name: t('white'), hex: '#fbfaf6' },
  { name: t('ivory'), hex: '#efe6d2' },
  { name: t('gray'), hex: '#8d8f92' },
  { name: t('navy'), hex: '#1f2a48' },
  { name: t('blue'), hex: '#3c66a8' },
  { name: t('denim'), hex: '#5b7ea3' },
  { name: t('green'), hex: '#3f6b4a' },
  { name: t('olive'), hex: '#6f6f43' },
  { name: t('beige'), hex: '#d3bf9f' },
  { name: t('camel'), hex: '#b98d5b' },
  { name: t('brown'), hex: '#6b4a34' },
  { name: t('burgundy'), hex: '#6d2233' },
  { name: t('red'), hex: '#b8292f' },
  { name: t('pink'), hex: '#dba0ab' },
  { name: t('orange'), hex: '#d4703a' },
  { name: t('yellow'), hex: '#e0b93f' },
  { name: t('purple'), hex: '#6d4c86' },
];

export function recolorGarment(garment: Garment, { name, hex }: Color): Garment {
  return { ...garment, colors: [{ name, hex }, ...garment.colors.slice(1)] };
}
