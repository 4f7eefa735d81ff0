import type {
  Category,
  GarmentChoice,
  GarmentCondition,
  GarmentKind,
  GarmentQuestion,
} from '@figura/contracts';
import type { Lexicon } from '@figura/garments';
import type { Catalog, CatalogCondition, CatalogItem, CatalogItemType } from './catalog';
import type { ClothingAttribute } from './vocabulary';

interface Question {
  readonly question: GarmentQuestion;
  readonly attribute: ClothingAttribute;
  /** Types. */
  readonly of?: readonly string[];
  /** Any if missing. */
  readonly among?: readonly string[];
  readonly category?: Category;
  /** The usual answer follows this attribute's. */
  readonly along?: ClothingAttribute;
  /** The value of items that state none. */
  readonly unsaid?: string;
}

/** In order of visibility. */
const QUESTIONS: readonly Question[] = [
  { question: 'style', attribute: 'style', of: ['dress', 'skirt'] },
  { question: 'length', attribute: 'length' },
  {
    question: 'legLength',
    attribute: 'leg',
    among: ['short-shorts', 'knee-shorts', 'cropped', 'ankle-length', 'full-length'],
  },
  {
    question: 'leg',
    attribute: 'leg',
    among: [
      ...['legging', 'skinny', 'slim', 'straight', 'bootcut', 'flare', 'wide', 'palazzo'],
      ...['tapered', 'barrel', 'culotte', 'relaxed'],
    ],
  },
  { question: 'rise', attribute: 'waist', among: ['low-rise', 'mid-rise', 'high-rise'] },
  { question: 'neckline', attribute: 'neckline' },
  { question: 'sleeveLength', attribute: 'sleeveLength' },
  { question: 'fit', attribute: 'fit' },
  {
    question: 'waist',
    attribute: 'waist',
    among: ['raised-seam', 'waist-seam', 'dropped-seam', 'no-seam'],
    category: 'One-Piece',
  },
  { question: 'sleeves', attribute: 'sleeves', along: 'sleeveLength' },
  {
    question: 'toe',
    attribute: 'shoes',
    among: ['pointed-toe', 'almond-toe', 'round-toe', 'square-toe', 'open-toe'],
  },
  {
    question: 'heel',
    attribute: 'shoes',
    among: ['flat-sole', 'block-heel', 'slim-heel', 'wedge-heel', 'platform', 'chunky-sole'],
    unsaid: 'flat-sole',
  },
  { question: 'fabric', attribute: 'fabric' },
];
/** The number of choices that fits on a phone. */
const MAX_VALUES = 7;
const ASKED_CATEGORIES: readonly Category[] = ['Outerwear', 'Tops', 'One-Piece', 'Bottoms', 'Shoes'];
const DEFAULT_COLOR = { name: 'Taupe', hex: '#8c8279' };

interface GarmentKinds {
  readonly kinds: readonly GarmentKind[];
  /** Display names of the values asked for, by attribute. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly conditions: readonly GarmentCondition[];
}

export function findGarmentKinds(catalog: Catalog, lexicon: Lexicon): GarmentKinds {
  const kinds = catalog.itemTypes
    .filter(({ category }) => ASKED_CATEGORIES.includes(category))
    .map((type) => ({
      category: type.category,
      type: type.slug,
      name: type.displayName,
      ...(type.british && { british: type.british }),
      color: findUsualColor(type, catalog.items),
      ...findQuestions(type, catalog, lexicon),
    }));
  const asked = kinds.flatMap(({ questions }) => questions);
  const names = [...new Set(asked.map(({ attribute }) => attribute))].map((attribute) => {
    const used = asked.filter((other) => other.attribute === attribute).flatMap(({ values }) => values);
    const values = listValues(attribute, catalog).filter(({ slug }) => used.includes(slug));
    return [attribute, Object.fromEntries(values.map(({ slug, displayName }) => [slug, displayName]))];
  });
  const keys = asked.flatMap(({ attribute, values }) => values.map((value) => `${attribute}:${value}`));
  return {
    kinds,
    names: Object.fromEntries(names),
    conditions: pickConditions(new Set(keys), catalog.conditions),
  };
}

function findQuestions(
  type: CatalogItemType,
  catalog: Catalog,
  lexicon: Lexicon,
): Pick<GarmentKind, 'questions' | 'says'> {
  const questions: GarmentChoice[] = [];
  const says: Record<string, string[]> = {};
  const say = (attribute: string, value: string) => {
    const said = (says[attribute] ??= []);
    if (!said.includes(value)) said.push(value);
  };
  for (const question of QUESTIONS.filter((other) => doesSuit(type, other))) {
    const { attribute } = question;
    const values = listUsualValues(type, question, catalog, lexicon).slice(0, MAX_VALUES);
    if (values.length < 2) {
      if (values[0] !== undefined && type.needs.includes(attribute)) say(attribute, values[0]);
      continue;
    }
    const before = questions.find((other) => other.attribute === question.along);
    questions.push({
      question: question.question,
      attribute,
      values: listValues(attribute, catalog)
        .map(({ slug }) => slug)
        .filter((slug) => values.includes(slug)),
      usual: values.find((value) => isUsual(attribute, value, before, catalog)) ?? values[0]!,
    });
  }
  for (const { attribute, value } of listSaidValues(type.slug, lexicon)) {
    const isAsked = QUESTIONS.some(
      ({ question, attribute: about, among }) =>
        about === attribute &&
        (!among || among.includes(value)) &&
        questions.some((other) => other.question === question),
    );
    const isCarried = catalog.items.some(
      (item) => item.type === type.slug && item.attributes[attribute]?.includes(value),
    );
    if (isCarried && !isAsked) say(attribute, value);
  }
  return { questions, says };
}

function doesSuit(type: CatalogItemType, { attribute, category, of }: Question): boolean {
  if (category !== undefined && category !== type.category) return false;
  if (of?.includes(type.slug) === false) return false;
  if (type.needs.includes(attribute)) return true;
  return attribute !== 'length' && type.rated.includes(attribute);
}

function isUsual(
  attribute: ClothingAttribute,
  value: string,
  before: GarmentChoice | undefined,
  { conditions, items }: Catalog,
): boolean {
  // Strapless garments have no sleeves.
  const isRuledOut = conditions.some(
    ({ of, only }) =>
      of.includes(`${attribute}:${value}`) && Object.values(only).some((values) => values.length === 0),
  );
  if (isRuledOut) return false;
  if (!before) return true;
  return items.some(
    ({ attributes }) =>
      attributes[attribute]?.includes(value) &&
      attributes[before.attribute as ClothingAttribute]?.includes(before.usual),
  );
}

function listValues(attribute: string, { attributes }: Catalog) {
  return attributes.find(({ slug }) => slug === attribute)!.values;
}

function pickConditions(asked: Set<string>, conditions: readonly CatalogCondition[]): GarmentCondition[] {
  const attributes = new Set([...asked].map((key) => splitKey(key).attribute as string));
  return conditions
    .map(({ of, only }) => ({
      of: of.filter((key) => asked.has(key)),
      only: Object.fromEntries(Object.entries(only).filter(([attribute]) => attributes.has(attribute))),
    }))
    .filter(({ of, only }) => of.length > 0 && Object.keys(only).length > 0);
}

/** Most common first: from its name, its items, then its possible values or, without limits, related types. */
function listUsualValues(
  type: CatalogItemType,
  question: Question,
  { itemTypes, items }: Catalog,
  lexicon: Lexicon,
): string[] {
  const listAncestors = (slug: string): string[] => {
    const kindOf = itemTypes.find((other) => other.slug === slug)?.kindOf;
    return [slug, ...(kindOf ? listAncestors(kindOf) : [])];
  };
  const line = listAncestors(type.slug);
  const isKin = (other: string) => listAncestors(other).some((slug) => line.includes(slug));
  const own = sortByFrequency(
    items.filter((item) => item.type === type.slug),
    question,
  );
  const kin = sortByFrequency(
    items.filter((item) => isKin(item.type)),
    question,
  );
  const carried = [...own, ...kin];
  const named = [...listSaidValues(type.slug, lexicon), ...listRefinedValues(type.slug, lexicon)]
    .filter(({ attribute, value }) => attribute === question.attribute && carried.includes(value))
    .map(({ value }) => value);
  const only = type.possible[question.attribute]?.filter(
    (value) => !question.among || question.among.includes(value),
  );
  const values = [...new Set([...named, ...own, ...(only ?? carried)])];
  return only ? values.filter((value) => only.includes(value)) : values;
}

function listSaidValues(slug: string, { kinds }: Lexicon) {
  const listGivenValues = (name: string): string[] => {
    const kind = kinds.find((other) => other.slug === name);
    return kind ? [...kind.gives, ...kind.like.slice(0, 1).flatMap(listGivenValues)] : [];
  };
  return listGivenValues(slug).map(splitKey);
}

function listRefinedValues(slug: string, { kinds }: Lexicon) {
  const refined = kinds.flatMap(({ refine }) => refine).filter(({ type }) => type.slug === slug);
  return refined.flatMap(({ values }) => values).map(splitKey);
}

function splitKey(key: string): { attribute: ClothingAttribute; value: string } {
  const [attribute, value] = key.split(':') as [ClothingAttribute, string];
  return { attribute, value };
}

function sortByFrequency(items: readonly CatalogItem[], { attribute, among, unsaid }: Question): string[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const said = (item.attributes[attribute] ?? []).filter((value) => !among || among.includes(value));
    for (const value of said.length === 0 && unsaid ? [unsaid] : said)
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

function findUsualColor({ slug }: CatalogItemType, items: readonly CatalogItem[]): GarmentKind['color'] {
  const { name, hex } = items.find(({ type }) => type === slug)?.colors[0] ?? DEFAULT_COLOR;
  return { name, hex };
}
