/** The skin tones that the drawn figure can have, from light to dark. */
export const SKIN_TONES = ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5', 'tone-6'] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

/** How the hair of the drawn figure is worn, from long to short; the last two are cloths that cover it. */
export const HAIR_CUTS = [
  'waves',
  'straight',
  'bob',
  'curls',
  'coils',
  'locs',
  'box-braids',
  'braid',
  'ponytail',
  'bun',
  'swept-back',
  'pixie',
  'side-part',
  'cropped',
  'buzz',
  'covering',
  'turban',
] as const;
export type HairCut = (typeof HAIR_CUTS)[number];

const NATURAL_COLORS = ['black', 'dark-brown', 'chestnut', 'auburn', 'blond', 'gray', 'white'] as const;
const CLOTH_COLORS = ['sand', 'clay', 'sage', 'slate', 'plum', 'ivory'] as const;

/** The natural colors of hair, then those of a head covering's cloth. */
export const HAIR_COLORS = [...NATURAL_COLORS, ...CLOTH_COLORS] as const;
export type HairColor = (typeof HAIR_COLORS)[number];

export const isClothCut = (cut: HairCut): boolean => cut === 'covering' || cut === 'turban';

/** The colors that a cut comes in: head covering and turban those of cloth, the others natural ones. */
export function createHairColors(cut: HairCut): readonly HairColor[] {
  return isClothCut(cut) ? CLOTH_COLORS : NATURAL_COLORS;
}

export interface Hair {
  cut: HairCut;
  /** One of {@link createHairColors} its cut. */
  color: HairColor;
}

/** The features of the drawn face; none of them follows from the skin. */
export const EYES = ['almond', 'hooded', 'monolid'] as const;
export type Eyes = (typeof EYES)[number];
export const NOSES = ['narrow', 'medium', 'broad'] as const;
export type Nose = (typeof NOSES)[number];
export const LIPS = ['thin', 'medium', 'full'] as const;
export type Lips = (typeof LIPS)[number];

export interface Face {
  eyes: Eyes;
  nose: Nose;
  lips: Lips;
}

/** How old the drawn face looks. */
export const AGE_BANDS = ['young', 'middle', 'mature'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** What the figure wears where it is drawn without clothes. */
export const UNDERLAYERS = ['swimsuit', 'shirt-and-shorts'] as const;
export type Underlayer = (typeof UNDERLAYERS)[number];

/** How the user wants their figure to be drawn. */
export interface Appearance {
  /** Null draws {@link DEFAULT_SKIN}. */
  skin: SkinTone | null;
  /** Null draws {@link createHairOrDefault}: put up over a swimsuit and short over shirt and shorts. */
  hair: Hair | null;
  /** The features of {@link NO_APPEARANCE} unless told, as the two below. */
  face?: Face;
  ageBand?: AgeBand;
  underlayer?: Underlayer;
}

/** The appearance of a user who has chosen nothing. */
export const NO_APPEARANCE: Readonly<Required<Appearance>> = {
  skin: null,
  hair: null,
  face: { eyes: 'almond', nose: 'medium', lips: 'medium' },
  ageBand: 'middle',
  underlayer: 'swimsuit',
};

/** The skin of a figure for which none was chosen. */
export const DEFAULT_SKIN: SkinTone = 'tone-3';

/** The hair that is drawn. */
export function createHairOrDefault({ hair, underlayer }: Appearance): Hair {
  return hair ?? { cut: underlayer === 'shirt-and-shorts' ? 'side-part' : 'bun', color: 'dark-brown' };
}

/** The part of preferences that a drawing of their owner takes. */
export const toAppearance = ({
  skin,
  hair,
  face,
  ageBand,
  underlayer,
}: Required<Appearance>): Required<Appearance> => ({ skin, hair, face, ageBand, underlayer });

/** What each skin tone is painted with, in both themes: sRGB, `#rrggbb`. */
export const SKIN_HEX: Readonly<Record<SkinTone, string>> = {
  'tone-1': '#f6dcc9',
  'tone-2': '#efc9a9',
  'tone-3': '#dba980',
  'tone-4': '#bd855a',
  'tone-5': '#8f5b3b',
  'tone-6': '#5c3826',
};

/** What each color of hair or cloth is painted with, in both themes: sRGB, `#rrggbb`. */
export const HAIR_HEX: Readonly<Record<HairColor, string>> = {
  black: '#262023',
  'dark-brown': '#3f2a23',
  chestnut: '#6d4029',
  auburn: '#92492a',
  blond: '#cda468',
  gray: '#a09b98',
  white: '#ddd8d1',
  sand: '#d8c3a5',
  clay: '#b4664a',
  sage: '#78958a',
  slate: '#41607a',
  plum: '#74354a',
  ivory: '#e7d9c6',
};
