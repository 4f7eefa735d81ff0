import type { SizeWearer } from './sizes';
/** Light to dark. */
export const SKIN_TONES = ['tone-1', 'tone-2', 'tone-3', 'tone-4', 'tone-5', 'tone-6'] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

/** Long to short; the last two are head coverings. */
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

export const HAIR_COLORS = [...NATURAL_COLORS, ...CLOTH_COLORS] as const;
export type HairColor = (typeof HAIR_COLORS)[number];

export const isClothCut = (cut: HairCut): boolean => cut === 'covering' || cut === 'turban';

export function listHairColors(cut: HairCut): readonly HairColor[] {
  return isClothCut(cut) ? CLOTH_COLORS : NATURAL_COLORS;
}

export interface Hair {
  cut: HairCut;
  color: HairColor;
}

/** Independent of skin tone. */
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

export const AGE_BANDS = ['young', 'middle', 'mature'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const UNDERLAYERS = ['swimsuit', 'shirt-and-shorts'] as const;
export type Underlayer = (typeof UNDERLAYERS)[number];

export const BEARDS = ['none', 'stubble', 'short', 'full'] as const;
export type Beard = (typeof BEARDS)[number];

/** Who a garment is cut for; unisex garments list both. */
export const CUTS = ['womens', 'mens'] as const;
export type Cut = (typeof CUTS)[number];

/** Which cuts are shown and how the figure is drawn; set only by the user. */
export const PRESENTATIONS = [...CUTS, 'any'] as const;
export type Presentation = (typeof PRESENTATIONS)[number];

export const getSizeWearer = (presentation: Presentation): SizeWearer =>
  presentation === 'mens' ? 'men' : 'women';

export function isCutFor(cuts: readonly Cut[], presentation: Presentation): boolean {
  return presentation === 'any' || cuts.includes(presentation);
}

export interface Appearance {
  /** Null draws {@link DEFAULT_SKIN}. */
  skin: SkinTone | null;
  /** Null draws {@link getHairOrDefault}. */
  hair: Hair | null;
  face?: Face;
  ageBand?: AgeBand;
  underlayer?: Underlayer;
  beard?: Beard;
  presentation?: Presentation;
}

export const NO_APPEARANCE: Readonly<Required<Appearance>> = {
  skin: null,
  hair: null,
  face: { eyes: 'almond', nose: 'medium', lips: 'medium' },
  ageBand: 'middle',
  underlayer: 'swimsuit',
  beard: 'none',
  presentation: 'womens',
};

export const DEFAULT_SKIN: SkinTone = 'tone-3';

export function getHairOrDefault({ hair, underlayer, presentation }: Appearance): Hair {
  const isShort = presentation === 'mens' || underlayer === 'shirt-and-shorts';
  const cut = isShort ? 'side-part' : presentation === 'any' ? 'pixie' : 'bun';
  return hair ?? { cut, color: 'dark-brown' };
}

export const toAppearance = ({
  skin,
  hair,
  face,
  ageBand,
  underlayer,
  beard,
  presentation,
}: Required<Appearance>): Required<Appearance> => ({
  skin,
  hair,
  face,
  ageBand,
  underlayer,
  beard,
  presentation,
});

/** sRGB `#rrggbb`, both themes. */
export const SKIN_HEX: Readonly<Record<SkinTone, string>> = {
  'tone-1': '#f6dcc9',
  'tone-2': '#efc9a9',
  'tone-3': '#dba980',
  'tone-4': '#bd855a',
  'tone-5': '#8f5b3b',
  'tone-6': '#5c3826',
};

/** sRGB `#rrggbb`, both themes. */
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
