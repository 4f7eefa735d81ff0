import type { Category } from './recommendations';

export type GarmentQuestion =
  | 'style'
  | 'length'
  | 'legLength'
  | 'leg'
  | 'rise'
  | 'neckline'
  | 'sleeveLength'
  | 'fit'
  | 'waist'
  | 'sleeves'
  | 'toe'
  | 'heel'
  | 'fabric';

export interface GarmentChoice {
  readonly question: GarmentQuestion;
  readonly attribute: string;
  /** Slugs in vocabulary order. */
  readonly values: readonly string[];
  /** Most common value. */
  readonly usual: string;
}

export interface GarmentKind {
  readonly category: Category;
  readonly type: string;
  readonly name: string;
  readonly british?: string;
  readonly color: { readonly name: string; readonly hex: string };
  readonly questions: readonly GarmentChoice[];
  /** By attribute; not asked, since all garments of the kind have these values. */
  readonly says: Readonly<Record<string, readonly string[]>>;
}

/** With any value in `of`, a garment may have only the values in `only`. */
export interface GarmentCondition {
  /** `attribute:value`. */
  readonly of: readonly string[];
  readonly only: Readonly<Record<string, readonly string[] | undefined>>;
}
