export type WordClass = 'noun' | 'cloth' | 'role' | 'said';

export interface Meaning {
  readonly english: readonly string[];
  readonly wordClass: WordClass;
  readonly isColor?: boolean;
  readonly isCloth?: boolean;
}
