import type { ColorNames } from './color-field';
import type {
  CompiledKind,
  CompiledLexicon,
  CompiledValue,
  Phrase,
  Sense,
  UnpackedLexicon,
} from './compiled-lexicon';
import { ROLES } from './lexicon';
import type { Lexicon, LexiconKind } from './lexicon';
import { NAMES } from './marks';
import { packLexicon } from './pack-lexicon';
import { listSentences } from './tokens';

/** Matches any garment at the end of a name: "fitted garment". */
export const ANY_GARMENT = 'garment';
const PLACE = ' at ';
const WITH = ' with ';
const LITERAL = '=';

type Growing = { -readonly [Key in keyof Phrase]: Key extends 'senses' ? Sense[] : Phrase[Key] };

/** Equal lexicons compile to equal JSON. Throws an `Error` if a kind extends itself or an unknown kind. */
export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const phrases = new Map<string, Growing>();
  const findOrCreatePhrase = (name: string) => {
    const key = normalizePhrase(name);
    const found = phrases.get(key) ?? {};
    phrases.set(key, found);
    return found;
  };

  for (const role of ROLES) for (const name of lexicon.roles[role]) findOrCreatePhrase(name).role = role;
  const heads = new Map<string, string>([[ANY_GARMENT, ANY_GARMENT]]);
  const twins = new Map<string, string>();
  /** Parts by their first name, so that words for "zip" also apply to "zipper". */
  const leading = new Map<string, string>();
  const parts: Record<string, Sense[]> = {};
  for (const [part, names] of Object.entries(lexicon.parts)) {
    leading.set(normalizePhrase(names[0]!), part);
    for (const name of names) {
      findOrCreatePhrase(name).part = part;
      heads.set(normalizePhrase(name), part);
    }
  }
  for (const [cloth, names] of Object.entries(lexicon.cloths)) {
    for (const name of names) {
      findOrCreatePhrase(name).cloth = cloth;
      heads.set(normalizePhrase(name), cloth);
    }
  }
  lexicon.kinds.forEach(({ slug, words, signs }, kind) => {
    for (const name of signs) {
      const found = findOrCreatePhrase(name);
      found.sign ??= kind;
      // "Triangular cups" are still cups, so more words may describe them.
      const part = heads.get(normalizePhrase(name).split(' ').at(-1)!);
      if (part !== undefined && part in lexicon.parts) found.part ??= part;
    }
    for (const name of words) {
      findOrCreatePhrase(name).kind = kind;
      const key = normalizePhrase(name);
      // "Top" is both a part and a garment, so its descriptions apply to both.
      if (leading.has(key)) twins.set(leading.get(key)!, slug);
      else if (!heads.has(key)) heads.set(key, slug);
    }
  });
  lexicon.colors.forEach(({ words }, color) => {
    for (const name of words) findOrCreatePhrase(name).color = color;
  });
  for (const name of lexicon.terms) findOrCreatePhrase(name).term = true;

  const values: CompiledValue[] = [];
  for (const { attribute, value, names, of, weak } of lexicon.values) {
    const index = values.push({ attribute, value, ...(of && { of }), ...(weak && { weak }) }) - 1;
    for (const name of names) {
      const { words, sense } = parseSense(name, index, heads);
      const [, head, place] = sense;
      const part = head ? undefined : leading.get(words);
      const first = heads.get(words.split(' ')[0]!) ?? '';
      if (words.includes(WITH) && first in lexicon.parts) findOrCreatePhrase(words).part ??= first;
      const senses = part === undefined ? (findOrCreatePhrase(words).senses ??= []) : (parts[part] ??= []);
      const twin = head && !place ? twins.get(head) : undefined;
      for (const meant of twin ? [sense, [index, twin] as const] : [sense])
        if (!senses.some((other) => String(other) === String(meant))) senses.push(meant);
    }
  }

  const places = new Set([
    'front',
    ...[...[...phrases.values()].map(({ senses = [] }) => senses), ...Object.values(parts)].flatMap(
      (senses) => senses.flatMap(([, , place]) => place ?? []),
    ),
  ]);
  for (const found of phrases.values())
    if (found.part !== undefined && places.has(found.part)) found.isPlace = true;

  return packLexicon({
    phrases: groupAlikePhrases(phrases),
    parts,
    kinds: lexicon.kinds.map((kind) => compileKind(kind, lexicon.kinds)),
    values,
    cloth: lexicon.attributes.filter(({ cloth }) => cloth).map(({ slug }) => slug),
    notAt: Object.fromEntries(
      lexicon.attributes.filter(({ notAt }) => notAt.length > 0).map(({ slug, notAt }) => [slug, notAt]),
    ),
    colors: lexicon.colors.map(({ name, hex, shade }) => ({
      name,
      ...(hex && { hex }),
      ...(shade && { shade }),
    })),
    shades: lexicon.shades,
    attributesOf: lexicon.attributesOf,
    silent: listWords(lexicon.silent),
    realWords: listWords(lexicon.realWords),
  });
}

export function compileColorNames({ colors }: Lexicon): ColorNames {
  return Object.fromEntries(
    colors.flatMap(({ words, alone = [] }, color) =>
      [...words, ...alone].map((name) => [normalizePhrase(name), color] as const),
    ),
  );
}

/** Merges phrases with equal senses to make the browser's download smaller. */
function groupAlikePhrases(phrases: ReadonlyMap<string, Phrase>): UnpackedLexicon['phrases'] {
  const names = new Map<string, string[]>();
  for (const [name, phrase] of phrases) {
    const alike = JSON.stringify(phrase);
    names.set(alike, [...(names.get(alike) ?? []), name]);
  }
  return [...names]
    .sort(([one], [other]) => Number(one > other) - Number(one < other))
    .map(([alike, group]) => [group.sort().join(NAMES), JSON.parse(alike) as Phrase]);
}

function normalizePhrase(name: string): string {
  return listSentences(name)
    .flat()
    .map(({ text }) => text)
    .join(' ');
}

function listWords(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => normalizePhrase(name).split(' ')));
}

/** A phrase with these words is more than a description. */
const GLUE = new Set(['and', 'with', 'a', 'the']);

/** "wide leg" applies "wide" to a leg; "zip at side" puts a zip at the side; a bare part stays as it is. */
function parseSense(
  name: string,
  value: number,
  heads: ReadonlyMap<string, string>,
): { words: string; sense: Sense } {
  if (name.startsWith(LITERAL)) return { words: normalizePhrase(name.slice(LITERAL.length)), sense: [value] };
  const [thing, place] = name.split(PLACE) as [string, string?];
  const whole = normalizePhrase(thing);
  if (place !== undefined) {
    const at = heads.get(normalizePhrase(place));
    if (at === undefined) throw new Error(`"${name}": no part is called "${place}".`);
    return { words: whole, sense: [value, '', at] };
  }
  const words = whole.split(' ');
  if (heads.has(whole)) return { words: whole, sense: [value] };
  for (let from = 1; from < words.length; from++) {
    const head = heads.get(words.slice(from).join(' '));
    if (head === undefined) continue;
    // Names that contain another noun or a preposition match literally: "zip fly and button".
    const before = words.slice(0, from);
    const endsInNoun =
      head !== ANY_GARMENT &&
      before.some((_, index) => index > 0 && heads.has(before.slice(index).join(' ')));
    if (GLUE.has(before.at(-1)!) || (endsInNoun && !heads.has(before.join(' ')))) break;
    return { words: before.join(' '), sense: [value, head] };
  }
  return { words: whole, sense: [value] };
}

function compileKind(
  { slug, type, refine, gives, unless, signsFor, refusal, isShelf, like }: LexiconKind,
  kinds: readonly LexiconKind[],
): CompiledKind {
  const lineage = [slug];
  const categories = new Set<string>();
  const roots = like.length === 0 ? [type] : [];
  for (const waiting = [...like]; waiting.length > 0;) {
    const parent = waiting.shift()!;
    const found = kinds.find((kind) => kind.slug === parent);
    if (!found || lineage.includes(parent))
      throw new Error(`The kind "${slug}" is like "${parent}", which does not exist.`);
    lineage.push(parent);
    if (found.like.length === 0) roots.push(found.type);
    if (type && found.type && found.type.category !== type.category) categories.add(found.type.category);
    waiting.push(...found.like);
  }
  return {
    slug,
    ...(type && { type }),
    refine,
    gives,
    unless,
    ...(refusal && { refusal }),
    ...(isShelf && { isShelf }),
    ...(roots.includes(undefined) && { isApart: true }),
    signsFor,
    lineage: [...lineage, ...categories],
  };
}
