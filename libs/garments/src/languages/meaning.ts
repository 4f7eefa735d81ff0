/** What a word does where nouns stand before what is said of them. */
export type WordClass = 'noun' | 'cloth' | 'role' | 'said';

/** What a phrase says in English. */
export interface Meaning {
  readonly english: readonly string[];
  readonly wordClass: WordClass;
  readonly isColor?: boolean;
  /** Whether it says of what something is made. */
  readonly isCloth?: boolean;
}
