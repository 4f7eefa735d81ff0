import type { UnpackedLexicon } from './compiled-lexicon';

export interface OrderedLexicon extends UnpackedLexicon {
  readonly position: ReadonlyMap<string, number>;
  readonly positions: readonly number[];
  readonly slugs: readonly string[];
}

export function createOrderedLexicon(lexicon: UnpackedLexicon): OrderedLexicon {
  const slugs = lexicon.values.map(getSlug);
  const position = new Map(slugs.map((slug, index) => [slug, index]));
  return { ...lexicon, position, positions: slugs.map((slug) => position.get(slug)!), slugs };
}

export const getSlug = ({ attribute, value }: { attribute: string; value: string | null }): string =>
  `${attribute}:${value}`;
