import type { Category } from '@figura/contracts';
import { chooseKind } from './choose-kind';
import type { ColorFieldReader } from './color-field';
import type { KindMention } from './choose-kind';
import type { CompiledKind, CompiledLexicon, CompiledValue, UnpackedLexicon } from './compiled-lexicon';
import type { Evidence, GarmentColor, GarmentText, Reading } from './garment';
import { phraseFinder } from './marks';
import type { MarkTokens } from './marks';
import { unpackLexicon } from './pack-lexicon';
import type { SentenceFindings } from './sentence/findings';
import { readSentence } from './sentence/read-sentence';
import { sentencesOf } from './tokens';

/** The fields in which a garment's own words stand; the shop's category only says what kind of thing it is. */
const FIELDS = ['title', 'description', 'color', 'pattern', 'material'] as const;
const FIELD_ORDER: readonly string[] = FIELDS;
const COLOR_FIELD = 'color';
const CLOTH = 'fabric';
const MAX_VALUES = 64;
const MAX_COLORS = 4;

export interface GarmentReader {
  /** Reads a text of its own: a garment's name, a description or both. */
  readonly readText: (text: string) => Reading;
  /** Reads what a shop says of a garment. The title's kind of thing counts most, the shop's category least. */
  readonly read: (garment: GarmentText) => Reading;
}

interface FieldFindings extends SentenceFindings {
  readonly field: string;
  readonly text: string;
}

/** Words of a field that say something. */
type Words = Pick<Evidence, 'field' | 'start' | 'end' | 'words'>;
interface Claim extends Words {
  readonly attribute: string;
  readonly value: string;
  /** Its place in the order of results. */
  readonly position: number;
}

/** A lexicon with the place of each value in the order of results. */
interface OrderedLexicon extends UnpackedLexicon {
  readonly position: ReadonlyMap<string, number>;
  /** Of each value, by its index: of names in groups that of the last. */
  readonly positions: readonly number[];
  /** Of each value, as `attribute:value`. */
  readonly slugs: readonly string[];
}

/**
 * A reader of a lexicon. Reading is deterministic, never throws, and takes time in proportion to the text.
 *
 * @param readColors reads a shop's field for colors, as `colorFieldReader` does; without it that is read as any other text
 */
export function createReader(compiled: CompiledLexicon, readColors?: ColorFieldReader): GarmentReader {
  const unpacked = unpackLexicon(compiled);
  const slugs = unpacked.values.map(slugOf);
  const position = new Map(slugs.map((slug, index) => [slug, index]));
  const positions = slugs.map((slug) => position.get(slug)!);
  const lexicon: OrderedLexicon = { ...unpacked, position, positions, slugs };
  const find = phraseFinder(lexicon);
  const last = new Map<string, FieldFindings>();
  /** Variants of a product follow one another in feeds: a field that says the same as before is not read again. */
  const findingsOf = (field: string, text = ''): FieldFindings => {
    const before = last.get(field);
    if (before?.text === text) return before;
    const found = findingsIn(field, text, find, lexicon);
    const findings =
      readColors && field === COLOR_FIELD
        ? {
            ...found,
            colors: readColors(text, found.colors, (tokens) => readSentence(find(tokens), lexicon).colors),
          }
        : found;
    last.set(field, findings);
    return findings;
  };
  return {
    readText: (text) => assemble(lexicon, [findingsIn('text', text, find, lexicon)], undefined),
    read: (garment) =>
      assemble(
        lexicon,
        FIELDS.map((field) => findingsOf(field, garment[field])),
        ofShop(garment),
      ),
  };
  /** Labels say what a thing is where all that do agree. */
  function ofShop({ category, tags }: GarmentText): FieldFindings {
    const filed = findingsOf('category', category);
    if (!tags || filed.kinds.length > 0) return filed;
    const labeled = findingsOf('tags', tags);
    const categories = new Set(labeled.kinds.map(({ kind }) => lexicon.kinds[kind]!.type?.category));
    return categories.size === 1 ? labeled : filed;
  }
}

function findingsIn(field: string, text: string, find: MarkTokens, lexicon: UnpackedLexicon): FieldFindings {
  const all: FieldFindings = { field, text, values: [], colors: [], kinds: [], signs: [], unread: [] };
  const parts = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    const marks = find(sentence);
    const found = readSentence(marks, lexicon);
    if (field === 'title')
      for (const { phrase, start, end } of marks)
        if (phrase?.part !== undefined) parts.add(`${start}-${end}`);
    append(all.values, found.values);
    append(all.colors, found.colors);
    append(all.kinds, found.kinds);
    append(all.signs, found.signs);
    append(all.unread, found.unread);
  }
  // A title without a garment is a name, and so is a part in it: "Snap".
  if (field === 'title' && all.kinds.length === 0)
    all.values = all.values.filter(({ start, end }) => !parts.has(`${start}-${end}`));
  all.colors.sort((one, other) => one.place - other.place || one.color - other.color);
  return all;
}

/** One by one: a call with all of them overflows the stack where a sentence never ends. */
function append<Entry>(list: Entry[], more: readonly Entry[]): void {
  for (const entry of more) list.push(entry);
}

function assemble(
  lexicon: OrderedLexicon,
  fields: readonly FieldFindings[],
  shop: FieldFindings | undefined,
): Reading {
  const given = new Set(fields.flatMap(({ values }) => values.map(({ value }) => lexicon.slugs[value]!)));
  const mention = chooseKind(lexicon, fields, shop, (slug) => given.has(slug));
  const kind = mention && lexicon.kinds[mention.kind]!;
  const { colors, evidence: colorEvidence } = colorsOf(lexicon, fields);
  const unread = [
    ...new Set(fields.flatMap(({ field, unread }) => (field === 'title' ? [] : unread))),
  ].sort();
  if (!mention || !kind?.type)
    return { category: null, type: null, attributes: {}, colors, evidence: colorEvidence, unread };

  const { slug, category } =
    (kind.refine.find(({ values }) => values.some((value) => given.has(value))) ?? kind).type ?? kind.type;
  const mentionWords = wordsOf(mention, textOf(mention, fields, shop));
  const claims: Claim[] = [
    ...valueClaims(lexicon, fields, kind, category, mentionWords),
    ...shadeClaims(lexicon, fields, category),
  ].filter(({ attribute }) => lexicon.attributesOf[slug]?.includes(attribute));
  claims.sort(inOrder);
  const attributes = attributesOf(claims);
  const evidence = claims.filter(({ attribute, value }) => attributes[attribute]?.includes(value));
  return {
    category,
    type: slug,
    attributes,
    colors,
    evidence: [{ attribute: 'type', value: slug, ...mentionWords }, ...distinct(evidence), ...colorEvidence],
    unread,
  };
}

const slugOf = ({ attribute, value }: { attribute: string; value: string | null }) => `${attribute}:${value}`;

function parsed(slug: string): { attribute: string; value: string } {
  const colon = slug.indexOf(':');
  return { attribute: slug.slice(0, colon), value: slug.slice(colon + 1) };
}

function textOf(
  { field }: KindMention,
  fields: readonly FieldFindings[],
  shop: FieldFindings | undefined,
): string {
  return [...fields, ...(shop ? [shop] : [])].find((found) => found.field === field)?.text ?? '';
}

function wordsOf({ field, start, end }: Omit<Words, 'words'>, text: string): Words {
  return { words: text.slice(start, end), field, start, end };
}

/** What the words say, and what the kind's own name does. */
function valueClaims(
  lexicon: OrderedLexicon,
  fields: readonly FieldFindings[],
  kind: CompiledKind,
  category: Category,
  name: Words,
): readonly Claim[] {
  const fits = (field: string, { attribute, of }: CompiledValue) =>
    (!of || of.some((name) => name === category || kind.lineage.includes(name))) &&
    // A pattern of "lace" or "denim" is no cloth.
    (field !== 'pattern' || attribute !== CLOTH);
  const strong = new Set<string>();
  const said: { claim: Claim; weak: CompiledValue['weak'] }[] = [];
  for (const { field, text, values } of fields)
    for (const { value: index, start, end } of values) {
      const given = lexicon.values[index]!;
      const { attribute, value, weak } = given;
      if (value === null || !fits(field, given)) continue;
      if (weak !== true) strong.add(attribute).add(lexicon.slugs[index]!);
      const position = lexicon.positions[index]!;
      said.push({ claim: { attribute, value, position, ...wordsOf({ field, start, end }, text) }, weak });
    }
  for (const slug of kind.gives) {
    const position = lexicon.position.get(slug)!;
    said.push({ claim: { ...parsed(slug), position, ...name }, weak: lexicon.values[position]!.weak });
  }
  const isOutdone = ({ attribute }: Claim, weak: CompiledValue['weak']) =>
    weak === true ? strong.has(attribute) : !!weak?.some((value) => strong.has(slugOf({ attribute, value })));
  const claims = said.filter(({ claim, weak }) => !isOutdone(claim, weak)).map(({ claim }) => claim);
  return withoutNamesOfCloth(claims, strong);
}

/** Where the rest says what the cloth is, a title's is a name: the "lace" of a jersey top with a lace trim. */
function withoutNamesOfCloth(claims: readonly Claim[], strong: ReadonlySet<string>): readonly Claim[] {
  const isCloth = ({ attribute }: Claim) => attribute === CLOTH;
  const said = new Set(
    claims.filter((claim) => isCloth(claim) && claim.field !== 'title').map(({ value }) => value),
  );
  if (![...said].some((value) => strong.has(slugOf({ attribute: CLOTH, value })))) return claims;
  return claims.filter((claim) => !isCloth(claim) || said.has(claim.value));
}

/** A dark dress is dark above and below; only its first color says so. */
function shadeClaims(lexicon: OrderedLexicon, fields: readonly FieldFindings[], category: Category): Claim[] {
  const field =
    fields.find(({ field, colors }) => field === 'color' && colors.length > 0) ??
    fields.find(({ colors }) => colors.length > 0);
  const [main] = field?.colors ?? [];
  const shade = main && lexicon.colors[main.color]!.shade;
  if (!field || !main || !shade) return [];
  const values = lexicon.shades[shade][category] ?? [];
  const { start, end } = main;
  return values.map((value) => ({
    attribute: 'color',
    value,
    position: lexicon.position.get(`color:${value}`)!,
    ...wordsOf({ field: field.field, start, end }, field.text),
  }));
}

/** @param claims in the order of their values */
function attributesOf(claims: readonly Claim[]): Record<string, string[]> {
  const attributes: Record<string, string[]> = {};
  let count = 0;
  let last = -1;
  for (const { attribute, value, position } of claims) {
    if (position === last) continue;
    if (count === MAX_VALUES) break;
    last = position;
    count += 1;
    (attributes[attribute] ??= []).push(value);
  }
  return attributes;
}

function inOrder(one: Claim, other: Claim): number {
  return (
    one.position - other.position ||
    FIELD_ORDER.indexOf(one.field) - FIELD_ORDER.indexOf(other.field) ||
    one.start - other.start ||
    one.end - other.end
  );
}

/** @param claims in their order */
function distinct(claims: readonly Claim[]): Evidence[] {
  return claims
    .filter((claim, index) => index === 0 || inOrder(claims[index - 1]!, claim) !== 0)
    .map(({ position: _, ...evidence }) => evidence);
}

/** Colors of the field for them if it has any, else of the text; each once, what a sentence names first before the rest. */
function colorsOf(
  lexicon: UnpackedLexicon,
  fields: readonly FieldFindings[],
): { colors: GarmentColor[]; evidence: Evidence[] } {
  const named = fields.filter(({ field, colors }) => field === 'color' && colors.length > 0);
  const colors = new Map<number, GarmentColor>();
  const evidence: Evidence[] = [];
  for (const { field, text, colors: found } of named.length > 0 ? named : fields) {
    for (const { color, start, end } of found) {
      const { name, hex } = lexicon.colors[color]!;
      if (colors.size === MAX_COLORS && !colors.has(color)) continue;
      colors.set(color, { name, ...(hex && { hex }) });
      evidence.push({ attribute: 'color name', value: name, ...wordsOf({ field, start, end }, text) });
    }
  }
  return { colors: [...colors.values()], evidence };
}
