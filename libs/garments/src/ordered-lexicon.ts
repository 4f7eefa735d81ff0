import type { UnpackedLexicon } from './compiled-lexicon';

/** A lexicon with the place of each value in the order of results. */
export interface OrderedLexicon extends UnpackedLexicon {
  readonly position: ReadonlyMap<string, number>;
  /** Of each value, by its index: of names in groups that of the last. */
  readonly positions: readonly number[];
  /** Of each value, as `attribute:value`. */
  readonly slugs: readonly string[];
}

/** A lexicon with what readings are put in order by. */
export function createOrderedLexicon(lexicon: UnpackedLexicon): OrderedLexicon {
  const slugs = lexicon.values.map(getSlug);
  const position = new Map(slugs.map((slug, index) => [slug, index]));
  return { ...lexicon, position, positions: slugs.map((slug) => position.get(slug)!), slugs };
}

export const getSlug = ({ attribute, value }: { attribute: string; value: string | null }): string =>
  `${attribute}:${value}`;
