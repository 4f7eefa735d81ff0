/** Tastes that a user may choose, and that looks and palettes belong to. */
export const TASTES = ['classic', 'minimal', 'natural', 'romantic', 'urban', 'bold'] as const;
export type Taste = (typeof TASTES)[number];

/** What the lower half of an outfit is; the outfits of one answer differ in it. */
export const LOOK_LINES = ['trousers', 'jeans', 'skirt', 'dress', 'jumpsuit', 'shorts'] as const;
export type LookLine = (typeof LOOK_LINES)[number];

/** Bands of temperature: 19 °C and more, 9 to 18, 8 and less. */
export const TEMPERATURE_BANDS = ['warm', 'mild', 'cold'] as const;
export type TemperatureBand = (typeof TEMPERATURE_BANDS)[number];

/** How a piece of an outfit is worn. */
export const WORN_STYLES = ['tucked', 'half-tucked', 'open', 'rolled', 'buttoned'] as const;
export type WornStyle = (typeof WORN_STYLES)[number];

/** Names of colors as palettes use them. Denim cloth has tones of its own, and so have shoes and bags of metal. */
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
