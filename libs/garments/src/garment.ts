import type { Category } from '@figura/contracts';
import type { ReadLanguage } from './languages/language';
import type { Refusal } from './lexicon';

export interface GarmentColor {
  readonly name: string;
  /** `#rrggbb`, lower case; missing if the name does not imply a hue. */
  readonly hex?: string;
}

/** Uses the catalog's vocabulary. At most 64 values. */
export interface Garment {
  /** Null for items outside the catalog: underwear, nightwear, hair clips. */
  readonly category: Category | null;
  readonly type: string | null;
  /** In vocabulary order. Empty without a category. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** Largest area first, if known. */
  readonly colors: readonly GarmentColor[];
}

export interface Evidence {
  /** A vocabulary attribute, `type` or `color name`. */
  readonly attribute: string;
  readonly value: string;
  readonly words: string;
  readonly field: string;
  /** Offsets in the field, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

export interface Reading extends Garment {
  /** Ordered by attribute and value, then field and offset. */
  readonly evidence: readonly Evidence[];
  /**
   * Garment words that were not understood; lower case, distinct, sorted. Omits title words, which may be
   * names.
   */
  readonly unread: readonly string[];
  /** Language of most words. */
  readonly language: ReadLanguage;
  /** Reason why a named item is not in the catalog. */
  readonly refusal?: Refusal | 'thing';
}

/** A missing text is read as empty. */
export interface GarmentText {
  readonly title?: string;
  readonly description?: string;
  readonly color?: string;
  readonly pattern?: string;
  readonly material?: string;
  /** For instance `Women > Knitwear > Cardigan`. */
  readonly category?: string;
  /** One label per line; read only if the category names nothing to wear. */
  readonly tags?: string;
  /** As the shop states; other languages are still recognized. */
  readonly language?: ReadLanguage;
}
