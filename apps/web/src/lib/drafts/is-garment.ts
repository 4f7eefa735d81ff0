import { CATEGORIES } from '@figura/contracts';
import type { Garment } from '@figura/contracts';

/** Whether what was stored is a garment, as far as it is drawn from it. */
export function isGarment(stored: unknown): stored is Garment {
  if (typeof stored !== 'object' || stored === null) return false;
  const { category, type, attributes, colors } = stored as Record<string, unknown>;
  return (
    (CATEGORIES as readonly unknown[]).includes(category) &&
    typeof type === 'string' &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.values(attributes).every(isTexts) &&
    Array.isArray(colors) &&
    colors.every((color: unknown) => typeof color === 'object' && color !== null && 'name' in color)
  );
}

export const isTexts = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((text) => typeof text === 'string');
