import fc from 'fast-check';
import { compileKnowledge, explain, rank, type ProfileFeature, type StylingKnowledge } from './index';

const FEATURES = ['hips:wide', 'neck:short', 'legs:short'].map((key) => {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { key, bodyPart, attribute, displayName: key, zones: [bodyPart] };
});
const VALUES = ['v', 'crew', 'boat', 'velvet', 'linen'] as const;
const attributeOf = (value: string) => (value === 'velvet' || value === 'linen' ? 'fabric' : 'neckline');

const TYPES = [
  { slug: 'blouse', covers: ['neck'], rated: ['neckline', 'fabric'] },
  { slug: 'skirt', covers: ['hips', 'legs'], rated: ['fabric'] },
];

const anyKnowledge: fc.Arbitrary<StylingKnowledge> = fc.record({
  features: fc.constant(FEATURES),
  itemTypes: fc.constant(TYPES),
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
              attribute: attributeOf(value),
              value,
              rating,
              effect: `${value} for ${key}.`,
              onlyWhereWorn: attributeOf(value) === 'fabric',
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
          neckline: values.filter((value) => attributeOf(value) === 'neckline'),
          fabric: values.filter((value) => attributeOf(value) === 'fabric'),
        },
      })),
    ),
});

const anyProfile: fc.Arbitrary<ProfileFeature[]> = fc
  .uniqueArray(fc.constantFrom(...FEATURES), { minLength: 1 })
  .chain((features) =>
    fc.tuple(
      ...features.map(({ key }) =>
        fc.record({
          key: fc.constant(key),
          kind: fc.constant('balance' as const),
          reason: fc.constant(''),
          weight: fc.constantFrom(1, 2),
        }),
      ),
    ),
  );

/** The rule in plain words: what is rated and lies on the feature counts; a strong avoid or nothing gained leaves out. */
function referenceRank(
  knowledge: StylingKnowledge,
  profile: ProfileFeature[],
): { index: number; score: number }[] {
  return knowledge.items
    .map((item, index) => {
      const type = knowledge.itemTypes.find((candidate) => candidate.slug === item.type)!;
      let score = 0;
      for (const { key, weight } of profile) {
        const { zones } = knowledge.features.find((feature) => feature.key === key)!;
        for (const attribute of type.rated) {
          if (attribute === 'fabric' && !zones.some((zone) => type.covers.includes(zone))) continue;
          for (const value of item.attributes[attribute] ?? []) {
            const rating =
              knowledge.recommendations.find((rated) => rated.feature === key && rated.value === value)
                ?.rating ?? 0;
            score += rating <= -2 ? -Infinity : rating * weight;
          }
        }
      }
      return { index, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index);
}

describe('rank', () => {
  it('does what the rule says, whatever the knowledge and the profile', () => {
    fc.assert(
      fc.property(anyKnowledge, anyProfile, (knowledge, profile) => {
        expect(rank(compileKnowledge(knowledge), profile)).toEqual(referenceRank(knowledge, profile));
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives the same every time', () => {
    fc.assert(
      fc.property(anyKnowledge, anyProfile, (knowledge, profile) => {
        const compiled = compileKnowledge(knowledge);
        expect(rank(compiled, profile)).toEqual(rank(compiled, profile));
      }),
    );
  });

  it('refuses items of an unknown type, and features that nobody described', () => {
    const item = { id: 'a', type: 'armor', attributes: {} };
    const knowledge = { features: FEATURES, itemTypes: TYPES, recommendations: [], items: [item] };
    expect(() => compileKnowledge(knowledge)).toThrow('Item a has an unknown type: armor');
    const feature = { key: 'ears:big', kind: 'concern' as const, reason: '', weight: 1 };
    expect(() => rank(compileKnowledge({ ...knowledge, items: [] }), [feature])).toThrow(
      'Unknown feature: ears:big',
    );
  });
});

describe('explain', () => {
  const rated = (feature: string, value: string, rating: number) => ({
    id: `${feature}/${value}`,
    feature,
    attribute: 'neckline',
    value,
    rating,
    effect: `${value} for ${feature}.`,
    onlyWhereWorn: false,
  });
  const compiled = compileKnowledge({
    features: FEATURES,
    itemTypes: TYPES,
    recommendations: [
      rated('hips:wide', 'v', 1),
      rated('neck:short', 'v', 3),
      rated('hips:wide', 'boat', 3),
      rated('neck:short', 'boat', -1),
      rated('neck:short', 'crew', -2),
    ],
    items: [{ id: 'a', type: 'blouse', attributes: { neckline: ['v', 'boat', 'crew'] } }],
  });
  const profile: ProfileFeature[] = [
    { key: 'hips:wide', kind: 'balance', reason: '', weight: 2 },
    { key: 'neck:short', kind: 'concern', reason: '', weight: 1 },
  ];

  it('lists the ratings that made the score, highest first, and names a trade-off', () => {
    expect(explain(compiled, profile, 0, (key) => `<${key}>`).reasons).toEqual([
      {
        feature: 'hips:wide',
        value: 'neckline:boat',
        contribution: 6,
        against: 'neck:short',
        description: 'boat for hips:wide. A trade-off: for <neck:short> it pulls a little the other way.',
      },
      {
        feature: 'neck:short',
        value: 'neckline:v',
        contribution: 3,
        against: null,
        description: 'v for neck:short.',
      },
      {
        feature: 'hips:wide',
        value: 'neckline:v',
        contribution: 2,
        against: null,
        description: 'v for hips:wide.',
      },
    ]);
  });

  it('warns of what works against a feature and helps no other', () => {
    expect(explain(compiled, profile, 0, (key) => `<${key}>`).cautions).toEqual([
      {
        feature: 'neck:short',
        value: 'neckline:crew',
        contribution: -2,
        description: 'crew for neck:short.',
      },
    ]);
  });
});
