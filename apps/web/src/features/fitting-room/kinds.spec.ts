/** @jest-environment node */
import { GARMENT_KINDS, type Garment } from '@figura/contracts';
import { drawGarment } from '@figura/drawing';
import { createGarment } from '../../lib/testing/a-recommendation';
import { findAnswer, goTogether, createUsualGarment, withAnswer } from '../../ui/garment/answers';
import { findKind } from '../../ui/garment/kinds';
import { withChange } from './garment-values';

const change = {
  attribute: 'length',
  from: 'knee',
  to: 'mid-calf',
  label: 'Hem at mid-calf',
  gain: 0.1,
  level: 'good' as const,
  sentence: '',
};

function listContradictions({ attributes }: Garment) {
  const said = Object.entries(attributes).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
  return said.flatMap((one) => said.filter((other) => !goTogether(one, other)).map((other) => [one, other]));
}

describe.each(GARMENT_KINDS.map((kind) => [kind.type, kind] as const))('%s', (_, kind) => {
  it('a kind starts with its usual values, and accepts every other answer', () => {
    const usual = createUsualGarment(kind);
    expect(findKind(usual)).toBe(kind);
    expect(drawGarment(usual)).toMatch(/^<svg/);
    for (const choice of kind.questions) {
      expect(findAnswer(usual, choice)).toBe(choice.usual);
      for (const value of choice.values) {
        const garment = withAnswer(usual, choice, value);
        expect(findAnswer(garment, choice)).toBe(value);
        expect(listContradictions(garment)).toEqual([]);
      }
    }
  });
});

it('an answer replaces the previous one, and keeps other values of its attribute', () => {
  const trousers = createGarment({ attributes: { leg: ['wide', 'ankle-length', 'cuffed'] } });
  const choice = {
    question: 'legLength',
    attribute: 'leg',
    values: ['ankle-length', 'full-length'],
    usual: 'full-length',
  } as const;
  expect(findAnswer(trousers, choice)).toBe('ankle-length');
  expect(withAnswer(trousers, choice, 'full-length').attributes['leg']).toEqual([
    'full-length',
    'wide',
    'cuffed',
  ]);
});

it.each([
  ['shift-dress', 'sleeveLength', 'elbow', { sleeveLength: ['elbow'], sleeves: ['straight-easy'] }],
  ['sheath-dress', 'sleeves', 'cap-sleeve', { sleeveLength: ['cap'], sleeves: ['cap-sleeve'] }],
  ['jumpsuit', 'sleeveLength', 'wrist', { sleeveLength: ['wrist'], sleeves: ['set-in'] }],
  ['tank', 'sleeves', 'thin-strap', { sleeveLength: ['sleeveless'], sleeves: ['thin-strap'] }],
  ['wrap-dress', 'sleeveLength', 'sleeveless', { sleeveLength: ['sleeveless'], sleeves: [] }],
  ['shift-dress', 'sleeves', 'puff', { sleeveLength: ['short'], sleeves: ['puff'] }],
  ['shift-dress', 'sleeves', 'set-in', { sleeveLength: ['wrist'], sleeves: ['set-in'] }],
])('a %s with %s set to %s has matching sleeves', (type, question, value, attributes) => {
  const kind = GARMENT_KINDS.find((each) => each.type === type)!;
  const choice = kind.questions.find((each) => each.question === question)!;
  expect(withAnswer(createUsualGarment(kind), choice, value).attributes).toMatchObject(attributes);
});

it('an answer removes contradicting values, or replaces them with matching ones', () => {
  const kind = GARMENT_KINDS.find(({ type }) => type === 'maxi-dress')!;
  const neckline = kind.questions.find(({ question }) => question === 'neckline')!;
  const sleeved = {
    ...createUsualGarment(kind),
    attributes: { sleeveLength: ['wrist'], sleeves: ['bishop'] },
  };
  expect(withAnswer(sleeved, { ...neckline, values: ['strapless'] }, 'strapless').attributes).toEqual({
    neckline: ['strapless'],
    sleeveLength: ['sleeveless'],
    sleeves: [],
  });
});

it('a change replaces a value, or is added to existing ones', () => {
  const dress = createGarment({ attributes: { length: ['knee', 'high-low'] } });
  expect(withChange(dress, change).attributes['length']).toEqual(['mid-calf', 'high-low']);
  expect(withChange(dress, { ...change, from: null }).attributes['length']).toEqual([
    'knee',
    'high-low',
    'mid-calf',
  ]);
  expect(withChange(dress, { ...change, attribute: 'waist', from: null }).attributes['waist']).toEqual([
    'mid-calf',
  ]);
});

it('an advised shade is drawn in its own color', () => {
  const light = withChange(createGarment(), { ...change, attribute: 'color', from: null, to: 'light-top' });
  expect(light.colors[0]).toEqual({ name: 'Off-white', hex: '#f4f0e6' });
});
