import type { Lexicon, LexiconColor, LexiconKind, LexiconType, Role } from './lexicon';

/** What a phrase can mean in a sentence, by its normal form. */
export interface Phrase {
  readonly role?: Role;
  /** A part of a garment. */
  readonly part?: string;
  /** A cloth. */
  readonly cloth?: string;
  /** Whether things are said to be at it: "at the cuffs". */
  readonly isPlace?: true;
  /** Index of a kind. */
  readonly kind?: number;
  /** Index of a kind that it is a sign of. */
  readonly sign?: number;
  /** Index of a color. */
  readonly color?: number;
  /** A garment term without a value. */
  readonly term?: true;
  readonly senses?: readonly Sense[];
}

/** A value that a phrase gives, alone or by what it stands with: index, the part or kind that it is said of, its place. */
export type Sense = readonly [value: number, head?: string, place?: string];

export interface CompiledValue {
  readonly attribute: string;
  /** Null for what looks like a value and is none. */
  readonly value: string | null;
  readonly of?: readonly string[];
  readonly weak?: true | readonly string[];
}

/** A kind with all that it is a kind of, itself included, and last the other categories that those belong to. */
export type CompiledKind = Omit<LexiconKind, 'words' | 'like' | 'signs'> & {
  readonly lineage: readonly string[];
  /** Whether what it is a kind of in the end is no clothes for the day: a bra, a bikini, an umbrella. */
  readonly isApart?: true;
};

/** A lexicon as the reader uses it. */
export interface UnpackedLexicon {
  /** Each with its names in normal form, a | between them. */
  readonly phrases: readonly (readonly [names: string, phrase: Phrase])[];
  /** What all names of a part give, beside what a phrase gives itself. */
  readonly parts: Readonly<Record<string, readonly Sense[]>>;
  readonly kinds: readonly CompiledKind[];
  /** In the order in which readings give them. */
  readonly values: readonly CompiledValue[];
  /** Attributes that are said of the cloth. */
  readonly cloth: readonly string[];
  /** By attribute the parts where its words do not count. */
  readonly notAt: Readonly<Record<string, readonly string[]>>;
  readonly colors: readonly Omit<LexiconColor, 'words' | 'alone'>[];
  readonly shades: Lexicon['shades'];
  readonly attributesOf: Readonly<Record<string, readonly string[]>>;
  /** Words that need not give anything, in normal form. */
  readonly silent: ReadonlySet<string>;
  /** Words that are not taken for another with one letter changed, in normal form. */
  readonly realWords: ReadonlySet<string>;
}

/** What a kind has no list of is left out, and itself of its lineage. A type called like the kind is its category alone. */
export type PackedKind = Partial<Omit<CompiledKind, 'slug' | 'type'>> & {
  readonly slug: string;
  readonly type?: LexiconType | LexiconType['category'];
};

export type PackedValue = string | null | Omit<CompiledValue, 'attribute'>;

/**
 * A lexicon as files and browsers have it: plain data, to be kept as JSON, in few bytes once compressed. `createReader`
 * takes it.
 */
export interface CompiledLexicon extends Omit<
  UnpackedLexicon,
  'phrases' | 'kinds' | 'values' | 'attributesOf' | 'silent' | 'realWords'
> {
  /** With a space between them. */
  readonly silent: string;
  readonly realWords: string;
  /** A line each: the names of a phrase, and in the same line of the other text what it means (`pack-lexicon.ts`). */
  readonly phrases: { readonly names: string; readonly meanings: string };
  readonly kinds: readonly PackedKind[];
  /** Types that have the same attributes, together. */
  readonly attributesOf: readonly (readonly [types: readonly string[], attributes: readonly string[]])[];
  /** Those of one attribute that follow one another, together. */
  readonly values: readonly (readonly [attribute: string, values: readonly PackedValue[]])[];
}
