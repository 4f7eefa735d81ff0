import type { Garment } from '@figura/contracts';
import { colors as t } from './messages.en';

type Color = Garment['colors'][number];

const DARK: Color = { name: t('navy'), hex: '#1c2541' };
const LIGHT: Color = { name: t('offWhite'), hex: '#f4f0e6' };
const BRIGHT: Color = { name: t('red'), hex: '#c22b33' };
const MID: Color = { name: t('gray'), hex: '#8d8f92' };

const SHOWN_IN: Readonly<Record<string, Color>> = {
  'dark-top': DARK,
  'dark-bottom': DARK,
  'dark-shoe': DARK,
  'light-top': LIGHT,
  'light-bottom': LIGHT,
  'pale-shoe': LIGHT,
  'bright-top': BRIGHT,
  'bright-bottom': BRIGHT,
  'bright-shoe': BRIGHT,
  'mid-top': MID,
  'mid-bottom': MID,
  'mid-shoe': MID,
  'skin-tone-shoe': { name: t('nude'), hex: '#d8b79a' },
};

export function showIn(value: string): Color | null {
  return SHOWN_IN[value] ?? null;
}
