import type { OutfitSlot } from './outfits';

export const TASTES = ['classic', 'minimal', 'natural', 'romantic', 'urban', 'bold'] as const;
export type Taste = (typeof TASTES)[number];

/** The lower half; outfits suggested together have different ones. */
export const LOOK_LINES = ['trousers', 'jeans', 'skirt', 'dress', 'jumpsuit', 'shorts'] as const;
export type LookLine = (typeof LOOK_LINES)[number];

export const LOOK_CLAIMS = ['neck', 'plain-top', 'matte', 'flat-shoes'] as const;
export type LookClaim = (typeof LOOK_CLAIMS)[number];

/** ≥ 19 °C, 9 to 18, ≤ 8. */
export const TEMPERATURE_BANDS = ['warm', 'mild', 'cold'] as const;
export type TemperatureBand = (typeof TEMPERATURE_BANDS)[number];

/** The last two are ways to carry a bag with a long strap. */
export const WORN_STYLES = [
  'tucked',
  'half-tucked',
  'open',
  'rolled',
  'buttoned',
  'short-strap',
  'in-hand',
] as const;
export type WornStyle = (typeof WORN_STYLES)[number];

export const TONES = [
  'black',
  'charcoal',
  'gray',
  'white',
  'ivory',
  'beige',
  'camel',
  'tan',
  'taupe',
  'brown',
  'navy',
  'slate',
  'denim',
  'dark-denim',
  'olive',
  'rust',
  'orange',
  'mustard',
  'yellow',
  'sage',
  'forest',
  'green',
  'petrol',
  'teal',
  'light-blue',
  'blue',
  'lilac',
  'purple',
  'aubergine',
  'burgundy',
  'rose',
  'fuchsia',
  'pink',
  'coral',
  'red',
  'gold',
  'silver',
] as const;
export type Tone = (typeof TONES)[number];

/** Pieces that a theme combines with a leading item in one slot; each list holds alternatives. */
interface ThemeCompanion {
  readonly types?: readonly string[] | undefined;
  /** As `attribute:value`. */
  readonly values?: readonly string[] | undefined;
  readonly tones?: readonly Tone[] | undefined;
  readonly shade?: readonly ('light' | 'mid' | 'dark')[] | undefined;
  readonly plain?: true | undefined;
  /** Must not be wide or long. */
  readonly close?: true | undefined;
}

/** False for nothing in a slot. */
export type ThemeCompanions = Readonly<Partial<Record<OutfitSlot, ThemeCompanion | false>>>;
