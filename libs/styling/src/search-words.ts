import type { CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';
import { weightOf } from './weight';

export type English = 'american' | 'british';

/** What the words are taken from: the catalog satisfies it. */
export interface SearchKnowledge {
  readonly attributes: readonly {
    readonly slug: string;
    readonly values: readonly {
      readonly slug: string;
      /** In American and, where that is another, in British. */
      readonly search?: readonly [american: string, british?: string | undefined] | undefined;
    }[];
  }[];
  readonly itemTypes: readonly {
    readonly slug: string;
    readonly displayName: string;
    readonly british?: string | undefined;
  }[];
}

/** What to type into the search of a shop. */
export interface SearchDictionary {
  /** By slug. */
  readonly types: ReadonlyMap<string, string>;
  /** By `attribute:value`; what shops know no word for is missing. */
  readonly values: ReadonlyMap<string, string>;
}

/** More words than this find nothing in any shop. */
const MAX_WORDS = 6;

/** The words of one English. */
export function searchDictionary(
  { attributes, itemTypes }: SearchKnowledge,
  english: English,
): SearchDictionary {
  const isBritish = english === 'british';
  return {
    types: new Map(
      itemTypes.map(({ slug, displayName, british }) => [
        slug,
        ((isBritish && british) || displayName).toLowerCase(),
      ]),
    ),
    values: new Map(
      attributes.flatMap(({ slug, values }) =>
        values.flatMap(({ slug: value, search }) =>
          search ? [[`${slug}:${value}`, (isBritish && search[1]) || search[0]] as const] : [],
        ),
      ),
    ),
  };
}

/**
 * What to search for to find a piece like an item: its type, then what it is like, what does most for the user first and
 * what makes no difference to them last; {@link MAX_WORDS} at most. What works against the user is left out, and so is a
 * word that another one says already.
 */
export function searchWordsOf(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  { types, values }: SearchDictionary,
): string[] {
  const item = compiled.items[itemIndex]!;
  const points = pointsOf(compiled, features, itemIndex);
  const found = Object.entries(item.attributes)
    .flatMap(([attribute, slugs = []]) => slugs.map((slug) => `${attribute}:${slug}`))
    .map((key) => ({ word: values.get(key), points: points.get(key) ?? 0 }))
    .filter((entry): entry is { word: string; points: number } => !!entry.word && entry.points >= 0)
    .sort((a, b) => b.points - a.points);
  const words = [types.get(item.type) ?? item.type];
  for (const { word } of found) {
    if (words.length === MAX_WORDS) break;
    if (!words.some((said) => says(said, word))) words.push(word);
  }
  return words;
}

/** What each value of an item is worth to the user, by `attribute:value`. */
function pointsOf(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
): Map<string, number> {
  const { itemOffsets, itemTerms, ratedValues } = compiled;
  const points = new Map<string, number>();
  for (const term of itemTerms.subarray(itemOffsets[itemIndex], itemOffsets[itemIndex + 1])) {
    for (const feature of features) {
      for (const { attribute, value, rating } of ratedValues(term, feature.key)) {
        const key = `${attribute}:${value}`;
        points.set(key, (points.get(key) ?? 0) + rating * weightOf(feature));
      }
    }
  }
  return points;
}

/** Whether every word of the second stands in the first. */
function says(said: string, word: string): boolean {
  const known = said.split(/[ -]/);
  return word.split(/[ -]/).every((part) => known.includes(part));
}
