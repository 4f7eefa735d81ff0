import type { OutfitSlot, Tone } from '@figura/contracts';
import type { Palette } from './look-book';
import { LARGE_SLOTS, type PieceFacts } from './piece-facts';
import { METAL_TONES } from './tones';

export type PaletteRole = 'base' | 'with' | 'accent' | 'leather';

const USUAL_LEATHER: readonly Tone[] = [
  'black',
  'brown',
  'tan',
  'camel',
  'beige',
  'taupe',
  'ivory',
  'white',
  'gray',
  'navy',
  'gold',
  'silver',
];

/**
 * Null if the piece does not go with the palette.
 * @param printTones of the leading print, if any
 */
export function findPaletteRole(
  palette: Palette,
  { tone, isPatterned }: Pick<PieceFacts, 'tone' | 'isPatterned'>,
  slot: OutfitSlot,
  printTones: ReadonlySet<Tone | null> | null,
): PaletteRole | null {
  if (tone === null) return 'base';
  if (LARGE_SLOTS.has(slot)) {
    if (palette.fromPrint)
      return isPatterned ? 'base' : printTones?.has(tone) || palette.with.includes(tone) ? 'with' : null;
    if (palette.base.includes(tone)) return 'base';
    if (palette.with.includes(tone)) return 'with';
    return palette.accent.includes(tone) ? 'accent' : null;
  }
  if ((palette.leather ?? USUAL_LEATHER).includes(tone)) return 'leather';
  if (METAL_TONES.has(tone) && palette.evening) return 'leather';
  if (palette.accent.includes(tone)) return 'accent';
  return palette.fromPrint && printTones?.has(tone) ? 'leather' : null;
}
