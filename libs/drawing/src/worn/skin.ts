import { DEFAULT_SKIN, SKIN_HEX, type Appearance } from '@figura/contracts';
import { computeLightness, mix } from '../garment/paint/colors';

export interface SkinColors {
  skin: string;
  shade: string;
  light: string;
  line: string;
  /** On dark skin, features need light beside their lines. */
  isDark: boolean;
}

export function findSkinColors(appearance?: Appearance): SkinColors {
  const skin = SKIN_HEX[appearance?.skin ?? DEFAULT_SKIN];
  const isDark = computeLightness(skin) < 0.42;
  return {
    skin,
    shade: isDark ? mix(skin, '#2a0c12', 0.38) : mix(skin, '#b0563f', 0.36),
    light: isDark ? mix(skin, '#eaa56e', 0.34) : mix(skin, '#fff0dc', 0.5),
    line: isDark ? mix(skin, '#140503', 0.76) : mix(skin, '#6b2a1c', 0.55),
    isDark,
  };
}
