import { TASTES, type Taste } from './looks';
import type { Presentation } from './appearance';

/** Each taste has one outfit of its own and shares one, so that three choices reveal a preference. */
const WOMENS_TASTE_LOOKS = {
  blazer: ['classic'],
  'long-coat': ['minimal'],
  'plaid-shirt': ['natural'],
  'floral-dress': ['romantic'],
  cargo: ['urban'],
  'red-dress': ['bold'],
  'bow-blouse': ['classic', 'romantic'],
  'tonal-knit': ['minimal', 'natural'],
  'red-puffer': ['urban', 'bold'],
} as const satisfies Record<string, readonly Taste[]>;

const MENS_TASTE_LOOKS = {
  'mens-blazer': ['classic'],
  'mens-overcoat': ['minimal'],
  'mens-flannel-shirt': ['natural'],
  'mens-soft-linen': ['romantic'],
  'mens-cargo': ['urban'],
  'mens-velvet': ['bold'],
  'mens-cardigan': ['classic', 'romantic'],
  'mens-tonal-knit': ['minimal', 'natural'],
  'mens-rust-puffer': ['urban', 'bold'],
} as const satisfies Record<string, readonly Taste[]>;

export const TASTE_LOOKS = { ...WOMENS_TASTE_LOOKS, ...MENS_TASTE_LOOKS } as const;
export type TasteLookId = keyof typeof TASTE_LOOKS;
export const TASTE_LOOK_IDS = Object.keys(TASTE_LOOKS) as readonly TasteLookId[];

export const MAX_TASTE_LOOKS = 3;

const WOMENS = Object.keys(WOMENS_TASTE_LOOKS) as readonly TasteLookId[];
const MENS = Object.keys(MENS_TASTE_LOOKS) as readonly TasteLookId[];

/** The nine to show; `any` alternates women's and men's outfits for the same tastes. */
export function listTasteLookIds(presentation: Presentation): readonly TasteLookId[] {
  switch (presentation) {
    case 'womens':
      return WOMENS;
    case 'mens':
      return MENS;
    case 'any':
      return WOMENS.map((id, index) => (index % 2 === 0 ? id : MENS[index]!));
  }
}

/** Most chosen taste first. */
export function findTastes(chosen: readonly TasteLookId[]): Taste[] {
  const count = (taste: Taste) =>
    chosen.filter((id) => (TASTE_LOOKS[id] as readonly Taste[]).includes(taste)).length;
  return TASTES.filter((taste) => count(taste) > 0).sort((a, b) => count(b) - count(a));
}
