import type { Category } from './recommendations';
import type { SizeRegion, SizeWearer } from './sizes';

export const SIZE_GIRTHS = ['chest', 'waist', 'hips'] as const;
export type SizeGirth = (typeof SIZE_GIRTHS)[number];

export const CATEGORY_GIRTHS: Readonly<Partial<Record<Category, readonly SizeGirth[]>>> = {
  Tops: ['chest'],
  Outerwear: ['chest'],
  'One-Piece': ['chest', 'waist', 'hips'],
  Bottoms: ['waist', 'hips'],
};

/** Inches, smallest to largest body that the size is made for. */
export type GirthRange = readonly [low: number, high: number];

export interface SizeRow {
  readonly size: string;
  readonly girths: Readonly<Partial<Record<SizeGirth, GirthRange>>>;
}

/** Smallest size first. */
export interface PublicSizeChart {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** True for a standard, false for a shop's chart. */
  readonly isStandard: boolean;
  readonly region: SizeRegion | null;
  readonly for: SizeWearer;
  /** Categories it covers; all if empty. */
  readonly categories: readonly Category[];
  readonly source: string;
  /** `YYYY-MM-DD`, when the source was read. */
  readonly date: string;
  readonly rows: readonly SizeRow[];
}

export const MAX_SIZE_CHARTS = 30;
export const MAX_SIZE_ROWS = 40;
export const MAX_SIZE_CHART_TEXT = 5_000;
export const MAX_SIZE_CHART_NAME = 60;
/** Characters. */
export const MAX_SIZE_LABEL = 20;

/** Inches; the range of adult girths. */
export const GIRTH_LIMITS = { min: 18, max: 90 } as const;
