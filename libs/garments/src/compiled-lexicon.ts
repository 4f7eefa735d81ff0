import type { Lexicon, LexiconColor, LexiconKind, LexiconType, Role } from './lexicon';

export interface Phrase {
  readonly role?: Role;
  readonly part?: string;
  readonly cloth?: string;
  readonly isPlace?: true;
  /** Index. */
  readonly kind?: number;
  readonly sign?: number;
  /** Index. */
  readonly color?: number;
  readonly term?: true;
  readonly senses?: readonly Sense[];
}

/** Value index, the part or kind that it describes, and its place. */
export type Sense = readonly [value: number, head?: string, place?: string];

export interface CompiledValue {
  readonly attribute: string;
  /** Null for lookalikes that are not a value. */
  readonly value: string | null;
  readonly of?: readonly string[];
  readonly weak?: true | readonly string[];
}

/** `lineage`: the kind itself, its more general kinds, and their other categories. */
export type CompiledKind = Omit<LexiconKind, 'words' | 'like' | 'signs'> & {
  readonly lineage: readonly string[];
  /** True for garments that are not daywear, such as a bra or bikini, and for umbrellas. */
  readonly isApart?: true;
};

export interface UnpackedLexicon {
  /** Normalized names, joined by `|`. */
  readonly phrases: readonly (readonly [names: string, phrase: Phrase])[];
  /** Senses that apply to all names of a part, in addition to a phrase's own. */
  readonly parts: Readonly<Record<string, readonly Sense[]>>;
  readonly kinds: readonly CompiledKind[];
  readonly values: readonly CompiledValue[];
  readonly cloth: readonly string[];
  /** Parts that its words do not describe, by attribute. */
  readonly notAt: Readonly<Record<string, readonly string[]>>;
  readonly colors: readonly Omit<LexiconColor, 'words' | 'alone'>[];
  readonly shades: Lexicon['shades'];
  readonly attributesOf: Readonly<Record<string, readonly string[]>>;
  /** Normalized words that may have no meaning. */
  readonly silent: ReadonlySet<string>;
  /** Normalized words that are never read as a misspelling by one letter. */
  readonly realWords: ReadonlySet<string>;
}

/**
 * Omits empty lists, and the kind itself from its lineage. A type with the same name as its kind is stored as
 * its category only.
 */
export type PackedKind = Partial<Omit<CompiledKind, 'slug' | 'type'>> & {
  readonly slug: string;
  readonly type?: LexiconType | LexiconType['category'];
};

export type PackedValue = string | null | Omit<CompiledValue, 'attribute'>;

/** Plain JSON data, small once compressed; input of `createReader`. */
export interface CompiledLexicon extends Omit<
  UnpackedLexicon,
  'phrases' | 'kinds' | 'values' | 'attributesOf' | 'silent' | 'realWords'
> {
  readonly silent: string;
  readonly realWords: string;
  /** One line per phrase: names in one text, meanings in the other (`pack-lexicon.ts`). */
  readonly phrases: { readonly names: string; readonly meanings: string };
  readonly kinds: readonly PackedKind[];
  readonly attributesOf: readonly (readonly [types: readonly string[], attributes: readonly string[]])[];
  readonly values: readonly (readonly [attribute: string, values: readonly PackedValue[]])[];
}
