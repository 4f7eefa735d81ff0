import type { Category, Garment, GarmentKind } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';

/** The categories from which a garment can be tapped together, in their order. */
export const TAPPED_CATEGORIES = [...new Set(GARMENT_KINDS.map(({ category }) => category))];

export const listKinds = (category: Category): readonly GarmentKind[] =>
  GARMENT_KINDS.filter((kind) => kind.category === category);

/** The kind that a garment is of; null for one that cannot be tapped together. */
export const findKind = ({ type }: Garment): GarmentKind | null =>
  GARMENT_KINDS.find((kind) => kind.type === type) ?? null;
