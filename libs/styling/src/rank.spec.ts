import { translateAll } from '@figura/messages';
import fc from 'fast-check';
import {
  compileKnowledge,
  explain,
  rank,
  STRENGTH_STEPS,
  type ProfileFeature,
  type RatedItem,
  type RatedValue,
  type StylingKnowledge,
  type Explanation,
  type Reason,
} from './index';

const FEATURES = ['feet:wide', 'neck:short', 'arms:thin'].map((key) => {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { key, bodyPart, attribute, displayName: key, zones: [bodyPart] };
});
const VALUES = ['v', 'crew', 'boat', 'velvet', 'linen'] as const;
const getAttribute = (value: string) => (value === 'velvet' || value === 'linen' ? 'fabric' : 'neckline');

const TYPES = [
  { slug: 'blouse', covers: ['neck'], rated: ['neckline', 'fabric'] },
  { slug: 'skirt', covers: ['feet', 'arms'], rated: ['fabric'] },
];

const anyKnowledge: fc.Arbitrary<StylingKnowledge> = fc.record({
  features: fc.constant(FEATURES),
  itemTypes: fc.constant(TYPES),
  facts: fc.constant({ values: [], features: [] }),
  recommendations: fc
    .array(
      fc.tuple(fc.constantFrom(...FEATURES), fc.constantFrom(...VALUES), fc.integer({ min: -3, max: 3 })),
    )
    .map((entries) => [
      ...new Map(
        entries
          .filter(([, , rating]) => rating !== 0)
          .map(([{ key }, value, rating]) => [
            `${key}/${value}`,
            {
              id: `${key}/${value}`,
              feature: key,
              attribute: getAttribute(value),
              value,
              rating,
              effect: `${value} for ${key}.`,
              onlyWhereWorn: getAttribute(value) === 'fabric',
            },
          ]),
      ).values(),
    ]),
  items: fc
    .array(fc.tuple(fc.constantFrom(...TYPES), fc.uniqueArray(fc.constantFrom(...VALUES))))
    .map((entries) =>
      entries.map(([{ slug }, values], index) => ({
        id: `item-${index}`,
        type: slug,
        attributes: {
          neckline: values.filter((value) => getAttribute(value) === 'neckline'),
          fabric: values.filter((value) => getAttribute(value) === 'fabric'),
        },
      })),
    ),
});

const createFeature = (key: string, changes: Partial<ProfileFeature> = {}): ProfileFeature => ({
  key,
  kind: 'balance',
  reason: '',
  strength: 1,
  ticked: false,
  choice: 'balance',
  ...changes,
});

const anyProfile: fc.Arbitrary<ProfileFeature[]> = fc
  .uniqueArray(fc.constantFrom(...FEATURES), { minLength: 1 })
  .chain((features) =>
    fc.tuple(
      ...features.map(({ key }) =>
        fc
          .record({
            strength: fc.integer({ min: 1, max: STRENGTH_STEPS }).map((steps) => steps / STRENGTH_STEPS),
            ticked: fc.boolean(),
            choice: fc.constantFrom('balance' as const, 'show' as const, 'leave' as const),
          })
          .map((changes) => createFeature(key, changes)),
      ),
    ),
  );

const computeWorth = ({ strength, ticked, choice }: ProfileFeature) =>
  ({ balance: 1, show: -1, leave: 0 })[choice] *
  Math.round((Math.max(0, strength - 0.2) / 0.8) * STRENGTH_STEPS * (ticked ? 1.25 : 1));

function computeSink({ strength, choice }: ProfileFeature): number {
  const way = Math.min(1, Math.max(0, (strength - 0.8) / (1 - 0.8)));
  return choice === 'leave' ? 0 : Math.round(256 * way);
}

function listReferenceRank(
  knowledge: StylingKnowledge,
  profile: ProfileFeature[],
): { index: number; score: number }[] {
  return knowledge.items
    .map((item, index) => {
      const type = knowledge.itemTypes.find((candidate) => candidate.slug === item.type)!;
      let points = STRENGTH_STEPS;
      let sunk = 0;
      for (const feature of profile) {
        const { zones } = knowledge.features.find(({ key }) => key === feature.key)!;
        for (const attribute of type.rated) {
          if (attribute === 'fabric' && !zones.some((zone) => type.covers.includes(zone))) continue;
          for (const value of item.attributes[attribute] ?? []) {
            const rating =
              knowledge.recommendations.find(
                (rated) => rated.feature === feature.key && rated.value === value,
              )?.rating ?? 0;
            const wanted = rating * Math.sign(computeWorth(feature));
            const surcharge = wanted <= -2 ? computeSink(feature) / 512 : 0;
            points += rating * Math.round(computeWorth(feature) * (1 + surcharge));
            if (wanted === -3) sunk = Math.max(sunk, computeSink(feature));
          }
        }
      }
      if (points > 0 && sunk > 0) {
        const way = sunk / 256;
        const cost = Math.round((4 * STRENGTH_STEPS * way) / (1 - way ** 4));
        points = sunk === 256 ? 0 : Math.max(1, points - cost);
      }
      return { index, score: points / STRENGTH_STEPS };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

describe('rank', () => {
  it('rank agrees with a plain reference implementation for any knowledge and profile', () => {
    fc.assert(
      fc.property(anyKnowledge, anyProfile, (knowledge, profile) => {
        const ranked = rank(compileKnowledge(knowledge), profile).map(({ index, score }) => ({
          index,
          score,
        }));
        expect(ranked).toEqual(listReferenceRank(knowledge, profile));
      }),
      { numRuns: 2_000 },
    );
  });

  it('rank is deterministic', () => {
    fc.assert(
      fc.property(anyKnowledge, anyProfile, (knowledge, profile) => {
        const compiled = compileKnowledge(knowledge);
        expect(rank(compiled, profile)).toEqual(rank(compiled, profile));
      }),
    );
  });

  it('rank throws for items of an unknown type and for features without a description', () => {
    const item = { id: 'a', type: 'armor', attributes: {} };
    const knowledge = createKnowledge({ recommendations: [], items: [item] });
    expect(() => compileKnowledge(knowledge)).toThrow('Unknown type: armor');
    expect(() => rank(compileKnowledge({ ...knowledge, items: [] }), [createFeature('ears:big')])).toThrow(
      'Unknown feature: ears:big',
    );
  });

  const scoreItem = (knowledge: StylingKnowledge, ...profile: ProfileFeature[]) =>
    rank(compileKnowledge(knowledge), profile)[0]?.score;

  it('rank counts values with the same visual effect once, by the strongest', () => {
    const recommendations = [
      createRatedValue('neck:short', 'v', 1),
      createRatedValue('neck:short', 'boat', 3),
    ];
    const items = [createBlouse('v', 'boat')];
    const twice = scoreItem(createKnowledge({ recommendations, items }), createFeature('neck:short'));
    const facts = { values: [['neckline:v', 'neckline:boat']], features: [] };
    const once = scoreItem(createKnowledge({ recommendations, items, facts }), createFeature('neck:short'));
    expect([twice, once]).toEqual([5, 4]);
  });

  it('rank counts nearly equal features once, in either direction', () => {
    const recommendations = [
      createRatedValue('neck:short', 'v', 2),
      createRatedValue('feet:wide', 'v', 1),
      createRatedValue('neck:short', 'boat', -1),
      createRatedValue('feet:wide', 'boat', 2),
    ];
    const items = [createBlouse('v', 'boat')];
    const facts = { values: [], features: [['neck:short', 'feet:wide']] };
    const profile = [createFeature('neck:short'), createFeature('feet:wide')];
    expect(scoreItem(createKnowledge({ recommendations, items }), ...profile)).toBe(5);
    expect(scoreItem(createKnowledge({ recommendations, items, facts }), ...profile)).toBe(4);
  });

  it('rank lowers an item with a strong avoid gradually between the strengths 0.8 and 1', () => {
    const recommendations = [
      createRatedValue('neck:short', 'v', -3),
      createRatedValue('feet:wide', 'boat', 3),
      createRatedValue('arms:thin', 'boat', 3),
    ];
    const knowledge = createKnowledge({ recommendations, items: [createBlouse('v', 'boat')] });
    const scores = [0.75, 0.8125, 0.875, 0.96875, 1].map((strength) =>
      scoreItem(
        knowledge,
        createFeature('neck:short', { strength }),
        createFeature('feet:wide'),
        createFeature('arms:thin'),
      ),
    );
    const computeWeight = (strength: number) =>
      Math.round(((strength - 0.2) / 0.8) * STRENGTH_STEPS) / STRENGTH_STEPS;
    expect(scores[0]).toBeCloseTo(7 - 3 * computeWeight(0.75), 5);
    expect(scores[1]).toBeLessThan(7 - 3 * computeWeight(0.8125));
    expect(scores[2]).toBeLessThan(scores[1]! * 0.8);
    expect(scores[3]).toBeLessThan(scores[2]! * 0.5);
    expect(scores[3]).toBeGreaterThan(0);
    expect(scores[4]).toBeUndefined();
  });

  it('rank lowers good items no faster than others with the same value', () => {
    const recommendations = [
      createRatedValue('neck:short', 'v', -3),
      createRatedValue('feet:wide', 'crew', 2),
      createRatedValue('feet:wide', 'boat', 3),
    ];
    const compiled = compileKnowledge(
      createKnowledge({ recommendations, items: [createBlouse('v', 'crew'), createBlouse('v', 'boat')] }),
    );
    const listScores = (strength: number) =>
      rank(compiled, [createFeature('neck:short', { strength }), createFeature('feet:wide')]).map(
        ({ score }) => score,
      );
    const [before, after] = [listScores(51 / 64), listScores(52 / 64)];
    expect(before[0]! - after[0]!).toBeGreaterThan(0);
    expect(before[0]! - after[0]!).toBe(before[1]! - after[1]!);
  });

  it('rank prefers versatile items if the body decides nothing', () => {
    const everyday = { ...createBlouse('crew'), occasion: ['everyday', 'work'], season: ['summer'] } as const;
    const festive = { ...createBlouse('boat'), occasion: ['celebration'], season: ['summer'] } as const;
    const knowledge = createKnowledge({
      recommendations: [
        createRatedValue('neck:short', 'boat', 1),
        createRatedValue('neck:short', 'crew', -2),
      ],
      items: [festive, everyday],
    });
    const rankWith = (...features: ProfileFeature[]) => rank(compileKnowledge(knowledge), features);
    expect(rankWith()).toEqual([
      { index: 1, score: 1, harm: 0, avoided: 0, traded: 0 },
      { index: 0, score: 1, harm: 0, avoided: 0, traded: 0 },
    ]);
    expect(rankWith(createFeature('neck:short', { strength: 0.25 })).map(({ index }) => index)).toEqual([
      0, 1,
    ]);
    expect(rankWith(createFeature('neck:short')).map(({ index }) => index)).toEqual([0]);
  });

  it('rank prefers items that suit most bodies if there is nothing to balance', () => {
    const features = [
      { key: 'hips:wide', bodyPart: 'hips', attribute: 'wide', displayName: '', zones: ['hips'] },
    ];
    const knowledge = createKnowledge({
      features,
      recommendations: [createRatedValue('hips:wide', 'boat', 2), createRatedValue('hips:wide', 'v', -2)],
      items: [createBlouse('v'), createBlouse('crew'), createBlouse('boat')],
    });
    expect(rank(compileKnowledge(knowledge), []).map(({ index }) => index)).toEqual([2, 1, 0]);
  });
});

const createRatedValue = (feature: string, value: string, rating: number): RatedValue => ({
  id: `${feature}/${value}`,
  feature,
  attribute: 'neckline',
  value,
  rating,
  effect: `${value} for ${feature}.`,
  onlyWhereWorn: false,
});
const createBlouse = (...neckline: string[]): RatedItem => ({
  id: neckline.join('-'),
  type: 'blouse',
  attributes: { neckline },
});
const createKnowledge = (knowledge: Partial<StylingKnowledge>): StylingKnowledge => ({
  features: FEATURES,
  itemTypes: TYPES,
  facts: { values: [], features: [] },
  recommendations: [],
  items: [],
  ...knowledge,
});

type Worded = Record<'reasons' | 'cautions', (Omit<Reason, 'description'> & { description: string })[]>;

const toEnglish = (explanation: Explanation) => translateAll(explanation, 'en') as Worded;

describe('explain', () => {
  const recommendations = [
    createRatedValue('feet:wide', 'v', 1),
    createRatedValue('neck:short', 'v', 3),
    createRatedValue('feet:wide', 'boat', 3),
    createRatedValue('neck:short', 'boat', -1),
    createRatedValue('neck:short', 'crew', -2),
  ];
  const explainBlouse = (profile: ProfileFeature[], more: Partial<StylingKnowledge> = {}) =>
    toEnglish(
      explain(
        compileKnowledge(
          createKnowledge({ recommendations, items: [createBlouse('v', 'boat', 'crew')], ...more }),
        ),
        profile,
        0,
        (key) => `<${key}>`,
      ),
    );
  const half = 0.6;
  const profile = [createFeature('feet:wide'), createFeature('neck:short', { strength: half })];

  it('explain lists the reasons for the score, highest first, with their numbers', () => {
    expect(explainBlouse(profile).reasons).toEqual([
      {
        feature: 'feet:wide',
        claims: [],
        isGeneric: false,
        attribute: 'neckline',
        value: 'boat',
        rating: 3,
        strength: 1,
        contribution: 3,
        against: 'neck:short',
        description: 'boat for feet:wide.',
      },
      expect.objectContaining({ feature: 'neck:short', value: 'v', contribution: 1.5, against: null }),
    ]);
  });

  it('explain uses a value twice only if there would be one reason otherwise', () => {
    const items = [createBlouse('v')];
    expect(explainBlouse(profile, { items }).reasons.map(({ feature }) => feature)).toEqual([
      'neck:short',
      'feet:wide',
    ]);
  });

  it('explain omits reasons that repeat or contradict another', () => {
    const createClaimingValue = (value: string, rating: number, claim: string) => ({
      ...createRatedValue('feet:wide', value, rating),
      claims: [claim],
    });
    const listReasons = (claim: string) =>
      explainBlouse([createFeature('feet:wide')], {
        recommendations: [createClaimingValue('boat', 3, 'legs.length+'), createClaimingValue('v', 2, claim)],
        items: [createBlouse('boat', 'v')],
      }).reasons.map(({ value }) => value);
    expect(listReasons('neck.length+')).toEqual(['boat', 'v']);
    expect(listReasons('legs.length+')).toEqual(['boat']);
    expect(listReasons('legs.length-')).toEqual(['boat']);
  });

  it.each([
    [-1, 'boat for feet:wide.', 0.8],
    [-2, 'there are better choices.', 0.45],
  ])('explain words a trade-off of %d as strongly as its numbers: %s', (rating, words, strength) => {
    const { reasons } = explainBlouse(
      [createFeature('feet:wide'), createFeature('neck:short', { strength })],
      {
        recommendations: [
          createRatedValue('feet:wide', 'boat', rating === -2 ? 1 : 2),
          createRatedValue('neck:short', 'boat', rating),
        ],
      },
    );
    expect(reasons[0]!.description).toContain(words);
  });

  it('explain gives a caution instead of a reason if a value harms more than it helps', () => {
    const { reasons, cautions } = explainBlouse([createFeature('feet:wide'), createFeature('neck:short')], {
      recommendations: [createRatedValue('feet:wide', 'boat', 1), createRatedValue('neck:short', 'boat', -2)],
    });
    expect(reasons).toEqual([]);
    expect(cautions.map(({ value, rating }) => [value, rating])).toEqual([['boat', -2]]);
  });

  it('explain warns of a value that works against a feature and helps no other', () => {
    expect(explainBlouse(profile).cautions).toEqual([
      expect.objectContaining({ feature: 'neck:short', value: 'crew', rating: -2, contribution: -1 }),
    ]);
  });

  it('explain mentions a value once, with its help or harm as the trade-off', () => {
    const explainBoat = (strength: number, rating: number) => {
      const { reasons, cautions } = explainBlouse(
        [createFeature('feet:wide'), createFeature('neck:short', { strength })],
        {
          recommendations: [
            createRatedValue('feet:wide', 'boat', rating),
            createRatedValue('neck:short', 'boat', -2),
          ],
        },
      );
      return [reasons, cautions].map((effects) => effects.map(({ description }) => description));
    };
    expect(explainBoat(0.5, 3)).toEqual([
      ['boat for feet:wide. For your <neck:short>, there are better choices.'],
      [],
    ]);
    expect(explainBoat(1, 1.5)).toEqual([[], ['boat for neck:short. It does suit your <feet:wide>.']]);
  });

  it('explain inverts ratings for a shown feature, and skips an ignored one', () => {
    const shown = explainBlouse([createFeature('neck:short', { choice: 'show' })]);
    expect(shown.reasons.map(({ value, rating }) => [value, rating])).toEqual([
      ['crew', 2],
      ['boat', 1],
    ]);
    expect(shown.cautions.map(({ value, rating }) => [value, rating])).toEqual([['v', -3]]);
    expect(explainBlouse([createFeature('neck:short', { choice: 'leave' })])).toEqual({
      reasons: [],
      cautions: [],
    });
  });

  it('explain names the strongest of several values with one visual effect', () => {
    const { reasons } = explainBlouse([createFeature('feet:wide')], {
      facts: { values: [['neckline:v', 'neckline:boat']], features: [] },
    });
    expect(reasons.map(({ value }) => value)).toEqual(['boat']);
  });
});
