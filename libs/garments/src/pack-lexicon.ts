import type {
  CompiledKind,
  CompiledLexicon,
  CompiledValue,
  PackedKind,
  PackedValue,
  Phrase,
  Sense,
  UnpackedLexicon,
} from './compiled-lexicon';

/**
 * Encodes a meaning: `k12` is kind 12, `ppocket` a part, `@` alone a place, and a leading digit a sense with
 * three members separated by dots.
 */
const LETTERS = {
  ...{ role: 'r', part: 'p', cloth: 'l', kind: 'k', sign: 's', color: 'c' },
  ...{ isPlace: '@', term: 't' },
} as const;
const NUMBERS: readonly string[] = ['kind', 'sign', 'color'];

const MEMBERS = new Map<string, string>(Object.entries(LETTERS).map(([member, letter]) => [letter, member]));
const BETWEEN = '\t';
const LINES = '\n';

export function packLexicon({
  phrases,
  kinds,
  values,
  attributesOf,
  silent,
  realWords,
  ...rest
}: UnpackedLexicon): CompiledLexicon {
  const packed: [string, PackedValue[]][] = [];
  for (const { attribute, ...value } of values) {
    if (packed.at(-1)?.[0] !== attribute) packed.push([attribute, []]);
    packed.at(-1)![1].push('of' in value || 'weak' in value ? value : value.value);
  }
  const alike = new Map<string, [types: string[], attributes: readonly string[]]>();
  for (const [type, attributes] of Object.entries(attributesOf)) {
    const key = attributes.join();
    alike.set(key, [[...(alike.get(key)?.[0] ?? []), type], attributes]);
  }
  return {
    ...rest,
    silent: [...silent].join(' '),
    realWords: [...realWords].join(' '),
    attributesOf: [...alike.values()],
    phrases: {
      names: phrases.map(([names]) => names).join(LINES),
      meanings: phrases.map(([, phrase]) => packPhrase(phrase)).join(LINES),
    },
    kinds: kinds.map(packKind),
    values: packed,
  };
}

export function unpackLexicon({
  phrases,
  kinds,
  values,
  attributesOf,
  silent,
  realWords,
  ...rest
}: CompiledLexicon): UnpackedLexicon {
  const meanings = phrases.meanings.split(LINES);
  return {
    ...rest,
    silent: new Set(silent.split(' ')),
    realWords: new Set(realWords.split(' ')),
    attributesOf: Object.fromEntries(
      attributesOf.flatMap(([types, attributes]) => types.map((type) => [type, attributes] as const)),
    ),
    phrases: phrases.names.split(LINES).map((names, line) => [names, unpackPhrase(meanings[line]!)]),
    kinds: kinds.map(({ slug, type, ...kind }): CompiledKind => ({
      ...{ slug, refine: [], gives: [], unless: [], signsFor: [] },
      ...(type && { type: typeof type === 'string' ? { slug, category: type } : type }),
      ...kind,
      lineage: [slug, ...(kind.lineage ?? [])],
    })),
    values: values.flatMap(([attribute, packed]) =>
      packed.map((value): CompiledValue =>
        typeof value === 'object' && value ? { attribute, ...value } : { attribute, value },
      ),
    ),
  };
}

function packKind({ slug, type, lineage, ...kind }: CompiledKind): PackedKind {
  const lists = Object.entries({ ...kind, lineage: lineage.slice(1) });
  return {
    slug,
    ...(type && { type: type.slug === slug ? type.category : type }),
    ...Object.fromEntries(lists.filter(([, list]) => !Array.isArray(list) || list.length > 0)),
  };
}

function packPhrase({ senses = [], ...members }: Phrase): string {
  return [
    ...Object.entries(members).map(
      ([member, value]) => `${LETTERS[member as keyof typeof members]}${value === true ? '' : value}`,
    ),
    ...senses.map((sense) => sense.join('.')),
  ].join(BETWEEN);
}

function unpackPhrase(meaning: string): Phrase {
  const phrase: Record<string, unknown> = {};
  const senses: Sense[] = [];
  for (const text of meaning.split(BETWEEN).filter(Boolean)) {
    const member = MEMBERS.get(text[0]!);
    if (member) {
      const value = text.slice(1);
      phrase[member] = NUMBERS.includes(member) ? Number(value) : value || true;
    } else {
      const [value, ...said] = text.split('.');
      senses.push([Number(value), ...said] as unknown as Sense);
    }
  }
  return { ...phrase, ...(senses.length > 0 && { senses }) };
}
