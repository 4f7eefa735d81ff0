import type { Category } from '@figura/contracts';

/**
 * - `filler`: says nothing about the cut ("soft").
 * - `determiner`: opens the object of a preposition.
 * - `with`: begins the garment's parts and ends its fabric.
 * - `of`: begins the fabric of the garment or the part before.
 * - `in`: like `of`, or like `at` before a part ("in the sides").
 * - `is`: describes the part before ("are", "that").
 * - `less`: cancels the word before ("free", "look").
 * - `more`: a comparison ("longer").
 * - `until-end`: the rest is about something else ("worn with").
 * - `aside`: like `until-end`, and drops the whole sentence if no garment stood before ("machine wash").
 * - `lining`: the word before is the lining or trim of another fabric.
 */
export const ROLES = [
  'filler',
  'determiner',
  'negator',
  'with',
  'of',
  'in',
  'at',
  'is',
  'less',
  'more',
  'until-end',
  'aside',
  'size',
  'lining',
] as const;
export type Role = (typeof ROLES)[number];

/** Not rated: a set is two garments; a draped garment looks different each time it is worn. */
export const REFUSALS = ['set', 'draped'] as const;
export type Refusal = (typeof REFUSALS)[number];

export interface LexiconKind {
  readonly slug: string;
  readonly words: readonly string[];
  /** More general kinds, the main one first; their values apply here too. */
  readonly like: readonly string[];
  readonly type?: LexiconType | undefined;
  readonly refine: readonly { readonly type: LexiconType; readonly values: readonly string[] }[];
  /** Values that its name implies, as `attribute:value`. */
  readonly gives: readonly string[];
  /** Values that exclude this kind: a "polo" with a roll neck. */
  readonly unless: readonly string[];
  readonly refusal?: Refusal | undefined;
  readonly isShelf?: boolean | undefined;
  /** Words anywhere in a text that turn a `signsFor` kind into this one: a top with underwired cups. */
  readonly signs: readonly string[];
  readonly signsFor: readonly string[];
}

/** The names of one value; null for lookalikes that must not match another value. */
export interface LexiconValue {
  readonly attribute: string;
  readonly value: string | null;
  /**
   * A name that ends with a part or kind ("wide leg") also matches "long, wide legs"; with " at ", the first thing placed at the second.
   * Others, and names after "=", match literally.
   */
  readonly names: readonly string[];
  /** Categories or kinds to which it applies; all if missing. */
  readonly of?: readonly string[] | undefined;
  /** Values of its attribute that override it; `true` means any other value. */
  readonly weak?: true | readonly string[] | undefined;
}

interface LexiconAttribute {
  readonly slug: string;
  /** True for fabric, which counts only for the garment itself, not for a lining, trim, or part. */
  readonly cloth: boolean;
  /** Parts that its words do not describe: a V-neck at the back. */
  readonly notAt: readonly string[];
}

type Shade = 'dark' | 'light' | 'bright' | 'mid';

export interface LexiconType {
  readonly slug: string;
  readonly category: Category;
}

export interface LexiconColor {
  readonly name: string;
  readonly hex?: string | undefined;
  /** Missing for mid-tones. */
  readonly shade?: Shade | undefined;
  readonly words: readonly string[];
  /** Names that count only in a shop's color field; elsewhere they are things, such as "honey" or "brass". */
  readonly alone?: readonly string[] | undefined;
}

export interface Lexicon {
  readonly roles: Readonly<Record<Role, readonly string[]>>;
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly cloths: Readonly<Record<string, readonly string[]>>;
  /** If a text names several kinds, the earlier one wins. */
  readonly kinds: readonly LexiconKind[];
  readonly attributes: readonly LexiconAttribute[];
  readonly values: readonly LexiconValue[];
  readonly colors: readonly LexiconColor[];
  readonly shades: Readonly<Record<Shade, Readonly<Partial<Record<Category, readonly string[]>>>>>;
  readonly terms: readonly string[];
  readonly silent: readonly string[];
  /** Real words one letter away from a lexicon word, so not typos. */
  readonly realWords: readonly string[];
  readonly attributesOf: Readonly<Record<string, readonly string[]>>;
}
