import { AGE_BANDS, EYES, LIPS, NOSES, SKIN_HEX, SKIN_TONES } from '@figura/contracts';
import type { Appearance, HairColor, HairCut, SkinTone } from '@figura/contracts';
import { computeLightness } from '../garment/paint/colors';
import { hash } from '../garment/piece';
import type { GarmentInput } from '../garment/piece';

/** Least difference in lightness between skin and item, from 0 to 1. */
const CONTRAST = 0.15;

const HAIR: Readonly<Record<SkinTone, readonly HairColor[]>> = {
  'tone-1': ['auburn', 'blond', 'dark-brown'],
  'tone-2': ['chestnut', 'black', 'blond'],
  'tone-3': ['dark-brown', 'black', 'chestnut'],
  'tone-4': ['black', 'dark-brown', 'gray'],
  'tone-5': ['black', 'dark-brown', 'black'],
  'tone-6': ['black', 'gray', 'black'],
};

/** Always the same wearer for an item, on contrasting skin. */
export function createWearer({ colors }: GarmentInput, cuts: readonly HairCut[]): Appearance {
  const hex = colors[0]?.hex ?? '#ffffff';
  const chance = parseInt(hash(hex), 36);
  const tones = SKIN_TONES.filter(
    (tone) => Math.abs(computeLightness(SKIN_HEX[tone]) - computeLightness(hex)) > CONTRAST,
  );
  const skin = tones[chance % tones.length]!;
  const pick = <Value>(values: readonly Value[], bits: number): Value =>
    values[(chance >>> bits) % values.length]!;
  return {
    skin,
    hair: { cut: pick(cuts, 8), color: pick(HAIR[skin], 16) },
    face: { eyes: pick(EYES, 2), nose: pick(NOSES, 5), lips: pick(LIPS, 11) },
    ageBand: pick(AGE_BANDS, 13),
  };
}
