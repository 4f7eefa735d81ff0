import { DEFAULT_SKIN, SKIN_HEX } from '@figura/contracts';
import type { Appearance } from '@figura/contracts';
import { computeLightness, mix } from '../garment/paint/colors';

/** The colors that a body is drawn in. */
export interface SkinColors {
  skin: string;
  /** The skin where it turns away from the light, and where the light falls on it: warm, never gray. */
  shade: string;
  light: string;
  /** Lines on the skin: its own dark, never black. */
  line: string;
  /** Whether it is so dark that features need light beside their lines. */
  isDark: boolean;
}

/** Colors of a body by its appearance. */
export function findSkinColors(appearance?: Appearance): SkinColors {
  const skin = SKIN_HEX[appearance?.skin ?? DEFAULT_SKIN];
  const isDark = computeLightness(skin) < 0.42;
  return {
    skin,
    shade: isDark ? mix(skin, '#2a0c12', 0.42) : mix(skin, '#b0563f', 0.36),
    light: mix(skin, '#fff0dc', isDark ? 0.22 : 0.5),
    line: mix(skin, isDark ? '#1c0806' : '#6b2a1c', 0.55),
    isDark,
  };
}
