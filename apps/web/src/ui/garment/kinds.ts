import type { Category, Garment, GarmentKind } from '@figura/contracts';
import { GARMENT_KINDS } from '@figura/contracts';

export const TAPPED_CATEGORIES = [...new Set(GARMENT_KINDS.map(({ category }) => category))];

export const listKinds = (category: Category): readonly GarmentKind[] =>
  GARMENT_KINDS.filter((kind) => kind.category === category);

export const findKind = ({ type }: Garment): GarmentKind | null =>
  GARMENT_KINDS.find((kind) => kind.type === type) ?? null;
