import { CATEGORIES } from '@figura/contracts';
import type { Lexicon, LexiconKind, LexiconValue } from '@figura/garments';
import { CatalogError } from '../catalog-error';
import type { CatalogProblem } from '../catalog-error';
import { ContentFile } from '../content-file';
import { loadItemTypes } from '../load-items';
import type { WrittenType } from '../load-items';
import { toKebabCase, loadKnowledge } from '../load-knowledge';
import { CLOTHING_ATTRIBUTES, hasValue } from '../vocabulary';
import type { ClothingAttribute, Vocabulary } from '../vocabulary';
import {
  colorsSchema,
  grammarSchema,
  kindsSchema,
  realWordsSchema,
  silentSchema,
  valueNamesSchema,
} from './lexicon-schema';
import type { ColorsFile, GrammarFile, KindsFile, ValueNames } from './lexicon-schema';

interface NamedValues {
  readonly file: ContentFile;
  readonly names: ValueNames;
}

/**
 * Reads `lexicon/*.yaml`; values in vocabulary order. Throws `CatalogError` for bad files, unknown names, and
 * vocabulary values without a word.
 */
export function loadLexicon(folder: string): Lexicon {
  const knowledge = loadKnowledge(folder);
  const { vocabulary } = knowledge;
  const problems: CatalogProblem[] = [];
  const types = loadItemTypes(folder, knowledge, problems);
  const open = (name: string) => new ContentFile(folder, `lexicon/${name}.yaml`, problems);
  const grammarFile = open('grammar');
  const grammar = grammarFile.read(grammarSchema);
  const kindsFile = open('kinds');
  const kinds = kindsFile.read(kindsSchema);
  const colorsFile = open('colors');
  const colors = colorsFile.read(colorsSchema);
  const silent = open('silent').read(silentSchema);
  const real = open('real-words').read(realWordsSchema);
  const valueFiles = CLOTHING_ATTRIBUTES.flatMap((attribute): NamedValues[] => {
    const file = open(toKebabCase(attribute));
    const names = file.read(valueNamesSchema);
    if (names && names.attribute !== attribute) file.refuse(['attribute'], `Expected ${attribute}`);
    return names ? [{ file, names }] : [];
  });
  if (problems.length > 0 || !grammar || !kinds || !colors || !silent || !real)
    throw new CatalogError(problems);

  checkKinds(kindsFile, kinds, vocabulary, types);
  checkColors(colorsFile, colors, vocabulary);
  for (const file of valueFiles) checkValues(file, { vocabulary, grammar, kinds, colors });
  if (problems.length > 0) throw new CatalogError(problems);
  const cloth = valueFiles.flatMap(({ names }) => (names.cloth ? names.attribute : []));
  return {
    ...grammar,
    kinds: Object.entries(kinds).map(([slug, kind]) => createKind(slug, kind, types)),
    attributes: valueFiles.map(({ names }) => ({
      slug: names.attribute,
      cloth: names.cloth,
      notAt: names['not-at'],
    })),
    values: valueFiles.flatMap(({ names }) => listValues(names, vocabulary)),
    ...colors,
    silent: [...silent.stop, ...silent.praise],
    realWords: [...real.words, ...real.brands],
    attributesOf: Object.fromEntries(types.map((type) => [type.slug, listAttributes(type, cloth)])),
  };
}

function checkKinds(
  file: ContentFile,
  kinds: KindsFile,
  vocabulary: Vocabulary,
  types: readonly WrittenType[],
): void {
  const isType = (slug: string) => types.some((type) => type.slug === slug);
  for (const [slug, kind] of Object.entries(kinds)) {
    const values = [...kind.gives, ...kind.unless, ...Object.values(kind.refine).flat()];
    for (const value of values)
      if (!isValue(vocabulary, value)) file.refuse([slug], `Unknown value "${value}"`);
    for (const type of [...(kind.type ? [kind.type] : []), ...Object.keys(kind.refine)])
      if (!isType(type)) file.refuse([slug], `Unknown type "${type}"`);
    for (const other of [...kind.like, ...kind['signs-for']])
      if (!Object.hasOwn(kinds, other)) file.refuse([slug], `Unknown kind "${other}"`);
  }
}

function checkColors(file: ContentFile, { shades }: ColorsFile, vocabulary: Vocabulary): void {
  for (const [shade, categories] of Object.entries(shades))
    for (const [category, values] of Object.entries(categories))
      for (const value of values)
        if (!hasValue(vocabulary, 'color', value))
          file.refuse(['shades', shade, category], `Unknown value "color:${value}"`);
}

function checkValues(
  { file, names: { attribute, values, 'not-at': notAt } }: NamedValues,
  known: { vocabulary: Vocabulary; grammar: GrammarFile; kinds: KindsFile; colors: ColorsFile },
): void {
  const bearers = new Set<string>([...CATEGORIES, ...Object.keys(known.kinds)]);
  for (const [value, groups] of Object.entries(values)) {
    if (!hasValue(known.vocabulary, attribute, value))
      file.refuse(['values', value], `Unknown value "${attribute}:${value}"`);
    for (const { weak, of } of groups) {
      const unknown = [weak ?? []]
        .flat()
        .filter((other) => other !== true && !hasValue(known.vocabulary, attribute, other));
      for (const other of unknown)
        file.refuse(['values', value], `Unknown value "${attribute}:${String(other)}"`);
      for (const bearer of of ?? [])
        if (!bearers.has(bearer)) file.refuse(['values', value], `Unknown kind or category "${bearer}"`);
    }
  }
  notAt.forEach((part, index) => {
    if (!Object.hasOwn(known.grammar.parts, part)) file.refuse(['not-at', index], `Unknown part "${part}"`);
  });
  const shaded = new Set(
    attribute === 'color'
      ? Object.values(known.colors.shades).flatMap((byCategory) => Object.values(byCategory).flat())
      : [],
  );
  for (const value of Object.keys(known.vocabulary[attribute].values))
    if (!Object.hasOwn(values, value) && !shaded.has(value))
      file.refuse(['values'], `No word gives "${attribute}:${value}"`);
}

function isValue(vocabulary: Vocabulary, slug: string): boolean {
  const [attribute, value] = slug.split(':') as [ClothingAttribute, string];
  return CLOTHING_ATTRIBUTES.includes(attribute) && hasValue(vocabulary, attribute, value);
}

function createKind(slug: string, kind: KindsFile[string], types: readonly WrittenType[]): LexiconKind {
  const createTypeEntry = (type: string) => ({
    slug: type,
    category: types.find((other) => other.slug === type)!.category,
  });
  return {
    slug,
    words: kind.words,
    like: kind.like,
    ...(kind.type && { type: createTypeEntry(kind.type) }),
    refine: Object.entries(kind.refine).map(([type, values]) => ({ type: createTypeEntry(type), values })),
    gives: kind.gives,
    unless: kind.unless,
    ...(kind.refusal && { refusal: kind.refusal }),
    ...(kind.shelf && { isShelf: true }),
    signs: kind.signs,
    signsFor: kind['signs-for'],
  };
}

/** Vocabulary order; `nothing` comes last. */
function listValues({ attribute, values, nothing }: ValueNames, vocabulary: Vocabulary): LexiconValue[] {
  const all = Object.keys(vocabulary[attribute].values).flatMap((value): LexiconValue[] =>
    (values[value] ?? [{ names: [] }]).map((named) => ({ attribute, value, ...named })),
  );
  return [...all, ...(nothing.length > 0 ? [{ attribute, value: null, names: nothing }] : [])];
}

/** Cloth applies to every type. */
function listAttributes({ needs, rated }: WrittenType, cloth: readonly string[]): string[] {
  return CLOTHING_ATTRIBUTES.filter(
    (attribute) => needs.includes(attribute) || rated.includes(attribute) || cloth.includes(attribute),
  );
}
