/** The skin tones that the drawn figure can have, from light to dark. */
export const SKIN_TONES = ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5', 'tone-6'] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

/** How the hair of the drawn figure is worn; `covering` is a head covering. */
export const HAIR_CUTS = ['bun', 'waves', 'bob', 'curls', 'pixie', 'cropped', 'covering'] as const;
export type HairCut = (typeof HAIR_CUTS)[number];

const NATURAL_COLORS = ['black', 'dark-brown', 'chestnut', 'auburn', 'blond', 'gray', 'white'] as const;
const CLOTH_COLORS = ['sand', 'clay', 'sage', 'slate', 'plum', 'ivory'] as const;

/** The natural colors of hair, then those of a head covering's cloth. */
export const HAIR_COLORS = [...NATURAL_COLORS, ...CLOTH_COLORS] as const;
export type HairColor = (typeof HAIR_COLORS)[number];

/** The colors that a cut comes in: a head covering those of cloth, the others natural ones. */
export function hairColorsOf(cut: HairCut): readonly HairColor[] {
  return cut === 'covering' ? CLOTH_COLORS : NATURAL_COLORS;
}

export interface Hair {
  cut: HairCut;
  /** One of {@link hairColorsOf} its cut. */
  color: HairColor;
}

/** What the figure wears where it is drawn without clothes. */
export const UNDERLAYERS = ['swimsuit', 'shirt-and-shorts'] as const;
export type Underlayer = (typeof UNDERLAYERS)[number];

/** How the user wants their figure to be drawn. */
export interface Appearance {
  /** Null draws ink on paper, without a color for the skin. */
  skin: SkinTone | null;
  /** Null where none was chosen: it is drawn in ink, put up over a swimsuit and cropped over shirt and shorts. */
  hair: Hair | null;
  /** A swimsuit unless told. */
  underlayer?: Underlayer;
}

/** The appearance of a user who has chosen nothing. */
export const NO_APPEARANCE: Readonly<Required<Appearance>> = {
  skin: null,
  hair: null,
  underlayer: 'swimsuit',
};

/** The cut that hair is drawn in. */
export function hairCutOf({ hair, underlayer }: Appearance): HairCut {
  return hair?.cut ?? (underlayer === 'shirt-and-shorts' ? 'cropped' : 'bun');
}

/** What each skin tone is painted with, in both themes: sRGB, `#rrggbb`. */
export const SKIN_HEX: Readonly<Record<SkinTone, string>> = {
  'tone-1': '#f4dccd',
  'tone-2': '#e9c4a8',
  'tone-3': '#d3a27f',
  'tone-4': '#ae7a58',
  'tone-5': '#835438',
  'tone-6': '#583828',
};

/** What each color of hair or cloth is painted with, in both themes: sRGB, `#rrggbb`. */
export const HAIR_HEX: Readonly<Record<HairColor, string>> = {
  black: '#241a18',
  'dark-brown': '#3b2519',
  chestnut: '#5c3521',
  auburn: '#8a4b2a',
  blond: '#c79a5b',
  gray: '#b9b2a8',
  white: '#e9e4dc',
  sand: '#d8c3a5',
  clay: '#b98b6b',
  sage: '#8a9a86',
  slate: '#53627a',
  plum: '#7a3b3f',
  ivory: '#e7d9c6',
};
