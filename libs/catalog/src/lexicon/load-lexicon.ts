import { CATEGORIES } from '@figura/contracts';
import type { Lexicon, LexiconKind, LexiconValue } from '@figura/garments';
import { CatalogError } from '../catalog-error';
import type { CatalogItemType } from '../catalog';
import type { CatalogProblem } from '../catalog-error';
import { ContentFile } from '../content-file';
import { toKebabCase, loadKnowledge } from '../load-knowledge';
import { loadTypes } from '../load-types';
import { CLOTHING_ATTRIBUTES, hasKey, hasValue } from '../vocabulary';
import type { Vocabulary } from '../vocabulary';
import {
  colorsSchema,
  grammarSchema,
  kindsSchema,
  realWordsSchema,
  silentSchema,
  valueNamesSchema,
} from './lexicon-schema';
import type { ColorsFile, GrammarFile, KindsFile, ValueNames } from './lexicon-schema';
import { openWords } from './open-words';

interface WrittenKind {
  readonly slug: string;
  readonly kind: KindsFile[string];
  readonly type?: string;
  readonly file: ContentFile;
}

interface NamedValues {
  readonly file: ContentFile;
  readonly names: ValueNames;
}

/** Values in vocabulary order. Throws `CatalogError` for bad files, unknown names, and vocabulary values without a word. */
export function loadLexicon(folder: string): Lexicon {
  const knowledge = loadKnowledge(folder);
  const { vocabulary } = knowledge;
  const problems: CatalogProblem[] = [];
  const types = loadTypes(folder, knowledge, problems).map(({ itemType }) => itemType);
  const open = (name: string) => new ContentFile(folder, `lexicon/${name}.yaml`, problems);
  const grammarFile = open('grammar');
  const grammar = grammarFile.read(grammarSchema);
  const kinds = [{ file: open('kinds') }, ...openWords(folder, 'en', problems)]
    .flatMap((opened) =>
      Object.entries(opened.file.read(kindsSchema) ?? {}).map(([slug, kind]): WrittenKind => ({
        slug,
        kind,
        ...opened,
      })),
    )
    .sort((a, b) => a.kind.order - b.kind.order);
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
  if (problems.length > 0 || !grammar || !colors || !silent || !real) throw new CatalogError(problems);

  checkKinds(kinds, vocabulary, types);
  checkColors(colorsFile, colors, vocabulary);
  for (const file of valueFiles) checkValues(file, { vocabulary, grammar, kinds, colors });
  if (problems.length > 0) throw new CatalogError(problems);
  const cloth = valueFiles.flatMap(({ names }) => (names.cloth ? names.attribute : []));
  return {
    ...grammar,
    kinds: kinds.map((kind) => createKind(kind, types)),
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
  kinds: readonly WrittenKind[],
  vocabulary: Vocabulary,
  types: readonly CatalogItemType[],
): void {
  const isType = (slug: string) => types.some((type) => type.slug === slug);
  const slugs = new Set<string>();
  for (const { slug, file } of kinds) {
    if (slugs.has(slug)) file.refuse([slug], 'Another kind has this name');
    slugs.add(slug);
  }
  for (const { slug, kind, file } of kinds) {
    const values = [...kind.gives, ...kind.unless, ...Object.values(kind.refine).flat()];
    for (const value of values)
      if (!hasKey(vocabulary, value)) file.refuse([slug], `Unknown value "${value}"`);
    for (const type of Object.keys(kind.refine))
      if (!isType(type)) file.refuse([slug], `Unknown type "${type}"`);
    for (const other of [...kind.like, ...kind['signs-for']])
      if (!slugs.has(other)) file.refuse([slug], `Unknown kind "${other}"`);
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
  known: { vocabulary: Vocabulary; grammar: GrammarFile; kinds: readonly WrittenKind[]; colors: ColorsFile },
): void {
  const bearers = new Set<string>([...CATEGORIES, ...known.kinds.map(({ slug }) => slug)]);
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

function createKind({ slug, kind, type }: WrittenKind, types: readonly CatalogItemType[]): LexiconKind {
  const createTypeEntry = (name: string) => ({
    slug: name,
    category: types.find((other) => other.slug === name)!.category,
  });
  return {
    slug,
    words: kind.words,
    like: kind.like,
    ...(type && { type: createTypeEntry(type) }),
    refine: Object.entries(kind.refine).map(([name, values]) => ({ type: createTypeEntry(name), values })),
    gives: kind.gives,
    unless: kind.unless,
    ...(kind.refusal && { refusal: kind.refusal }),
    ...(kind.shelf && { isShelf: true }),
    signs: kind.signs,
    signsFor: kind['signs-for'],
  };
}

function listValues({ attribute, values, nothing }: ValueNames, vocabulary: Vocabulary): LexiconValue[] {
  const all = Object.keys(vocabulary[attribute].values).flatMap((value): LexiconValue[] =>
    (values[value] ?? [{ names: [] }]).map((named) => ({ attribute, value, ...named })),
  );
  return [...all, ...(nothing.length > 0 ? [{ attribute, value: null, names: nothing }] : [])];
}

function listAttributes({ needs, rated }: CatalogItemType, cloth: readonly string[]): string[] {
  return CLOTHING_ATTRIBUTES.filter(
    (attribute) => needs.includes(attribute) || rated.includes(attribute) || cloth.includes(attribute),
  );
}
