import { SKIN_HEX } from '@figura/contracts';
import type { Appearance } from '@figura/contracts';
import { lightness, mix } from '../garment/paint/colors';

/** The colors that a body is drawn in. */
export interface SkinColors {
  skin: string;
  /** The skin where it turns away from the light, and where the light falls on it. */
  shade: string;
  light: string;
  /** Lines on the skin: its own dark, never black. */
  line: string;
}

const PAPER_SKIN = '#fbf6f0';

/** Colors of a body by its appearance; ink on paper where nothing is chosen. */
export function skinColors(appearance?: Appearance): SkinColors {
  const skin = appearance?.skin ? SKIN_HEX[appearance.skin] : null;
  const tone = skin ?? PAPER_SKIN;
  const dark = lightness(tone) < 0.4;
  return {
    skin: tone,
    shade: skin ? mix(tone, dark ? '#1d0a06' : '#4a1d10', dark ? 0.4 : 0.3) : '#e6d8cb',
    light: mix(tone, '#fff0dc', dark ? 0.3 : 0.5),
    line: skin ? mix(tone, '#1f0c08', dark ? 0.72 : 0.6) : '#5b4a44',
  };
}
