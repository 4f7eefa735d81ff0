import type { GrammaticalNumber } from '../types';

export type Gender = 'masculine' | 'feminine' | 'neuter';
export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
export type Article = 'the' | 'a' | 'your';

export interface Form {
  readonly article: Article | null;
  readonly case: Case;
}

/** Grammatical forms of a noun or adjective, from content: `one`, `many`, `gender` … */
export interface Entry {
  readonly title: string;
  readonly forms: Readonly<Record<string, string>>;
}

export interface Nominal {
  readonly noun: Entry;
  readonly adjectives: readonly Entry[];
  readonly number: GrammaticalNumber;
  /** In lists: `Schwarze Umstandshose`. */
  readonly name?: string;
}

export interface Grammar {
  readonly write: (nominal: Nominal, form: Form) => string;
  /** What the verb agrees with. */
  readonly getNumber: (nominal: Nominal) => GrammaticalNumber;
  /** For pronouns; null in languages without gender. */
  readonly getGender: (nominal: Nominal) => Gender | null;
}

export function toLowerFirst(text: string): string {
  // `T-shirt` and `A-line skirt` keep their capital.
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export function joinWords(...words: readonly (string | null | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}
