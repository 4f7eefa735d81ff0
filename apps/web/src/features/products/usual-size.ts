import type { Category, SizedPart, Sizes } from '@figura/contracts';

const PARTS: Readonly<Partial<Record<Category, SizedPart>>> = {
  Tops: 'top',
  'One-Piece': 'top',
  Outerwear: 'top',
  Bottoms: 'bottom',
  Shoes: 'shoe',
};

/** The user's own size as shops write it, if any has it; empty if not. */
export function findUsualSize(
  sizes: Sizes | null,
  category: Category | '',
  offered: readonly string[],
): string {
  const part = category === '' ? undefined : PARTS[category];
  if (!sizes || !part) return '';
  const number = String(sizes[part]);
  return [`${sizes.region} ${number}`, number].find((size) => offered.includes(size)) ?? '';
}
