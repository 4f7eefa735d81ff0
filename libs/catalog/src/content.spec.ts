import {
  CATEGORIES,
  CLOTHING_CATEGORIES,
  CONDITIONS,
  CUTS,
  GARMENT_KINDS,
  STUDIES,
  VALUE_NAMES,
} from '@figura/contracts';
import { compileLexicon, createReader } from '@figura/garments';
import { join } from 'node:path';
import type { CatalogFeature } from './catalog';
import { findGarmentKinds } from './garment-kinds';
import { loadLexicon } from './lexicon/load-lexicon';
import { loadCatalog } from './load-catalog';
import { listSimilarSentences } from './similar-sentences';

const catalog = loadCatalog();
const { features, recommendations, items, itemTypes, conditions, attributes, studies, railChecks, themes } =
  catalog;
const written = recommendations.filter(({ inGuide }) => inGuide);
const listGuideEntries = ({ key }: CatalogFeature) => written.filter(({ feature }) => feature === key);

/** Words that judge a body or promise to change it. */
const JUDGING =
  /\b(hid(e|es|den|ing)|flaws?|problems?|problem areas?|fix(es|ed)?|flatter\w*|unflattering|correct(s|ed|ing)?|slimming|unsightly|ugly|disguis\w+|camouflag\w+|conceal\w*|imperfect\w*|bulg\w+|minimi[sz]\w+|ideal|perfect)\b/i;
const BRITISH = /\b(colour|centre|grey|favour|jeweller|metre|emphasis(e|ed|es)\b)/i;

const sentences = [
  ...features.flatMap(({ key, subHeading, description }) => [
    { at: key, text: subHeading },
    ...description.split(/(?<=[.!?]) /).map((text) => ({ at: key, text })),
  ]),
  ...written.map(({ id, effect }) => ({ at: id, text: effect })),
];

describe('Guides of the built-in catalog', () => {
  it('there are at least a thousand recommendations with unique ids', () => {
    expect(written.length).toBeGreaterThanOrEqual(1000);
    expect(new Set(recommendations.map(({ id }) => id)).size).toBe(recommendations.length);
  });

  it.each(features.map((feature) => [feature.key, feature] as const))(
    'the guide %s recommends and advises against values of many attributes',
    (_key, feature) => {
      const guide = listGuideEntries(feature);
      expect(guide.filter(({ rating }) => rating > 0).length).toBeGreaterThanOrEqual(10);
      expect(guide.filter(({ rating }) => rating < 0).length).toBeGreaterThanOrEqual(3);
      expect(new Set(guide.map(({ attribute }) => attribute)).size).toBeGreaterThanOrEqual(8);
    },
  );

  it('no guide rates the same value both for and against', () => {
    for (const feature of features) {
      const values = listGuideEntries(feature).map(({ attribute, value }) => `${attribute}:${value}`);
      expect({ feature: feature.key, distinct: new Set(values).size }).toEqual({
        feature: feature.key,
        distinct: values.length,
      });
    }
  });

  it('guides never repeat a sentence, even with a word changed', () => {
    expect(listSimilarSentences(sentences)).toEqual([]);
  });

  it('guides speak of cloth and lines, never of flaws', () => {
    expect(sentences.filter(({ text }) => JUDGING.test(text))).toEqual([]);
  });

  it('guides use American spelling', () => {
    expect(sentences.filter(({ text }) => BRITISH.test(text))).toEqual([]);
  });

  it('guides state each effect in one sentence', () => {
    const other = written.filter(({ effect }) => !/^[A-Z][^.!?]*\.$/.test(effect));
    expect(other.map(({ effect }) => effect)).toEqual([]);
  });

  it('guides mention disagreement wherever the evidence is contested', () => {
    const doubt =
      /advis|advice|stylist|expert|opinion|differ|disagree|argu|disput|divided|others|some |tests?|custom/i;
    const silent = written.filter(({ evidence, effect }) => evidence === 'contested' && !doubt.test(effect));
    expect(silent.map(({ id, effect }) => `${id}: ${effect}`)).toEqual([]);
  });
});

describe('rail checks', () => {
  const sentencesOfChecks = railChecks.checks.map(({ id, says }) => ({ at: id, text: says }));

  it('differ from guide to guide', () => {
    const shown = features.map(({ key }) =>
      railChecks.checks
        .filter(({ guides, state }) => !state && guides.includes(key))
        .map(({ id }) => id)
        .join(),
    );
    expect(shown.filter((ids, index) => shown.indexOf(ids) !== index)).toEqual([]);
  });

  it('speak of cloth, use American spelling, and contain no unit', () => {
    const other = sentencesOfChecks.filter(
      ({ text }) =>
        JUDGING.test(text) || BRITISH.test(text) || /\b(inch(es)?|centimeters?|cm|in\.)\b/.test(text),
    );
    expect(other).toEqual([]);
  });

  it.each(CUTS)('place the landmarks of %s in order from the shoulder down', (cut) => {
    const getShare = (name: string) => {
      const { share } = railChecks.landmarks[name]!;
      return typeof share === 'number' ? share : share[cut];
    };
    expect(getShare('shoulder')).toBeLessThan(getShare('shoulder-point'));
    expect(getShare('waist')).toBeLessThan(getShare('hips'));
    expect(getShare('mid-calf')).toBeLessThan(getShare('ankle'));
  });
});

describe('GARMENT_KINDS', () => {
  it('match the types and values of the catalog (if not, run `npm run generate`)', () => {
    const lexicon = loadLexicon(join(__dirname, '../content'));
    expect(findGarmentKinds(catalog, lexicon)).toEqual({
      kinds: GARMENT_KINDS,
      names: VALUE_NAMES,
      conditions: CONDITIONS,
    });
  });

  it('offer several values that the type can have, the usual one among them', () => {
    for (const { type, questions } of GARMENT_KINDS) {
      const { needs, rated, possible } = itemTypes.find(({ slug }) => slug === type)!;
      for (const { attribute, values, usual } of questions) {
        expect([...needs, ...rated]).toContain(attribute);
        expect(values).toContain(usual);
        expect(values.length).toBeGreaterThan(1);
        expect(possible[attribute as 'fit'] ?? values).toEqual(expect.arrayContaining([...values]));
      }
    }
  });
});

describe('STUDIES', () => {
  it('match the studies of the catalog (if not, run `npm run generate`)', () => {
    expect(STUDIES).toEqual(studies);
  });

  it('back every recommendation that is tested or extrapolated', () => {
    const known = new Set(studies.map(({ id }) => id));
    const founded = recommendations.filter(({ evidence }) => /^(tested|extrapolated)$/.test(evidence));
    expect(founded.length).toBeGreaterThan(50);
    expect(founded.filter(({ study }) => !study || !known.has(study))).toEqual([]);
    expect(recommendations.filter(({ evidence, study }) => evidence === 'convention' && study)).toEqual([]);
  });

  it('use American spelling, except in titles', () => {
    const texts = studies.flatMap(({ claim, tested, people, size, limits, use }) => [
      ...[claim, tested, people, size, limits, use],
    ]);
    expect(texts.filter((text) => BRITISH.test(text))).toEqual([]);
  });

  it('limit the weight of stripes, as their cards say', () => {
    const stripes = recommendations.filter(({ value }) => /^stripe-(horizontal|vertical)$/.test(value));
    expect(stripes.length).toBeGreaterThan(10);
    expect(stripes.filter(({ rating }) => rating < -1)).toEqual([]);
  });
});

describe('possible values of a garment', () => {
  const clothes = items.filter(({ category }) => CLOTHING_CATEGORIES.includes(category));
  const listSaidValues = ({ attributes: said }: (typeof items)[number], attribute: string) =>
    (said as Partial<Record<string, readonly string[]>>)[attribute] ?? [];

  it('include every value that an item of the type has', () => {
    const strange = clothes.flatMap((item) =>
      Object.entries(itemTypes.find(({ slug }) => slug === item.type)!.possible)
        .filter(([, values]) => values.length > 0)
        .flatMap(([attribute, values]) =>
          listSaidValues(item, attribute)
            .filter((value) => !values.includes(value))
            .map((value) => `${item.id}: ${attribute}:${value}`),
        ),
    );
    expect(strange).toEqual([]);
  });

  it('do not contradict each other on any item', () => {
    const strange = clothes.flatMap((item) =>
      conditions
        .filter(({ of }) =>
          of.some((key) => {
            const [attribute = '', value = ''] = key.split(':');
            return listSaidValues(item, attribute).includes(value);
          }),
        )
        .flatMap(({ of, only }) =>
          Object.entries(only)
            .filter(([attribute, values]) => {
              const said = listSaidValues(item, attribute);
              return said.length > 0 && !said.some((value) => values.includes(value));
            })
            .map(([attribute]) => `${item.id}: ${of.join(' ')} beside ${attribute}`),
        ),
    );
    expect(strange).toEqual([]);
  });
});

describe('items', () => {
  it('number at least 240, with at least 24 in each category', () => {
    expect(items.length).toBeGreaterThanOrEqual(240);
    for (const category of CATEGORIES) {
      const { length } = items.filter((item) => item.category === category);
      expect({ category, enough: length >= 24 }).toEqual({ category, enough: true });
    }
  });

  it('for men number at least 120, without skirts, dresses and slim heels', () => {
    const mens = items.filter((item) => item.for.includes('mens'));
    expect(mens.length).toBeGreaterThanOrEqual(120);
    const womens = mens.filter(
      ({ type, attributes: { shoes = [] } }) => /skirt|dress|gown/.test(type) || shoes.includes('slim-heel'),
    );
    expect(womens.map(({ id }) => id)).toEqual([]);
  });

  it('use every type except general types and nightwear', () => {
    const used = new Set(items.map(({ type }) => type));
    const general = new Set(itemTypes.map(({ kindOf }) => kindOf));
    const unused = itemTypes.filter(
      ({ slug, wear }) => !used.has(slug) && !general.has(slug) && wear !== 'night',
    );
    expect(unused.map(({ slug }) => slug)).toEqual([]);
  });

  it('cover every value that a guide recommends', () => {
    const shown = new Set(
      items.flatMap((item) =>
        Object.entries(item.attributes).flatMap(([attribute, values]) =>
          values.map((value) => `${attribute}:${value}`),
        ),
      ),
    );
    const missing = written
      .map(({ attribute, value }) => `${attribute}:${value}`)
      .filter((value) => !shown.has(value));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('have a second color if they have a print', () => {
    expect(items.filter(({ attributes: { prints }, colors }) => prints && colors.length < 2)).toEqual([]);
  });

  it('are named for the color of their cloth, or say that the color is the pattern’s', () => {
    const reader = createReader(compileLexicon(loadLexicon(join(__dirname, '../content'))));
    const readColor = (text: string) => reader.readText(text).colors[0]?.name;
    const misnamed = items.filter(({ name, colors }) => {
      const named = readColor(name.replace(/\b\w+-(striped|checked)\b/i, ''));
      const [cloth, ...pattern] = colors.map((color) => readColor(color.name));
      return named && named !== cloth && pattern.includes(named);
    });
    expect(misnamed.map(({ name }) => name)).toEqual([]);
  });

  it('have unique names', () => {
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  });

  it('trend themes cover every category and both half years', () => {
    expect(new Set(themes.map(({ halfYear }) => halfYear))).toEqual(
      new Set(['Fall/Winter 2026', 'Spring/Summer 2027']),
    );
    for (const category of CATEGORIES) {
      const led = themes.filter(({ items: ids }) =>
        items.some((item) => item.category === category && ids.includes(item.id)),
      );
      expect({ category, enough: led.length >= 15 }).toEqual({ category, enough: true });
    }
  });

  it('trend themes claim no numbers and no authority', () => {
    for (const { name, why } of themes)
      expect(`${name} ${why}`).not.toMatch(/\d|%|expert|designer|runway|studies|everyone|must-have/i);
  });
});

describe('Vocabulary of the built-in catalog', () => {
  it('every exact value with a rating is used by a guide or an item', () => {
    const rated = new Set(recommendations.map(({ attribute, value }) => `${attribute}:${value}`));
    const used = new Set([
      ...written.map(({ attribute, value }) => `${attribute}:${value}`),
      ...items.flatMap((item) =>
        Object.entries(item.attributes).flatMap(([attribute, values]) =>
          values.map((value) => `${attribute}:${value}`),
        ),
      ),
    ]);
    const exact = attributes.flatMap(({ slug, values }) =>
      values.flatMap(({ slug: value, oneOf }) => (oneOf ? [] : [`${slug}:${value}`])),
    );
    expect(exact.filter((word) => rated.has(word) && !used.has(word))).toEqual([]);
  });

  it('no item has a vague value that stands for several others', () => {
    const open = new Set(
      attributes.flatMap(({ slug, values }) =>
        values.flatMap(({ slug: value, oneOf }) => (oneOf ? [`${slug}:${value}`] : [])),
      ),
    );
    const vague = items.flatMap(({ id, attributes: carried }) =>
      Object.entries(carried).flatMap(([attribute, values]) =>
        values.filter((value) => open.has(`${attribute}:${value}`)).map((value) => `${id}: ${value}`),
      ),
    );
    expect(vague).toEqual([]);
  });
});
