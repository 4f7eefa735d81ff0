import type { Category, SizedPart, Sizes } from '@figura/contracts';

const PARTS: Readonly<Partial<Record<Category, readonly SizedPart[]>>> = {
  // Shirts are sold by the collar.
  Tops: ['top', 'collar'],
  'One-Piece': ['top'],
  Outerwear: ['top'],
  Bottoms: ['bottom'],
  Shoes: ['shoe'],
};

/** The user's own size as shops write it, if any has it; empty if not. */
export function findUsualSize(
  sizes: Sizes | null,
  category: Category | '',
  offered: readonly string[],
): string {
  const parts = category === '' ? undefined : PARTS[category];
  if (!sizes || !parts) return '';
  const written = parts.flatMap((part) => {
    const size = sizes[part];
    return size === undefined ? [] : [`${sizes.region} ${size}`, String(size)];
  });
  return written.find((size) => offered.includes(size)) ?? '';
}
