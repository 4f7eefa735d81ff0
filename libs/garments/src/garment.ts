import type { Category } from '@figura/contracts';
import type { ReadLanguage } from './languages/language';
import type { Refusal } from './lexicon';

/** A color by the name that shops give it. */
export interface GarmentColor {
  /** Capitalized, for instance `Dark blue`. */
  readonly name: string;
  /** `#rrggbb`, lower case; missing where the name says nothing of the hue. */
  readonly hex?: string;
}

/** What a garment is, in the words of the catalog's vocabulary. At most 64 values in all. */
export interface Garment {
  /** Null for what is none of the catalog's: underwear, nightwear, hair clips. */
  readonly category: Category | null;
  /** A type of the category; null together with it. */
  readonly type: string | null;
  /** Values by attribute, both in the order of the vocabulary. Empty without a category. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** The largest area first, as far as words can tell. */
  readonly colors: readonly GarmentColor[];
}

/** The words that gave a value. */
export interface Evidence {
  /** An attribute of the vocabulary, or `type`, or `color name`. */
  readonly attribute: string;
  readonly value: string;
  /** The words as they stand in the field. */
  readonly words: string;
  /** The field that they stand in, for instance `description`; `text` for a text of its own. */
  readonly field: string;
  /** Where the words begin and end in the field, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** A garment with the words that it was read from. */
export interface Reading extends Garment {
  /** In the order of attributes and values, then of fields and offsets. */
  readonly evidence: readonly Evidence[];
  /** Words about garments that gave nothing, lower-case, each once, in alphabetical order. A title's are left out: they are names. */
  readonly unread: readonly string[];
  /** Of most of the words. */
  readonly language: ReadLanguage;
  /** Of what is named and is no garment of the catalog: why nothing can be said of it. */
  readonly refusal?: Refusal | 'thing';
}

/** What a shop says of one garment. Only texts; a field that is missing is read as empty. */
export interface GarmentText {
  readonly title?: string;
  readonly description?: string;
  readonly color?: string;
  readonly pattern?: string;
  readonly material?: string;
  /** The shop's own category, for instance `Women > Knitwear > Cardigan`. */
  readonly category?: string;
  /** The shop's labels, a line for each; they are read where its category names nothing to wear. */
  readonly tags?: string;
}
