import {
  alternativeSentence,
  changed,
  checkGarment,
  compileChecks,
  verdictSentence,
  type CheckKnowledge,
  type GarmentCheck,
  type ProfileFeature,
} from '../index';

const FEATURES = ['neck:short', 'feet:wide'].map((key) => {
  const [bodyPart = '', attribute = ''] = key.split(':');
  return { key, bodyPart, attribute, displayName: key, zones: [bodyPart] };
});

const rated = (feature: string, attribute: string, value: string, rating: number) => ({
  id: `${feature}/${value}`,
  feature,
  attribute,
  value,
  rating,
  effect: `${value} for ${feature}.`,
  onlyWhereWorn: false,
});
const value = (slug: string, more: object = {}) => ({ slug, part: 'whole', ...more });

const KNOWLEDGE: CheckKnowledge = {
  features: FEATURES,
  recommendations: [
    rated('neck:short', 'neckline', 'v', 3),
    rated('neck:short', 'neckline', 'crew', -1),
    rated('neck:short', 'neckline', 'turtle', -3),
    rated('feet:wide', 'length', 'long', 1),
    rated('feet:wide', 'length', 'hip', -2),
    rated('feet:wide', 'style', 'belt', 2),
    rated('feet:wide', 'style', 'scarf', 3),
    rated('feet:wide', 'style', 'any', 3),
  ],
  itemTypes: [
    { slug: 'top', covers: [], rated: ['neckline', 'length', 'style'] },
    { slug: 'sweater', kindOf: 'top', covers: [], rated: ['neckline', 'length', 'style'] },
    { slug: 'jumper', kindOf: 'sweater', covers: [], rated: ['neckline', 'length', 'style'] },
  ],
  attributes: [
    { slug: 'neckline', values: [value('v'), value('crew'), value('turtle'), value('boat')] },
    { slug: 'length', values: [value('long'), value('hip'), value('rounded')] },
    {
      slug: 'style',
      values: [value('belt'), value('scarf', { part: 'worn-with' }), value('any', { oneOf: ['belt'] })],
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

const profileOf = (strengths: Record<string, number>): ProfileFeature[] =>
  Object.entries(strengths).map(([key, strength]) => ({
    key,
    kind: 'balance',
    reason: '',
    strength,
    ticked: false,
    choice: 'balance',
  }));
const both = profileOf({ 'neck:short': 1, 'feet:wide': 1 });
const check = (attributes: Record<string, string[]>, features = both, type = 'sweater') =>
  checkGarment(checks, { type, attributes }, features, (key) => key);

describe('checkGarment', () => {
  it('scores what the garment adds over the best that its type can have', () => {
    // Best: v (3), long (1), belt (2).
    expect(check({ neckline: ['v'], length: ['long'], style: ['belt'] })).toMatchObject({
      score: 1,
      level: 'great',
    });
    expect(check({ neckline: ['v'] })).toMatchObject({ score: 0.5, level: 'good' });
    expect(check({ length: ['long'] }).score).toBeCloseTo(1 / 6, 2);
    expect(check({})).toMatchObject({ score: 0, level: 'mixed', reasons: [], cautions: [] });
  });

  it('scores what takes away over the worst, and knows no more than that', () => {
    const poor = check({ length: ['hip'] });
    expect(poor.level).toBe('poor');
    expect(check({ neckline: ['turtle', 'crew'], length: ['hip'] }).score).toBe(-1);
  });

  it('makes no verdict of less than a point', () => {
    const faint = profileOf({ 'feet:wide': 1 / 16 });
    expect(check({ length: ['long'], style: ['belt'] }, faint)).toMatchObject({
      score: 0.1875,
      level: 'mixed',
    });
  });

  it('is mixed at most with a value that counts fully against it, and smoothly so', () => {
    const garment = { neckline: ['turtle'], length: ['long'], style: ['belt'] };
    const at = (strength: number) => check(garment, profileOf({ 'neck:short': strength, 'feet:wide': 1 }));
    expect(at(0)).toMatchObject({ level: 'great', isSunk: false });
    expect(at(0.6)).toMatchObject({ isSunk: true });
    expect(at(0.6).score).toBeLessThan(0.2);
    const scores = [0.4, 0.45, 0.5, 0.55, 0.6].map((strength) => at(strength).score);
    for (const [index, score] of scores.entries())
      if (index > 0) expect(scores[index - 1]! - score).toBeLessThan(0.35);
    expect(scores.at(-1)).toBeLessThan(scores[0]!);
  });

  it('groups the reasons by body part, the one that gains most first', () => {
    const { reasons } = check({ length: ['long'], neckline: ['v'], style: ['belt'] });
    expect(reasons.map(({ feature, value }) => `${feature} ${value}`)).toEqual([
      'neck:short v',
      'feet:wide belt',
      'feet:wide long',
    ]);
  });

  it('offers the best change of each attribute, with what it gains to the last digit', () => {
    const attributes = { neckline: ['crew'], length: ['hip', 'rounded'] };
    const { score, alternatives } = check(attributes);
    // A long one would have to be neither: that is no single change.
    expect(alternatives.map(({ attribute, from, to }) => [attribute, from, to])).toEqual([
      ['neckline', 'crew', 'v'],
      ['style', null, 'belt'],
    ]);
    for (const alternative of alternatives)
      expect(check(changed(attributes, alternative) as typeof attributes).score).toBe(
        score + alternative.gain,
      );
  });

  it('replaces what never stands beside the new value, and leaves the rest', () => {
    const [first] = check({ neckline: ['v'], length: ['hip'], style: ['belt'] }).alternatives;
    expect(first).toMatchObject({ attribute: 'length', from: 'hip', to: 'long' });
    expect(changed({ length: ['rounded', 'hip'], fit: ['easy'] }, first!)).toEqual({
      length: ['rounded', 'long'],
      fit: ['easy'],
    });
  });

  it('offers nothing that no garment of the type has, that is worn beside it, or that leaves open what', () => {
    expect([...checks.reach.get('sweater')!]).toEqual([
      ['neckline', ['v', 'crew', 'turtle']],
      ['length', ['long', 'hip', 'rounded']],
      ['style', ['belt']],
    ]);
  });

  it('offers nothing that the garment says already, and one thing in one word only', () => {
    const said = compileChecks({
      ...KNOWLEDGE,
      facts: { values: [['style:belt', 'length:long']], features: [] },
    });
    const offered = (attributes: Record<string, string[]>) =>
      checkGarment(said, { type: 'sweater', attributes }, both, (key) => key).alternatives.map(
        ({ to }) => to,
      );
    expect(offered({})).toEqual(['v', 'belt']);
    expect(offered({ length: ['long'] })).toEqual(['v']);
    expect(offered({ length: ['hip'] })).toEqual(['long', 'v']);
  });

  it('offers nothing that contradicts the rest of the garment', () => {
    const conditions = [{ of: ['neckline:crew'], only: { length: ['hip'], style: [] } }];
    const strict = compileChecks({ ...KNOWLEDGE, conditions });
    const offered = (attributes: Record<string, string[]>) =>
      checkGarment(strict, { type: 'sweater', attributes }, both, (key) => key).alternatives.map(
        ({ to }) => to,
      );
    expect(offered({ neckline: ['turtle'], length: ['hip'] })).toEqual(['v', 'long', 'belt']);
    expect(offered({ neckline: ['crew'], length: ['hip'] })).toEqual(['v']);
    // What contradicts itself already may still be changed.
    expect(offered({ neckline: ['crew'], length: ['rounded'], style: ['scarf'] })).toEqual([
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

  it('knows a type without items by its kinds, and without those by what it is a kind of', () => {
    expect(checks.reach.get('top')).toEqual(checks.reach.get('sweater'));
    expect(checks.reach.get('jumper')).toEqual(checks.reach.get('sweater'));
  });
});

describe('sentences of a check', () => {
  const sentenceOf = (overrides: Partial<GarmentCheck>) =>
    verdictSentence({ ...check({ neckline: ['v'] }), ...overrides });

  it('say another thing at each level', () => {
    const sentences = [
      sentenceOf({ level: 'great' }),
      sentenceOf({ level: 'good' }),
      sentenceOf({ level: 'mixed' }),
      sentenceOf({ level: 'mixed', isSunk: true }),
      sentenceOf({ level: 'mixed', reasons: [] }),
      sentenceOf({ level: 'poor' }),
    ];
    expect(new Set(sentences).size).toBe(6);
  });

  it('name a change and what it does', () => {
    const change = { attribute: 'neckline', from: 'crew', to: 'v', gain: 0.5, effect: 'It opens the neck.' };
    const name = (key: string) => `<${key}>`;
    expect(alternativeSentence(change, name)).toBe(
      'Look for “<neckline:v>” instead of “<neckline:crew>”. It opens the neck.',
    );
    expect(alternativeSentence({ ...change, from: null, effect: null }, name)).toBe(
      'Look for “<neckline:v>”. It does without what works against you here.',
    );
  });
});
