import type { Category } from '@figura/contracts';
import { chooseKind } from './choose-kind';
import type { KindMention } from './choose-kind';
import type { CompiledKind, CompiledValue, UnpackedLexicon } from './compiled-lexicon';
import type { Evidence, GarmentColor, Reading } from './garment';
import type { ReadLanguage } from './languages/language';
import type { Mark } from './marks';
import { getSlug } from './ordered-lexicon';
import type { OrderedLexicon } from './ordered-lexicon';
import type { FieldFindings } from './read-field';
import type { Span } from './sentence/findings';
import { findUnreadWords } from './unread-words';

const CLOTH = 'fabric';
const MAX_VALUES = 64;
const MAX_COLORS = 4;

/** Fields about the garment itself; the shop's category only helps to find its kind. */
export const FIELDS = ['title', 'description', 'color', 'pattern', 'material'] as const;
const FIELD_ORDER: readonly string[] = FIELDS;

type Words = Pick<Evidence, 'field' | 'start' | 'end' | 'words'>;
interface Claim extends Words {
  readonly attribute: string;
  readonly value: string;
  readonly position: number;
}

export function assemble(
  lexicon: OrderedLexicon,
  fields: readonly FieldFindings[],
  shop: FieldFindings | undefined,
  language: ReadLanguage,
): Reading {
  const given = new Set(fields.flatMap(({ values }) => values.map(({ value }) => lexicon.slugs[value]!)));
  const mention = chooseKind(lexicon, fields, shop, (slug) => given.has(slug));
  const kind = mention && lexicon.kinds[mention.kind]!;
  const { colors, evidence: colorEvidence } = collectColors(lexicon, fields);
  if (!mention || !kind?.type) {
    const unread = listUnreadWords(fields, ({ colors }) => colors);
    const garment = { category: null, type: null, attributes: {}, colors, evidence: colorEvidence, unread };
    return { ...garment, language, ...(kind && { refusal: kind.refusal ?? 'thing' }) };
  }

  const { slug, category } =
    (kind.refine.find(({ values }) => values.some((value) => given.has(value))) ?? kind).type ?? kind.type;
  const mentionWords = createWords(mention, formatText(mention, fields, shop));
  const { claims: said, outdone } = collectValueClaims(lexicon, fields, kind, category, mentionWords);
  const isSayable = ({ attribute }: Claim) => !!lexicon.attributesOf[slug]?.includes(attribute);
  const claims = [...said, ...shadeClaims(lexicon, fields, category)].filter(isSayable);
  claims.sort(compareOrder);
  const attributes = collectAttributes(claims);
  const evidence = claims.filter(({ attribute, value }) => attributes[attribute]?.includes(value));
  const isKin = ({ kind: other }: { kind: number }) =>
    lexicon.kinds[other]!.lineage.includes(kind.slug) || kind.lineage.includes(lexicon.kinds[other]!.slug);
  const filterByField = (name: string, words: readonly Words[]) =>
    words.filter(({ field }) => field === name);
  const unread = listUnreadWords(fields, ({ field, expected, values, colors, kinds, understood }) => [
    ...filterByField(field, [mentionWords, ...evidence]),
    ...filterOuterMarks(expected, filterByField(field, outdone.filter(isSayable))),
    ...[...colors, ...kinds.filter(isKin), ...understood],
    // A pattern field also contains non-patterns, such as "denim".
    ...(field === 'pattern' ? values : []),
  ]);
  return {
    category,
    type: slug,
    attributes,
    colors,
    evidence: [
      { attribute: 'type', value: slug, ...mentionWords },
      ...listDistinctEvidence(evidence),
      ...colorEvidence,
    ],
    unread,
    language,
  };
}

/**
 * Distinct and sorted, without title words, which may be names. `heardIn` has the words that were understood.
 */
function listUnreadWords(
  fields: readonly FieldFindings[],
  heardIn: (field: FieldFindings) => readonly Span[],
): string[] {
  const unread = fields.flatMap((found) =>
    found.field === 'title' || found.expected.length === 0
      ? []
      : findUnreadWords(found.text, found.expected, heardIn(found)),
  );
  return [...new Set(unread)].sort();
}

/** Not what stands between "wide" and its "neck". */
function filterOuterMarks(marks: readonly Mark[], spans: readonly Span[]): readonly Mark[] {
  return marks.filter((mark) => spans.some(({ start, end }) => mark.start === start || mark.end === end));
}

function parseSlug(slug: string): { attribute: string; value: string } {
  const colon = slug.indexOf(':');
  return { attribute: slug.slice(0, colon), value: slug.slice(colon + 1) };
}

function formatText(
  { field }: KindMention,
  fields: readonly FieldFindings[],
  shop: FieldFindings | undefined,
): string {
  return [...fields, ...(shop ? [shop] : [])].find((found) => found.field === field)?.text ?? '';
}

function createWords({ field, start, end }: Omit<Words, 'words'>, text: string): Words {
  return { words: text.slice(start, end), field, start, end };
}

function collectValueClaims(
  lexicon: OrderedLexicon,
  fields: readonly FieldFindings[],
  kind: CompiledKind,
  category: Category,
  name: Words,
): { claims: readonly Claim[]; outdone: readonly Claim[] } {
  const doesFit = (field: string, { attribute, of }: CompiledValue) =>
    (!of || of.some((name) => name === category || kind.lineage.includes(name))) &&
    // A pattern field's "lace" or "denim" is not a fabric.
    (field !== 'pattern' || attribute !== CLOTH);
  const strong = new Set<string>();
  const said: { claim: Claim; weak: CompiledValue['weak'] }[] = [];
  for (const { field, text, values } of fields)
    for (const { value: index, start, end } of values) {
      const given = lexicon.values[index]!;
      const { attribute, value, weak } = given;
      if (value === null || !doesFit(field, given)) continue;
      if (weak !== true) strong.add(attribute).add(lexicon.slugs[index]!);
      const position = lexicon.positions[index]!;
      said.push({ claim: { attribute, value, position, ...createWords({ field, start, end }, text) }, weak });
    }
  for (const slug of kind.gives) {
    if (strong.has(CLOTH) && parseSlug(slug).attribute === CLOTH) continue;
    const position = lexicon.position.get(slug)!;
    said.push({ claim: { ...parseSlug(slug), position, ...name }, weak: lexicon.values[position]!.weak });
  }
  const isOutdone = ({ attribute }: Claim, weak: CompiledValue['weak']) =>
    weak === true
      ? strong.has(attribute)
      : !!weak?.some((value) => strong.has(getSlug({ attribute, value })));
  const claims: Claim[] = [];
  const outdone: Claim[] = [];
  for (const { claim, weak } of said) (isOutdone(claim, weak) ? outdone : claims).push(claim);
  return { claims: removeNamesOfCloth(claims, strong), outdone };
}

/** If other fields state the fabric, the title's is only a name: "lace" for a jersey top with lace trim. */
function removeNamesOfCloth(claims: readonly Claim[], strong: ReadonlySet<string>): readonly Claim[] {
  const isCloth = ({ attribute }: Claim) => attribute === CLOTH;
  const said = new Set(
    claims.filter((claim) => isCloth(claim) && claim.field !== 'title').map(({ value }) => value),
  );
  if (![...said].some((value) => strong.has(getSlug({ attribute: CLOTH, value })))) return claims;
  return claims.filter((claim) => !isCloth(claim) || said.has(claim.value));
}

/** A dark dress is dark as a top and as a bottom; its first color decides. */
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
    ...createWords({ field: field.field, start, end }, field.text),
  }));
}

function collectAttributes(claims: readonly Claim[]): Record<string, string[]> {
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

function compareOrder(a: Claim, b: Claim): number {
  return (
    a.position - b.position ||
    FIELD_ORDER.indexOf(a.field) - FIELD_ORDER.indexOf(b.field) ||
    a.start - b.start ||
    a.end - b.end
  );
}

function listDistinctEvidence(claims: readonly Claim[]): Evidence[] {
  return claims
    .filter((claim, index) => index === 0 || compareOrder(claims[index - 1]!, claim) !== 0)
    .map(({ position: _, ...evidence }) => evidence);
}

function collectColors(
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
      evidence.push({ attribute: 'color name', value: name, ...createWords({ field, start, end }, text) });
    }
  }
  return { colors: [...colors.values()], evidence };
}
