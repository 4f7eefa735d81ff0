import type { Category } from '@figura/contracts';

/**
 * What a word does in a sentence beside naming something.
 *
 * - `filler`: says nothing of the cut and may stand between a word and what it belongs to ("soft", "very").
 * - `determiner`: opens what a preposition is about ("the", "one").
 * - `negator`: what follows is not there ("without", "no").
 * - `with`: begins what the garment has, and is no longer about its cloth ("with", "featuring").
 * - `of`: begins what the garment, or the part before, is made of ("of", "made from").
 * - `in`: as `of`, or as `at` where a part follows ("in jersey", "in the sides").
 * - `at`: begins the place of what stands before ("at", "around", "down").
 * - `is`: what follows is said of the part before ("are", "that").
 * - `less`: takes back the word before it ("free", "look").
 * - `more`: what follows compares and states nothing ("longer", "slightly").
 * - `until-end`: the rest of the sentence is about something else ("worn with", "than", "lined in").
 * - `aside`: the sentence is about something else from here on, and all of it if no garment stood before ("machine wash").
 * - `size`: a size follows, and says nothing ("size", "UK").
 * - `lining`: the word before, by a hyphen or not, is what another cloth is lined or trimmed with ("lined").
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

/** Two garments at once, or one that is draped anew each time. */
export const REFUSALS = ['set', 'draped'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A kind of thing that shops sell, a garment or not. */
export interface LexiconKind {
  readonly slug: string;
  /** Its names. */
  readonly words: readonly string[];
  /** The kinds that it is a kind of, the first before all: what is said of those can be said of this one. */
  readonly like: readonly string[];
  /** The catalog's type of it, with its category; missing for a thing that is none of the catalog's. */
  readonly type?: LexiconType | undefined;
  /** Types that it is instead when one of their values was found, the first that fits. */
  readonly refine: readonly { readonly type: LexiconType; readonly values: readonly string[] }[];
  /** Values that its name says, as `attribute:value`. */
  readonly gives: readonly string[];
  /** It is not meant where one of these values was found: a "polo" with a roll neck. */
  readonly unless: readonly string[];
  /** Why nothing is said of it; missing for a garment, and for what is nothing to wear. */
  readonly refusal?: Refusal | undefined;
  /** Whether a shop's category of its name holds nothing else, whatever stands below it. */
  readonly isShelf?: boolean | undefined;
  /** Words that show anywhere in a text that what is called one of `signsFor` is this: a top with underwired cups. */
  readonly signs: readonly string[];
  readonly signsFor: readonly string[];
}

/** The names of one value, or of none: words that look like another value and are none. */
export interface LexiconValue {
  readonly attribute: string;
  readonly value: string | null;
  /**
   * A name that ends in a part or a kind ("wide leg", "short dress") is found wherever its first words are said of that part:
   * "long, wide legs". One with " at " in it ("zip at side") is found where the first thing is said to be at the second. One
   * behind "=", and all others, are found as they stand.
   */
  readonly names: readonly string[];
  /** Categories, or kinds, that it can be said of; of all if missing. */
  readonly of?: readonly string[] | undefined;
  /** It says less than these values of its attribute (than any other, if true), and nothing where one of them is given. */
  readonly weak?: true | readonly string[] | undefined;
}

/** How an attribute is spoken of. */
interface LexiconAttribute {
  readonly slug: string;
  /** Whether it is about the cloth, so that it must be said of the garment, not of a lining, a trim or a part. */
  readonly cloth: boolean;
  /** Parts where its words do not count: a V-neck at the back. */
  readonly notAt: readonly string[];
}

type Shade = 'dark' | 'light' | 'bright' | 'mid';

/** A type of the catalog, with its category. */
export interface LexiconType {
  readonly slug: string;
  readonly category: Category;
}

export interface LexiconColor {
  readonly name: string;
  readonly hex?: string | undefined;
  /** What a garment of it looks like as a whole; mid-tones look like neither. */
  readonly shade?: Shade | undefined;
  readonly words: readonly string[];
  /** Names that count in a shop's field for colors only: elsewhere they are things, as "honey" and "brass" are. */
  readonly alone?: readonly string[] | undefined;
}

/** The words of garments, as data. */
export interface Lexicon {
  readonly roles: Readonly<Record<Role, readonly string[]>>;
  /** Parts of a garment by slug, with their names. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Cloths that more can be said of ("stretch denim"), with their names; `cloth` is any of them. */
  readonly cloths: Readonly<Record<string, readonly string[]>>;
  /** Earlier ones win where a text names several. */
  readonly kinds: readonly LexiconKind[];
  readonly attributes: readonly LexiconAttribute[];
  /** In the order in which readings give them. */
  readonly values: readonly LexiconValue[];
  readonly colors: readonly LexiconColor[];
  /** Values of the attribute `color` by shade, then by category. */
  readonly shades: Readonly<Record<Shade, Readonly<Partial<Record<Category, readonly string[]>>>>>;
  /** Garment terms that the vocabulary has no value for. */
  readonly terms: readonly string[];
  /** Words that say nothing of a garment: praise, and those that join others. */
  readonly silent: readonly string[];
  /** Words that are one letter beside a word of the lexicon, and are no slip of the pen. */
  readonly realWords: readonly string[];
  /** The attributes that can be said of each type. */
  readonly attributesOf: Readonly<Record<string, readonly string[]>>;
}
