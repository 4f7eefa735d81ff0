import {
  CLOTHING_CATEGORIES,
  FEATURE_CHOICES,
  listOpposites,
  withImpliedValues,
  type Category,
} from '@figura/contracts';
import {
  collectChanged,
  checkGarment,
  compileChecks,
  compileKnowledge,
  listFeatures,
  measureType,
  rank,
  STRENGTH_STEPS,
  TYPICAL_BODIES,
  type CheckedGarment,
  type ProfileFeature,
} from '@figura/styling';
import fc from 'fast-check';
import { getGarmentReader } from './garment-reader';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { computeRounds } from '../testing/rounds';

const catalog = readBuiltInCatalog();
const checks = compileChecks(catalog);
const reader = getGarmentReader();
const check = (garment: CheckedGarment, features: readonly ProfileFeature[]) =>
  checkGarment(checks, garment, features, (key) => key);
const bodies = Object.values(TYPICAL_BODIES).map((measurements) =>
  listFeatures({ measurements, bodyConcerns: [] }),
);
const someBodies = [bodies[7]!, bodies[0]!, bodies[14]!].slice(0, computeRounds(3));

const anyGarment: fc.Arbitrary<CheckedGarment> = fc
  .constantFrom(...catalog.itemTypes)
  .chain(({ slug, rated }) =>
    fc.record({
      type: fc.constant(slug),
      attributes: fc.record(
        Object.fromEntries(
          rated.map((attribute) => {
            const values = catalog.attributes.find((known) => known.slug === attribute)!.values;
            return [
              attribute,
              fc.uniqueArray(fc.constantFrom(...values.map((value) => value.slug)), { maxLength: 3 }),
            ];
          }),
        ),
        { requiredKeys: [] },
      ),
    }),
  );

const anyProfile: fc.Arbitrary<ProfileFeature[]> = fc
  .uniqueArray(
    fc.record({
      key: fc.constantFrom(...catalog.features.map(({ key }) => key)),
      kind: fc.constant('balance' as const),
      reason: fc.constant(''),
      strength: fc.integer({ min: 1, max: 128 }).map((steps) => steps / 128),
      ticked: fc.boolean(),
      choice: fc.constantFrom(...FEATURE_CHOICES),
    }),
    { selector: ({ key }) => key, maxLength: 12 },
  )
  .map((features) =>
    features.filter(({ key }, index) => {
      const opposites: readonly string[] = listOpposites(key);
      return !features.slice(0, index).some((other) => opposites.includes(other.key));
    }),
  );

describe('Verdicts with the whole catalog', () => {
  it('have a score from -1 to 1 and its level, at most “mixed” after a full-strength avoid', () => {
    fc.assert(
      fc.property(anyGarment, anyProfile, (garment, profile) => {
        const { score, level, isSunk, known, reasons, cautions } = check(garment, profile);
        expect(Math.abs(score)).toBeLessThanOrEqual(1);
        if (score >= 0.6) expect(level).toBe('great');
        else if (score >= 0.2) expect(level).toBe('good');
        else if (score < -0.2) expect(level).toBe('poor');
        else expect(level).not.toBe('great');
        if (isSunk) expect(['mixed', 'poor']).toContain(level);
        if (level === 'mixed' && !isSunk) expect(known.known).toBe(known.matter);
        if (level === 'mixed' || level === 'poor') expect(cautions).not.toEqual([]);
        expect(reasons.length).toBeLessThanOrEqual(5);
        expect(cautions.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('ask a question whose options match their own verdicts and span the range', () => {
    fc.assert(
      fc.property(anyGarment, anyProfile, (garment, profile) => {
        const { range, question } = check(garment, profile);
        if (!question) {
          expect(range).toBeNull();
          return;
        }
        const levels = question.options.map(({ level }) => level);
        expect(new Set(levels).size).toBeGreaterThan(1);
        if (range) {
          expect(levels).toContain(range.from);
          expect(levels).toContain(range.to);
          expect([['great', 'good'].includes(range.to), ['mixed', 'poor'].includes(range.from)]).toEqual([
            true,
            true,
          ]);
        }
        expect(levels.length).toBeLessThanOrEqual(4);
        for (const { attributes, level, value } of question.options) {
          expect(attributes[question.attribute]).toContain(value);
          expect(check({ type: garment.type, attributes }, profile).level).toBe(level);
        }
      }),
    );
  });

  it('suggest alternatives that gain exactly what they promise, in values that the type has', () => {
    fc.assert(
      fc.property(anyGarment, anyProfile, (garment, profile) => {
        const { score, alternatives } = check(garment, profile);
        expect(alternatives.length).toBeLessThanOrEqual(3);
        for (const alternative of alternatives) {
          const { attribute, to, gain } = alternative;
          const attributes = collectChanged(garment.attributes, alternative);
          expect(attributes[attribute]).toContain(to);
          expect(gain).toBeGreaterThan(0);
          expect(check({ ...garment, attributes }, profile).score).toBe(score + gain);
          expect(checks.reach.get(garment.type)!.get(attribute)).toContain(to);
        }
        expect(new Set(alternatives.map(({ attribute }) => attribute)).size).toBe(alternatives.length);
      }),
    );
  });

  it("suggest no alternative that contradicts or repeats the garment's attributes", () => {
    const findFactIndex = (key: string) => catalog.facts.values.findIndex((group) => group.includes(key));
    const listKeys = (attributes: CheckedGarment['attributes']) =>
      Object.entries(attributes).flatMap(([attribute, values = []]) =>
        values.map((value) => `${attribute}:${value}`),
      );
    const listContradictions = (attributes: CheckedGarment['attributes']) => {
      const keys = listKeys(attributes);
      return catalog.conditions.flatMap(({ of, only }) =>
        keys
          .filter((key) => of.includes(key))
          .flatMap((key) =>
            Object.entries(only)
              .filter(([attribute, values]) => {
                const said = attributes[attribute] ?? [];
                return said.length > 0 && !said.some((value) => values.includes(value));
              })
              .map(([attribute]) => `${key} ${attribute}`),
          ),
      );
    };
    fc.assert(
      fc.property(anyGarment, anyProfile, (garment, profile) => {
        const { type, attributes } = withImpliedValues(garment);
        const { alternatives } = check({ type, attributes }, profile);
        const before = listContradictions(attributes);
        for (const alternative of alternatives) {
          const { attribute, from, to } = alternative;
          expect(before).toEqual(
            expect.arrayContaining(listContradictions(collectChanged(attributes, alternative))),
          );
          const fact = findFactIndex(`${attribute}:${to}`);
          const kept = listKeys(attributes).filter((key) => key !== `${attribute}:${from}`);
          if (fact >= 0) expect(kept.map(findFactIndex)).not.toContain(fact);
        }
      }),
    );
  });

  it('suggest no value that neither the type nor a related type has', () => {
    for (const { slug } of catalog.itemTypes) {
      const kin = catalog.items.filter(({ type }) => isRelated(type, slug));
      for (const [attribute, values] of checks.reach.get(slug)!)
        for (const value of values)
          expect(
            kin.some(({ attributes }) =>
              (attributes as CheckedGarment['attributes'])[attribute]?.includes(value),
            ),
          ).toBe(true);
    }
  });

  it('do not depend on the order of values', () => {
    fc.assert(
      fc.property(anyGarment, anyProfile, ({ type, attributes }, profile) => {
        const turned = Object.fromEntries(
          Object.entries(attributes)
            .reverse()
            .map(([attribute, values = []]) => [attribute, [...values].reverse()]),
        );
        const { score, level } = check({ type, attributes }, profile);
        expect(check({ type, attributes: turned }, profile)).toMatchObject({ score, level });
      }),
    );
  });

  it.each([
    [
      'Black V-neck wrap dress in jersey, knee length, three-quarter sleeves',
      'A wrap dress in black jersey with a V-neck and three-quarter sleeves. Knee-length.',
      'black jersey wrap dress: v neck, 3/4 sleeves, knee length',
    ],
    [
      'High-waisted wide-leg trousers with pressed creases',
      'Wide leg trousers with a high waist and pressed creases',
      'Trousers. Wide legs. High waist. Pressed creases.',
    ],
  ])('are the same for %s in other words', (text, ...others) => {
    const { type, attributes } = reader.readText(text);
    for (const other of others) {
      const read = reader.readText(other);
      expect(read).toMatchObject({ type, attributes });
      for (const features of bodies)
        expect(check({ type: read.type!, attributes: read.attributes }, features)).toEqual(
          check({ type: type!, attributes }, features),
        );
    }
  });

  it('are the same for sentences in another order', () => {
    const sentences = [
      'It is a shirt dress.',
      'V-neck.',
      'Midi length.',
      'Long sleeves.',
      'With a tie belt.',
    ];
    const checkTexts = (texts: readonly string[]) => {
      const { type, attributes } = reader.readText(texts.join(' '));
      return check({ type: type!, attributes }, bodies[0]!);
    };
    const first = checkTexts(sentences);
    expect(first.score).not.toBe(0);
    fc.assert(
      fc.property(fc.shuffledSubarray(sentences, { minLength: sentences.length }), (shuffled) => {
        expect(checkTexts(shuffled)).toEqual(first);
      }),
    );
  });

  it('rank items of one type by their scores, unless a strong avoid lowers one', () => {
    const compiled = compileKnowledge(catalog);
    const strong = new Set(
      catalog.recommendations
        .filter(({ rating }) => Math.abs(rating) === 3)
        .map(({ feature, attribute, value }) => `${feature}/${attribute}:${value}`),
    );
    for (const features of someBodies) {
      const canSink = ({ attributes }: CheckedGarment) =>
        Object.entries(attributes).some(([attribute, values = []]) =>
          values.some((value) => features.some(({ key }) => strong.has(`${key}/${attribute}:${value}`))),
        );
      const last = new Map<string, number>();
      for (const { index } of rank(compiled, features).sort((a, b) => b.score - a.score)) {
        const item: CheckedGarment = compiled.items[index]!;
        if (canSink(item)) continue;
        const { score } = check(item, features);
        expect(score).toBeLessThanOrEqual(last.get(item.type) ?? 1);
        last.set(item.type, score);
      }
      expect(last.size).toBeGreaterThan(50);
    }
  });

  it('lead step by step from a bare type to “great”, or to the best that the type can reach', () => {
    for (const features of someBodies)
      for (const { slug, category } of catalog.itemTypes.filter(isClothing)) {
        let garment: CheckedGarment = { type: slug, attributes: {} };
        let response = check(garment, features);
        for (let step = 0; step < 30 && response.alternatives[0]; step++) {
          garment = { ...garment, attributes: collectChanged(garment.attributes, response.alternatives[0]) };
          response = check(garment, features);
        }
        const best = measureType(checks, slug, features).best / STRENGTH_STEPS;
        const implied = Object.values(withImpliedValues({ type: slug, attributes: {} }).attributes).flat();
        const isBound = response.cautions.some(({ value }) => implied.includes(value));
        const isGreat = response.level === 'great' || best < 1 || isBound;
        expect([category, slug, isGreat]).toEqual([category, slug, true]);
      }
  });
});

const isClothing = ({ category }: { category: Category }) => CLOTHING_CATEGORIES.includes(category);

function isRelated(a: string, b: string): boolean {
  const listLineage = (slug: string): string[] => {
    const type = catalog.itemTypes.find((known) => known.slug === slug)!;
    return [slug, ...(type.kindOf ? listLineage(type.kindOf) : [])];
  };
  const [ones, others] = [listLineage(a), listLineage(b)];
  return ones.some((slug) => others.includes(slug));
}
