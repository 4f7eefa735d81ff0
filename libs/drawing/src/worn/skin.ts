import { HAIR_HEX, SKIN_HEX } from '@figura/contracts';
import type { Appearance } from '@figura/contracts';
import { mix } from '../garment/paint/colors';

/** The colors that a body is drawn in. */
export interface SkinColors {
  skin: string;
  shade: string;
  line: string;
  hair: string;
  strand: string;
  hairLine: string;
}

const PAPER_SKIN = '#fbf6f0';

/** Colors of a body by its appearance; ink on paper where nothing is chosen. */
export function skinColors(appearance?: Appearance): SkinColors {
  const skin = appearance?.skin ? SKIN_HEX[appearance.skin] : null;
  const tone = skin ?? PAPER_SKIN;
  const locks = appearance?.hair ? HAIR_HEX[appearance.hair.color] : skin ? '#3b2a26' : '#e9dfd4';
  return {
    skin: tone,
    shade: skin ? mix(tone, '#4a1d10', 0.3) : '#e6d8cb',
    line: skin ? mix(tone, '#2a120c', 0.62) : '#5b4a44',
    hair: locks,
    strand: mix(locks, '#ffffff', 0.3),
    hairLine: mix(locks, '#120a08', 0.6),
  };
}
