import type { LifeState } from '@figura/contracts';
import { translate } from '@figura/messages';
import {
  collectChanged,
  checkGarment,
  compileChecks,
  describeAlternatives,
  formatVerdictSentence,
  listFeatures,
  TYPICAL_BODIES,
  type CheckKnowledge,
  type GarmentCheck,
  type ProfileFeature,
} from '../index';
import { formatAlternativeSentence } from './check-sentences';

const FEATURES = ['neck:short', 'feet:wide'].map((key) => {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { key, bodyPart, attribute, displayName: key, zones: [bodyPart] };
});

const createRatedValue = (feature: string, attribute: string, value: string, rating: number) => ({
  id: `${feature}/${value}`,
  feature,
  attribute,
  value,
  rating,
  effect: `${value} for ${feature}.`,
  onlyWhereWorn: false,
});
const createValue = (slug: string, more: object = {}) => ({ slug, part: 'whole', ...more });

const KNOWLEDGE: CheckKnowledge = {
  features: FEATURES,
  recommendations: [
    createRatedValue('neck:short', 'neckline', 'v', 3),
    createRatedValue('neck:short', 'neckline', 'crew', -1),
    createRatedValue('neck:short', 'neckline', 'turtle', -3),
    createRatedValue('feet:wide', 'length', 'long', 1),
    createRatedValue('feet:wide', 'length', 'hip', -2),
    createRatedValue('feet:wide', 'style', 'belt', 2),
    createRatedValue('feet:wide', 'style', 'scarf', 3),
    createRatedValue('feet:wide', 'style', 'any', 3),
  ],
  itemTypes: [
    { slug: 'top', covers: [], rated: ['neckline', 'length', 'style'] },
    { slug: 'sweater', kindOf: 'top', covers: [], rated: ['neckline', 'length', 'style'] },
    { slug: 'jumper', kindOf: 'sweater', covers: [], rated: ['neckline', 'length', 'style'] },
  ],
  attributes: [
    {
      slug: 'neckline',
      values: [createValue('v'), createValue('crew'), createValue('turtle'), createValue('boat')],
    },
    { slug: 'length', values: [createValue('long'), createValue('hip'), createValue('rounded')] },
    {
      slug: 'style',
      values: [
        createValue('belt'),
        createValue('scarf', { part: 'worn-with' }),
        createValue('any', { oneOf: ['belt'] }),
      ],
    },
  ],
  items: [
    { id: 'a', type: 'sweater', attributes: { neckline: ['v'], length: ['hip', 'rounded'] } },
    { id: 'b', type: 'sweater', attributes: { neckline: ['turtle', 'crew'], length: ['long'] } },
    { id: 'c', type: 'sweater', attributes: { style: ['belt', 'scarf', 'any'] } },
  ],
  facts: { values: [], features: [] },
};
const checks = compileChecks(KNOWLEDGE);

const listProfile = (strengths: Record<string, number>): ProfileFeature[] =>
  Object.entries(strengths).map(([key, strength]) => ({
    key,
    kind: 'balance',
    reason: '',
    strength,
    ticked: false,
    choice: 'balance',
  }));
const both = listProfile({ 'neck:short': 1, 'feet:wide': 1 });
const check = (attributes: Record<string, string[]>, features = both, type = 'sweater') =>
  checkGarment(checks, { type, attributes }, features, (key) => key);

describe('checkGarment', () => {
  const computeExpectedScore = (points: number, measure: number) => {
    const share = (2 * points) / measure;
    return Math.round((share / Math.sqrt(1 + share ** 2)) * 1024) / 1024;
  };

  it('scores the garment’s gain relative to the two best values of its type', () => {
    expect(check({ neckline: ['v'], style: ['belt'] })).toMatchObject({
      score: computeExpectedScore(5, 5),
      level: 'great',
    });
    expect(check({ neckline: ['v'] })).toMatchObject({ score: computeExpectedScore(3, 5), level: 'great' });
    expect(check({ length: ['long'] })).toMatchObject({ score: computeExpectedScore(1, 5), level: 'good' });
    expect(check({})).toMatchObject({ score: 0, reasons: [], cautions: [] });
  });

  it('scores losses relative to the two worst values, and still offers improvements', () => {
    const worst = { neckline: ['turtle', 'crew'], length: ['hip'] };
    expect(check(worst)).toMatchObject({ score: computeExpectedScore(-8.5, 7.5), level: 'poor' });
    expect(check({ length: ['hip'] })).toMatchObject({ score: computeExpectedScore(-2, 5), level: 'poor' });
    expect(check(worst).alternatives[0]!.gain).toBeGreaterThan(0);
  });

  it('ignores faint features in the verdict', () => {
    for (const strength of [1 / 16, 0.2])
      expect(check({ length: ['hip'] }, listProfile({ 'feet:wide': strength }))).toMatchObject({
        score: 0,
        level: 'good',
        cautions: [],
      });
  });

  it('is at most mixed with a value that counts fully against it, without a jump', () => {
    const garment = { neckline: ['turtle'], length: ['long'], style: ['belt'] };
    const checkAtStrength = (strength: number) =>
      check(garment, listProfile({ 'neck:short': strength, 'feet:wide': 1 }));
    expect(checkAtStrength(0)).toMatchObject({ level: 'great', isSunk: false });
    expect(checkAtStrength(1)).toMatchObject({ isSunk: true });
    expect(checkAtStrength(1).score).toBeLessThan(0.2);
    const scores = [0.8, 0.85, 0.9, 0.95, 1].map((strength) => checkAtStrength(strength).score);
    for (const [index, score] of scores.entries())
      if (index > 0) expect(scores[index - 1]! - score).toBeLessThan(0.35);
    expect(scores.at(-1)).toBeLessThan(scores[0]!);
  });

  it('reports what speaks against a garment, even if the same value also helps', () => {
    const recommendations = [
      createRatedValue('neck:short', 'neckline', 'boat', 1),
      createRatedValue('feet:wide', 'neckline', 'boat', -2),
    ];
    const ambivalent = compileChecks({ ...KNOWLEDGE, recommendations });
    const garment = { type: 'sweater', attributes: { neckline: ['boat'] } };
    expect(checkGarment(ambivalent, garment, both, (key) => key)).toMatchObject({
      level: 'poor',
      cautions: [{ feature: 'feet:wide', value: 'boat' }],
    });
  });

  it('groups the reasons by body part, largest gain first', () => {
    const { reasons } = check({ length: ['long'], neckline: ['v'], style: ['belt'] });
    expect(reasons.map(({ feature, value }) => `${feature} ${value}`)).toEqual([
      'neck:short v',
      'feet:wide belt',
      'feet:wide long',
    ]);
  });

  it('offers the best change of each attribute with its exact gain', () => {
    const attributes = { neckline: ['crew'], length: ['hip', 'rounded'] };
    const { score, alternatives } = check(attributes);
    expect(alternatives.map(({ attribute, from, to }) => [attribute, from, to])).toEqual([
      ['neckline', 'crew', 'v'],
      ['style', null, 'belt'],
    ]);
    for (const alternative of alternatives)
      expect(check(collectChanged(attributes, alternative) as typeof attributes).score).toBe(
        score + alternative.gain,
      );
  });

  it('replaces values that cannot be combined with the new one, and keeps the rest', () => {
    const [first] = check({ neckline: ['v'], length: ['hip'], style: ['belt'] }).alternatives;
    expect(first).toMatchObject({ attribute: 'length', from: 'hip', to: 'long' });
    expect(collectChanged({ length: ['rounded', 'hip'], fit: ['easy'] }, first!)).toEqual({
      length: ['rounded', 'long'],
      fit: ['easy'],
    });
  });

  it('offers only values that garments of the type have', () => {
    expect([...checks.reach.get('sweater')!]).toEqual([
      ['neckline', ['v', 'crew', 'turtle']],
      ['length', ['long', 'hip', 'rounded']],
      ['style', ['belt']],
    ]);
  });

  it('offers nothing that the garment already has, and each change only once', () => {
    const said = compileChecks({
      ...KNOWLEDGE,
      facts: { values: [['style:belt', 'length:long']], features: [] },
    });
    const listAlternativeValues = (attributes: Record<string, string[]>) =>
      checkGarment(said, { type: 'sweater', attributes }, both, (key) => key).alternatives.map(
        ({ to }) => to,
      );
    expect(listAlternativeValues({})).toEqual(['v', 'belt']);
    expect(listAlternativeValues({ length: ['long'] })).toEqual(['v']);
    expect(listAlternativeValues({ length: ['hip'] })).toEqual(['long', 'v']);
  });

  it('offers nothing that contradicts the rest of the garment', () => {
    const conditions = [{ of: ['neckline:crew'], only: { length: ['hip'], style: [] } }];
    const strict = compileChecks({ ...KNOWLEDGE, conditions });
    const listAlternativeValues = (attributes: Record<string, string[]>) =>
      checkGarment(strict, { type: 'sweater', attributes }, both, (key) => key).alternatives.map(
        ({ to }) => to,
      );
    expect(listAlternativeValues({ neckline: ['turtle'], length: ['hip'] })).toEqual(['v', 'long', 'belt']);
    expect(listAlternativeValues({ neckline: ['crew'], length: ['hip'] })).toEqual(['v']);
    expect(listAlternativeValues({ neckline: ['crew'], length: ['rounded'], style: ['scarf'] })).toEqual([
      'v',
      'belt',
      'long',
    ]);
  });

  it('offers only what the type can have', () => {
    const [top, ...kinds] = KNOWLEDGE.itemTypes;
    const itemTypes = [
      top!,
      ...kinds.map((type) => ({ ...type, possible: { neckline: ['crew'], length: [] } })),
    ];
    expect([
      ...compileChecks({ ...KNOWLEDGE, itemTypes })
        .reach.get('sweater')!
        .keys(),
    ]).toEqual(['neckline', 'style']);
  });

  it('derives the values of a type without items from its subtypes or its parent', () => {
    expect(checks.reach.get('top')).toEqual(checks.reach.get('sweater'));
    expect(checks.reach.get('jumper')).toEqual(checks.reach.get('sweater'));
  });
});

describe('sentences of a check', () => {
  const createValue = (key: string) => key.slice(key.indexOf(':') + 1);
  const formatSentence = (attributes: Record<string, string[]>, overrides: Partial<GarmentCheck> = {}) =>
    translate(
      formatVerdictSentence(
        { ...check(attributes), range: null, question: null, ...overrides },
        createValue,
        (key) => key,
      ),
      'en',
    );

  it('describe the garment, and both sides of a mixed verdict', () => {
    expect(formatSentence({ neckline: ['v'], style: ['belt'] })).toBe(
      'Yes: “v” works for your neck:short, “belt” for your feet:wide.',
    );
    expect(formatSentence({ length: ['hip'] })).toBe(
      'There are better choices for you: “hip” works against your feet:wide.',
    );
    expect(formatSentence({ neckline: ['crew'], length: ['long'] }, { level: 'mixed' })).toBe(
      'It cuts both ways: “long” works for your feet:wide, but “crew” works against your neck:short.',
    );
    expect(formatSentence({})).toContain('go by what you like');
  });

  it('say what an open question decides', () => {
    const answer = (value: string, level: 'great' | 'poor', score: number) => ({
      choice: { question: 'neckline', attribute: 'neckline', values: ['v', 'turtle'], usual: 'v' } as const,
      value,
      level,
      score,
      attributes: { neckline: [value] },
    });
    expect(
      formatSentence(
        {},
        {
          range: { from: 'poor', to: 'great' },
          question: {
            attribute: 'neckline',
            question: 'neckline',
            options: [answer('v', 'great', 0.7), answer('turtle', 'poor', -0.7)],
          },
        },
      ),
    ).toBe('Great if the neckline is “v”, poor if it is “turtle”.');
  });

  it('describe a change and its effect', () => {
    const change = { attribute: 'neckline', from: 'crew', to: 'v', gain: 0.5, effect: 'It opens the neck.' };
    const name = (key: string) => `<${key}>`;
    expect(translate(formatAlternativeSentence(change, name), 'en')).toBe(
      'Look for <neckline:v> instead of <neckline:crew>. It opens the neck.',
    );
    expect(translate(formatAlternativeSentence({ ...change, from: null, effect: null }, name), 'en')).toBe(
      'Look for <neckline:v>. It avoids what works against you here.',
    );
    const hem = { attribute: 'length', from: 'high-hip-top', to: 'crop', effect: 'It shows your waist.' };
    expect(translate(formatAlternativeSentence(hem, name), 'en')).toBe(
      'Take a shorter one: <length:crop>. It shows your waist.',
    );
    expect(
      translate(formatAlternativeSentence({ ...hem, from: 'crop', to: 'tunic-length' }, name), 'en'),
    ).toMatch(/^Take a longer one: <length:tunic-length>\./);
  });

  it('leave out a change that names what a life state does not', () => {
    const change = { attribute: 'waist', gain: 0.5, level: 'good', effect: null } as const;
    const changes = [
      { ...change, from: 'nipped', to: 'straight' },
      { ...change, from: 'wide', to: 'easy' },
    ];
    const name = (key: string) => (key === 'waist:nipped' ? 'nipped-in waist' : key.slice(6));
    const listTargets = (lifeStates: LifeState[]) => {
      const features = listFeatures({ measurements: TYPICAL_BODIES.B2, bodyConcerns: [], lifeStates });
      return describeAlternatives(changes, features, name).map(({ to }) => to);
    };
    expect(listTargets([{ state: 'pregnant' }])).toEqual(['easy']);
    expect(listTargets([{ state: 'seated' }])).toEqual(['straight', 'easy']);
  });
});
