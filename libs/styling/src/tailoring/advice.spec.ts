import { translate, translateAll } from '@figura/messages';
import { computeTotalHeight } from '@figura/classifier';
import type { Garment } from '@figura/contracts';
import {
  advisePieces,
  checkGarment,
  createCheckSource,
  listFeatures,
  TYPICAL_BODIES,
  type CheckCatalog,
  type PieceAdvice,
} from '../index';

const WAIST = { key: 'waist:defined', bodyPart: 'waist', attribute: 'defined' };
const createRatedValue = (attribute: string, value: string, rating: number) => ({
  id: `waist-defined_${attribute}_${value}`,
  feature: WAIST.key,
  attribute,
  value,
  rating,
  effect: `What ${value} does.`,
  onlyWhereWorn: false,
  evidence: 'convention' as const,
});
const createValues = (...slugs: string[]) =>
  slugs.map((slug) => ({ slug, displayName: slug, part: 'whole' }));

const CATALOG: CheckCatalog = {
  features: [{ ...WAIST, displayName: 'Defined waist', zones: ['waist'] }],
  recommendations: [
    createRatedValue('fit', 'boxy', -2),
    createRatedValue('fit', 'nipped-waist', 3),
    createRatedValue('length', 'mid-calf', -2),
    createRatedValue('length', 'knee', 2),
    createRatedValue('line', 'calf-edge', -2),
    createRatedValue('color', 'pale', -3),
  ],
  itemTypes: [
    { slug: 'dress', category: 'One-Piece', covers: ['waist'], rated: ['fit', 'length', 'line', 'color'] },
  ],
  attributes: [
    { slug: 'fit', values: createValues('boxy', 'nipped-waist') },
    { slug: 'length', values: createValues('mid-calf', 'knee', 'above-knee', 'hem-slit') },
    { slug: 'line', values: createValues('calf-edge') },
    { slug: 'color', values: createValues('pale') },
  ],
  items: [
    { id: 'a', type: 'dress', attributes: { fit: ['boxy', 'nipped-waist'], length: ['mid-calf', 'knee'] } },
    { id: 'b', type: 'dress', attributes: { line: ['calf-edge'], color: ['pale'] } },
  ],
  lifeStates: { features: [], recommendations: [] },
  facts: { values: [], features: [] },
  railChecks: {
    landmarks: {
      shoulder: { between: ['crown', 'chest'], share: 0.5 },
      waist: { between: ['chest', 'crotch'], share: 0.5 },
    },
    places: {},
  },
} as unknown as CheckCatalog;
const SOURCE = createCheckSource(CATALOG);

const BODY = TYPICAL_BODIES.A1;
const FEATURES = listFeatures({ measurements: BODY, bodyConcerns: [] }).filter(
  ({ key }) => key === WAIST.key,
);
const USER = {
  measurements: { ...BODY, totalHeight: computeTotalHeight(BODY) },
  unitPreference: 'imperial' as const,
  preferences: {
    never: [],
    coverage: { sleeves: null, hem: null, neckline: null },
    budget: null,
    hidden: [],
    hideNumbers: false,
    lifeStates: [],
    presentation: 'womens' as const,
  },
};

function findAdvice(
  attributes: Garment['attributes'],
  { isLeftAside = false, isLoved = false, user = {} } = {},
): PieceAdvice | undefined {
  const garment: Garment = { category: 'One-Piece', type: 'dress', attributes, colors: [] };
  const piece = { name: 'A dress', garment, isLeftAside, isLoved };
  const preferences = { ...USER.preferences, ...user };
  const [advice] = advisePieces(SOURCE, [piece], FEATURES, { ...USER, preferences });
  return translateAll(advice, 'en') as PieceAdvice | undefined;
}

describe('advice on alterations and on passing pieces on', () => {
  it('suggests the alteration that improves the verdict most, with gain and reasons', () => {
    const advice = findAdvice({ fit: ['boxy'], length: ['knee'] });
    expect(advice).toMatchObject({
      advice: 'alter',
      level: 'mixed',
      becomes: 'great',
      sentence: 'Have it taken in at the waist: “nipped-waist” in place of “boxy”.',
      gain: expect.any(Number),
    });
    const scoreFit = (fit: string) =>
      checkGarment(
        SOURCE.checks,
        { type: 'dress', attributes: { fit: [fit], length: ['knee'] } },
        FEATURES,
        SOURCE.nameOf,
      ).score;
    expect(advice).toHaveProperty('gain', scoreFit('nipped-waist') - scoreFit('boxy'));
    expect(advice!.reasons).toEqual([
      translate(FEATURES[0]!.reason, 'en'),
      'What boxy does.',
      'What nipped-waist does.',
      'You measure 37_in around the chest, 30_in at the waist and 40½_in at the hips.'.replaceAll(
        '_',
        '\u00a0',
      ),
    ]);
  });

  it('removes an edge together with the hem, and says where the hem should end', () => {
    const advice = findAdvice({ length: ['mid-calf'], line: ['calf-edge'] });
    expect(advice).toMatchObject({ level: 'poor', becomes: 'great' });
    expect(advice!.reasons.at(-1)).toBe(
      'On you, the middle of your knee lies 38\u00a0in from the shoulder, beside the neck, straight down: have it end there.',
    );
  });

  it('gives no lengths to users who hide their numbers', () => {
    const advice = findAdvice({ length: ['mid-calf'] }, { user: { hideNumbers: true } });
    expect(advice!.advice).toBe('alter');
    expect(advice!.reasons.join(' ')).not.toMatch(/\d/);
  });

  it('suggests nothing that is unusual for the type, too revealing, or impossible to sew', () => {
    const hem = { length: ['mid-calf'] };
    expect(findAdvice(hem, { user: { coverage: { sleeves: null, hem: 'mid-calf', neckline: null } } })).toBe(
      undefined,
    );
    expect(findAdvice({ ...hem, specialFeatures: ['hem-slit'] })).toBeUndefined();
    expect(findAdvice({ ...hem, fabric: ['chunky-knit'] })).toBeUndefined();
    expect(findAdvice({ length: ['above-knee'], color: ['pale'] })).toBeUndefined();
  });

  it('leaves the waist of a pregnancy alone', () => {
    const lifeStates = [{ state: 'pregnant' }];
    expect(findAdvice({ fit: ['boxy'], length: ['knee'] }, { user: { lifeStates } })).toBeUndefined();
    expect(findAdvice({ length: ['mid-calf'] }, { user: { lifeStates } })).toMatchObject({ advice: 'alter' });
  });

  it('suggests passing on a poor piece that is unused and not loved', () => {
    const poor = { color: ['pale'], length: ['above-knee'] };
    expect(findAdvice(poor, { isLeftAside: true })).toMatchObject({
      advice: 'pass-on',
      level: 'poor',
      reasons: [translate(FEATURES[0]!.reason, 'en'), 'What pale does.'],
    });
    expect(findAdvice(poor)).toBeUndefined();
    expect(findAdvice(poor, { isLeftAside: true, isLoved: true })).toBeUndefined();
    expect(findAdvice({ fit: ['nipped-waist'] }, { isLeftAside: true })).toBeUndefined();
    expect(findAdvice({ length: ['mid-calf'] }, { isLeftAside: true })).toMatchObject({ advice: 'alter' });
  });
});
