/**
 * Questions in order of visibility. Without listed values, any value of the attribute is an answer; `of` limits
 * types; `unsaid` is the value of items that state none; `along` makes the usual answer follow another
 * attribute's.
 */
const QUESTIONS = [
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
const CATEGORIES = ['Outerwear', 'Tops', 'One-Piece', 'Bottoms', 'Shoes'];

export function renderGarmentKinds({ attributes, conditions, itemTypes, items }, lexicon) {
  const vocabulary = new Map(attributes.map((attribute) => [attribute.slug, attribute]));
  const sortValues = (attribute, values) =>
    vocabulary
      .get(attribute)
      .values.map(({ slug }) => slug)
      .filter((slug) => values.includes(slug));

  /** Strapless garments have no sleeves. */
  const isRuledOut = (attribute, value) =>
    conditions.some(
      ({ of, only }) =>
        of.includes(`${attribute}:${value}`) && Object.values(only).some((values) => values.length === 0),
    );

  const listQuestions = (type) => {
    const asked = [];
    const says = {};
    const say = (attribute, value) => {
      if (!says[attribute]?.includes(value)) says[attribute] = [...(says[attribute] ?? []), value];
    };
    for (const { category = type.category, ...question } of QUESTIONS) {
      const { attribute } = question;
      if (category !== type.category || question.of?.includes(type.slug) === false) continue;
      if (![...type.needs, ...type.rated].includes(attribute)) continue;
      if (attribute === 'length' && !type.needs.includes(attribute)) continue;
      const values = listUsualValues(type, question, { itemTypes, items, lexicon }).slice(0, MAX_VALUES);
      if (values.length < 2) {
        if (values.length === 1 && type.needs.includes(attribute)) say(attribute, values[0]);
        continue;
      }
      const before = asked.find((other) => other.attribute === question.along);
      const isHad = (value) =>
        !before ||
        items.some(
          ({ attributes: own }) =>
            own[attribute]?.includes(value) && own[before.attribute]?.includes(before.usual),
        );
      asked.push({
        question: question.question,
        attribute,
        values: sortValues(attribute, values),
        usual: values.find((value) => isHad(value) && !isRuledOut(attribute, value)) ?? values[0],
      });
    }
    for (const { attribute, value } of listSaidValues(type.slug, lexicon)) {
      const isAsked = QUESTIONS.some(
        ({ question, attribute: about, among }) =>
          about === attribute &&
          (!among || among.includes(value)) &&
          asked.some((other) => other.question === question),
      );
      const isCarried = items.some(
        (item) => item.type === type.slug && item.attributes[attribute]?.includes(value),
      );
      if (isCarried && !isAsked) say(attribute, value);
    }
    return { questions: asked, says };
  };

  const kinds = itemTypes
    .filter(({ category }) => CATEGORIES.includes(category))
    .map((type) => ({
      category: type.category,
      type: type.slug,
      name: type.displayName,
      ...(type.british && { british: type.british }),
      color: findUsualColor(type, items),
      ...listQuestions(type),
    }));
  const asked = kinds.flatMap(({ questions }) => questions);
  const names = [...new Set(asked.map(({ attribute }) => attribute))].map((attribute) => {
    const used = new Set(
      asked.filter((other) => other.attribute === attribute).flatMap(({ values }) => values),
    );
    const values = vocabulary.get(attribute).values.filter(({ slug }) => used.has(slug));
    return [attribute, Object.fromEntries(values.map(({ slug, displayName }) => [slug, displayName]))];
  });

  const conditionsAsked = pickConditions(
    new Set(asked.flatMap(({ attribute, values }) => values.map((value) => `${attribute}:${value}`))),
    conditions,
  );

  return `/** Generated from libs/catalog/content by \`npm run generate\`. */
import type { GarmentCondition, GarmentKind } from '../garment-kinds';

/** The kinds of garment, by category in the order in which they are shown. */
// prettier-ignore
export const GARMENT_KINDS: readonly GarmentKind[] = ${JSON.stringify(kinds)};

/** What the values of their questions are called, by attribute. */
// prettier-ignore
export const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(Object.fromEntries(names))};

/** What values of their questions go together with. */
// prettier-ignore
export const CONDITIONS: readonly GarmentCondition[] = ${JSON.stringify(conditionsAsked)};
`;
}

function pickConditions(asked, conditions) {
  const attributes = new Set([...asked].map((key) => splitKey(key).attribute));
  return conditions
    .map(({ of, only }) => ({
      of: of.filter((key) => asked.has(key)),
      only: Object.fromEntries(Object.entries(only).filter(([attribute]) => attributes.has(attribute))),
    }))
    .filter(({ of, only }) => of.length > 0 && Object.keys(only).length > 0);
}

/**
 * Answers for a type, most common first: from its name, its items, then its possible values or, without limits,
 * related types.
 */
function listUsualValues(type, question, { itemTypes, items, lexicon }) {
  const listAncestors = (slug) => {
    const { kindOf } = itemTypes.find((other) => other.slug === slug);
    return [slug, ...(kindOf ? listAncestors(kindOf) : [])];
  };
  const line = listAncestors(type.slug);
  const isKin = (other) => listAncestors(other).some((slug) => line.includes(slug));
  const own = items.filter((item) => item.type === type.slug);
  const kin = items.filter((item) => isKin(item.type));
  const carried = [...sortByFrequency(own, question), ...sortByFrequency(kin, question)];
  const named = [...listSaidValues(type.slug, lexicon), ...listRefinedValues(type.slug, lexicon)]
    .filter(({ attribute, value }) => attribute === question.attribute && carried.includes(value))
    .map(({ value }) => value);
  const only = type.possible[question.attribute]?.filter(
    (value) => !question.among || question.among.includes(value),
  );
  const values = [...new Set([...named, ...sortByFrequency(own, question), ...(only ?? carried)])];
  return only ? values.filter((value) => only.includes(value)) : values;
}

function listSaidValues(slug, { kinds }) {
  const listGivenValues = (name) => {
    const kind = kinds.find((other) => other.slug === name);
    return kind ? [...kind.gives, ...kind.like.slice(0, 1).flatMap(listGivenValues)] : [];
  };
  return listGivenValues(slug).map(splitKey);
}

function listRefinedValues(slug, { kinds }) {
  const refined = kinds.flatMap(({ refine }) => refine).filter(({ type }) => type.slug === slug);
  return refined.flatMap(({ values }) => values).map(splitKey);
}

function splitKey(key) {
  const [attribute, value] = key.split(':');
  return { attribute, value };
}

function sortByFrequency(items, { attribute, among, unsaid }) {
  const counts = new Map();
  for (const item of items) {
    const said = (item.attributes[attribute] ?? []).filter((value) => !among || among.includes(value));
    for (const value of said.length === 0 && unsaid ? [unsaid] : said)
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

function findUsualColor({ slug }, items) {
  const { name, hex } = items.find(({ type }) => type === slug)?.colors[0] ?? {
    name: 'Taupe',
    hex: '#8c8279',
  };
  return { name, hex };
}
