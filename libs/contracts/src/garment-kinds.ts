import type { Category } from './recommendations';

/** What is asked of a garment to know it, in the order of the screen. */
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

/** A question about a garment, which one value of an attribute answers. */
export interface GarmentChoice {
  readonly question: GarmentQuestion;
  readonly attribute: string;
  /** Slugs, in the order of the vocabulary. */
  readonly values: readonly string[];
  /** The one that pieces of the kind carry most often. */
  readonly usual: string;
}

/** A kind of garment with what sets its pieces apart. */
export interface GarmentKind {
  readonly category: Category;
  /** Slug of the type. */
  readonly type: string;
  /** What Americans call it. */
  readonly name: string;
  /** What the British call it, where that is something else. */
  readonly british?: string;
  readonly color: { readonly name: string; readonly hex: string };
  readonly questions: readonly GarmentChoice[];
  /** What every garment of the kind has, by attribute, so that it is not asked. */
  readonly says: Readonly<Record<string, readonly string[]>>;
}

/** What goes together: beside any value of `of`, a garment that says anything of an attribute says one of `only`. */
export interface GarmentCondition {
  /** Each as `attribute:value`. */
  readonly of: readonly string[];
  /** By attribute. */
  readonly only: Readonly<Record<string, readonly string[] | undefined>>;
}
