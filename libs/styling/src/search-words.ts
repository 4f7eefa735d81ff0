import { findImpliedValues, nameColor } from '@figura/contracts';
import { translate, type Language } from '@figura/messages';
import type { CompiledKnowledge } from './compile';
import type { ProfileFeature } from './features';
import { computeWeight } from './weight';

export type English = 'american' | 'british';

type Words = readonly [american: string, british?: string | undefined];

export interface SearchKnowledge {
  readonly attributes: readonly {
    readonly slug: string;
    readonly values: readonly {
      readonly slug: string;
      readonly search?: Words | undefined;
      /** Overrides by category; null if its shops have no word. */
      readonly searchFor?: Readonly<Record<string, Words | null>> | undefined;
    }[];
  }[];
  readonly itemTypes: readonly {
    readonly slug: string;
    readonly category: string;
    readonly displayName: string;
    readonly british?: string | undefined;
    readonly search?: Words | undefined;
  }[];
}

export interface SearchDictionary {
  readonly types: ReadonlyMap<string, TypeWords>;
  /** By `attribute:value`; missing if shops have no word. */
  readonly values: ReadonlyMap<string, string>;
  readonly nameColor: (name: string) => string;
}

interface TypeWords {
  readonly word: string;
  readonly values: ReadonlyMap<string, string | undefined>;
}

/** More words find nothing in any shop. */
const MAX_WORDS = 6;

export function searchDictionary(
  { attributes, itemTypes }: SearchKnowledge,
  english: English,
): SearchDictionary {
  const isBritish = english === 'british';
  const say = ([american, british]: Words) => (isBritish && british) || american;
  const all = attributes.flatMap(({ slug, values }) =>
    values.map((value) => ({ ...value, key: `${slug}:${value.slug}` })),
  );
  const special = new Map<string, Map<string, string | undefined>>();
  for (const { key, searchFor = {} } of all)
    for (const [category, words] of Object.entries(searchFor)) {
      const byKey = special.get(category) ?? new Map<string, string | undefined>();
      special.set(category, byKey.set(key, words ? say(words) : undefined));
    }
  return {
    types: new Map(
      itemTypes.map(({ slug, category, displayName, british, search }) => [
        slug,
        {
          word: say(search ?? [displayName, british]).toLowerCase(),
          values: special.get(category) ?? new Map<string, string | undefined>(),
        },
      ]),
    ),
    values: new Map(all.flatMap(({ key, search }) => (search ? [[key, say(search)] as const] : []))),
    nameColor: (name) => name.toLowerCase(),
  };
}

/** Texts of content by file and place, as translators write them. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** What a language has no word for is not searched for, since shops would find nothing. */
export function createForeignDictionary(
  { attributes, itemTypes }: SearchKnowledge,
  texts: Texts,
  language: Language,
): SearchDictionary {
  const words = texts['vocabulary'] ?? {};
  const findWord = (place: string) => words[`${place}.0`] ?? words[place];
  const all = attributes.flatMap(({ slug, values }) =>
    values.map((value) => ({ key: `${slug}:${value.slug}`, place: `${slug}.values.${value.slug}`, value })),
  );
  const listSpecial = (category: string) =>
    new Map(
      all.flatMap(({ key, place, value: { searchFor = {} } }) =>
        category in searchFor ? [[key, findWord(`${place}.searchFor.${category}`)] as const] : [],
      ),
    );
  const special = new Map(
    [...new Set(itemTypes.map(({ category }) => category))].map((category) => [
      category,
      listSpecial(category),
    ]),
  );
  return {
    types: new Map(
      itemTypes.map(({ slug, category, displayName }) => {
        const own = texts[`types/${slug}/type`] ?? {};
        const word = own['search.0'] ?? own['search'] ?? own['displayName'] ?? displayName;
        return [slug, { word: word.toLowerCase(), values: special.get(category)! }];
      }),
    ),
    values: new Map(
      all.flatMap(({ key, place }) => {
        const word = findWord(`${place}.search`);
        return word === undefined ? [] : [[key, word] as const];
      }),
    ),
    nameColor: (name) => translate(nameColor(name), language).toLowerCase(),
  };
}

/**
 * Search words for similar pieces: the type, then traits by benefit to the user, {@link MAX_WORDS} at most.
 * Harmful traits and repeats are left out.
 */
export function listSearchWords(
  compiled: CompiledKnowledge,
  features: readonly ProfileFeature[],
  itemIndex: number,
  dictionary: SearchDictionary,
): string[] {
  return listRankedWords(
    compiled.items[itemIndex]!,
    collectPoints(compiled, features, itemIndex),
    dictionary,
  );
}

/** Words for the garment itself: its color, the type, then all traits by benefit to the user. */
export function searchWordsOfGarment(
  garment: Described & { readonly colors?: readonly { readonly name: string }[] },
  effects: readonly { attribute: string; value: string; rating: number; strength: number }[],
  dictionary: SearchDictionary,
): string[] {
  const points = new Map<string, number>();
  for (const { attribute, value, rating, strength } of effects) {
    const key = `${attribute}:${value}`;
    points.set(key, (points.get(key) ?? 0) + rating * strength);
  }
  const [color] = garment.colors ?? [];
  const words = listRankedWords(garment, points, dictionary, true);
  return color ? [dictionary.nameColor(color.name), ...words].slice(0, MAX_WORDS) : words;
}

interface Described {
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
}

function listRankedWords(
  item: Described,
  points: ReadonlyMap<string, number>,
  { types, values }: SearchDictionary,
  keepsHarmful = false,
): string[] {
  const type = types.get(item.type);
  const findWord = (key: string) => (type?.values.has(key) ? type.values.get(key) : values.get(key));
  // Implied values narrow nothing.
  const implied = findImpliedValues({ type: item.type, attributes: {} });
  const found = Object.entries(item.attributes)
    .flatMap(([attribute, slugs = []]) =>
      slugs.filter((slug) => !implied[attribute]?.includes(slug)).map((slug) => `${attribute}:${slug}`),
    )
    .map((key) => ({ word: findWord(key), points: points.get(key) ?? 0 }))
    .filter(
      (entry): entry is { word: string; points: number } =>
        !!entry.word && (keepsHarmful || entry.points >= 0),
    )
    .sort((a, b) => b.points - a.points);
  const ofType = type?.word ?? item.type;
  const words = [ofType];
  for (const { word } of found) {
    if (words.length === MAX_WORDS) break;
    if (words.some((said) => doesSay(said, word))) continue;
    // Of "sheer tights" beside "tights" only "sheer" is new.
    words.push(word.endsWith(` ${ofType}`) ? word.slice(0, -ofType.length - 1) : word);
  }
  return words;
}

function collectPoints(
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
        points.set(key, (points.get(key) ?? 0) + rating * computeWeight(feature));
      }
    }
  }
  return points;
}

function doesSay(said: string, word: string): boolean {
  const known = said.split(/[ -]/);
  return word.split(/[ -]/).every((part) => known.includes(part));
}
