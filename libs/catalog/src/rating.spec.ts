import type { FeatureWishes, Optics } from './optics';
import { buildEffectSentence } from './effect-sentence';
import { rate } from './rating';
import { CLOTHING_ATTRIBUTES } from './vocabulary';
import type { ClothingAttribute } from './vocabulary';

const feature: FeatureWishes = {
  key: 'hips:wide',
  bodyPart: 'hips',
  attribute: 'wide',
  displayName: 'Wide hips',
  zones: ['hips', 'thighs'],
  wishes: { 'hips.width': -1, 'hips.focus': -0.5, 'thighs.width': -0.5, 'neck.focus': 0.5 },
  steady: { 'calves.length': 0.5 },
};

function createOptics(values: Optics['values'][ClothingAttribute], remarks: Partial<Optics> = {}): Optics {
  const none = Object.fromEntries(CLOTHING_ATTRIBUTES.map((attribute) => [attribute, {}]));
  return {
    rules: {
      line: { evidence: 'convention', says: 'The eye follows a line.' },
      shade: { evidence: 'tested', says: 'Dark looks smaller.', study: 'shades-2021' },
    },
    join: '{first} and {second}',
    effects: {
      width: { more: 'makes {zone} look broader', less: 'makes {zone} look narrower' },
      focus: { more: 'draws the eye to {zone}', less: 'lets the eye pass over {zone}' },
      length: { more: 'makes {zone} look longer', less: 'makes {zone} look shorter' },
    },
    zones: {
      neck: ['the neck', 'it'],
      hips: ['the hips', 'them'],
      thighs: ['the thighs', 'them'],
      calves: ['the calves', 'them'],
    },
    areas: { worn: ['hips', 'thighs'], legwear: ['calves'] },
    contested: [],
    floors: [],
    exceptions: [],
    ...remarks,
    values: { ...none, prints: values } as Optics['values'],
  };
}

const rateValue = (value: Record<string, Record<string, number>>, remarks: Partial<Optics> = {}) =>
  rate(createOptics({ value }, remarks), feature, 'prints', 'value');
const remark = { attribute: 'prints' as const, value: 'value', why: 'So it is.' };

describe('rate', () => {
  it.each([
    ['multiplies strength and weight', { 'hips.width': -2 }, 2],
    [
      'adds up effects, and counts the reverse of a wish negatively',
      { 'hips.width': -2, 'hips.focus': 2 },
      1,
    ],
    ['rounds positive halves up', { 'hips.focus': -1 }, 1],
    ['rounds negative halves down', { 'hips.focus': 1 }, -1],
    ['clamps the rating', { 'hips.width': 3, 'hips.focus': 3 }, -3],
    ['ignores effects that the feature does not wish for', { 'hips.volume': 3, 'calves.width': 3 }, 0],
    ['counts an area once, with the strongest wish of its own zones', { 'worn.width': -1 }, 1],
    ['ignores an area without own zones', { 'legwear.width': 3 }, 0],
    ['penalizes lengthening if the length should stay', { 'calves.length': 2 }, -1],
    ['penalizes shortening if the length should stay', { 'calves.length': -2 }, -1],
  ])('rate: %s', (_name, effects, rating) => {
    expect(rateValue({ line: effects }).rating).toBe(rating);
  });

  it('rate returns 0 for a value without optics', () => {
    expect(rate(createOptics({}), feature, 'prints', 'value')).toEqual({
      rating: 0,
      sum: 0,
      evidence: 'convention',
      shares: [],
    });
  });

  it('rate takes the evidence from the rule that contributes most in the rating’s direction', () => {
    expect(rateValue({ line: { 'hips.focus': -1 }, shade: { 'hips.width': -1 } }).evidence).toBe('tested');
    expect(rateValue({ line: { 'hips.width': -2 }, shade: { 'hips.width': -1 } }).evidence).toBe(
      'convention',
    );
    expect(rateValue({ line: { 'hips.width': 3 }, shade: { 'hips.width': -1 } }).evidence).toBe('convention');
    expect(rateValue({ line: { 'hips.width': -1 }, shade: { 'hips.width': -1 } }).evidence).toBe(
      'convention',
    );
  });

  it('rate marks a rating as contested for one feature or for all', () => {
    const value = { shade: { 'hips.width': -1 } };
    expect(rateValue(value, { contested: [remark] }).evidence).toBe('contested');
    expect(rateValue(value, { contested: [{ ...remark, feature: 'hips:wide' }] }).evidence).toBe('contested');
    expect(rateValue(value, { contested: [{ ...remark, feature: 'hips:narrow' }] }).evidence).toBe('tested');
  });

  it('rate names the study of the deciding rule or of the contested remark', () => {
    const value = { shade: { 'hips.width': -1 } };
    expect(rateValue(value).study).toBe('shades-2021');
    expect(rateValue({ ...value, line: { 'hips.width': -2 } }).study).toBeUndefined();
    expect(rateValue(value, { contested: [remark] }).study).toBeUndefined();
    expect(rateValue(value, { contested: [{ ...remark, study: 'stripes-2011' }] }).study).toBe(
      'stripes-2011',
    );
    const exceptions = [{ ...remark, feature: 'hips:wide', rating: -1 }];
    expect(rateValue(value, { exceptions }).study).toBeUndefined();
  });

  it('rate never goes below a floor', () => {
    const floors = [{ ...remark, rating: -1 }];
    expect(rateValue({ line: { 'hips.width': 3 } }, { floors })).toMatchObject({ rating: -1, sum: -3 });
    expect(rateValue({ line: { 'hips.width': -3 } }, { floors }).rating).toBe(3);
  });

  it('rate uses an exception instead of the sum', () => {
    const exceptions = [{ ...remark, feature: 'hips:wide', rating: -1 }];
    expect(rateValue({ shade: { 'hips.width': -3 } }, { exceptions })).toMatchObject({
      rating: -1,
      sum: 3,
      evidence: 'convention',
      why: remark.why,
    });
  });
});

describe('buildEffectSentence', () => {
  const buildSentence = (effects: Record<string, number>, remarks: Partial<Optics> = {}) => {
    const all = createOptics({ value: { line: effects } }, remarks);
    return buildEffectSentence(all, rate(all, feature, 'prints', 'value'));
  };

  it('buildEffectSentence names the effects behind the rating, strongest first', () => {
    expect(buildSentence({ 'neck.focus': 1, 'hips.width': -2 })).toBe(
      'Makes the hips look narrower and draws the eye to the neck.',
    );
  });

  it('buildEffectSentence names a body part only once', () => {
    expect(buildSentence({ 'hips.width': 2, 'hips.focus': 1 })).toBe(
      'Makes the hips look broader and draws the eye to them.',
    );
  });

  it('buildEffectSentence names at most two effects, and none in the opposite direction', () => {
    expect(buildSentence({ 'hips.width': -3, 'hips.focus': 1, 'thighs.width': -2, 'neck.focus': 1 })).toBe(
      'Makes the hips and the thighs look narrower.',
    );
  });

  it('buildEffectSentence says which part of an area it is about', () => {
    expect(buildSentence({ 'worn.width': -1 })).toBe('Makes the hips look narrower.');
  });

  it('buildEffectSentence says of a lack what is missing', () => {
    const effects = { focus: { more: 'shows {zone}', less: 'keeps {zone} calm', lack: 'leaves out {zone}' } };
    const tell = (strength: number) =>
      buildSentence({ 'neck.focus': strength, 'hips.focus': 0 }, { effects });
    expect([tell(2), tell(-2)]).toEqual(['Shows the neck.', 'Leaves out the neck.']);
    expect(buildSentence({ 'hips.focus': -2 }, { effects })).toBe('Keeps the hips calm.');
  });

  it('buildEffectSentence gives the reason for an exception', () => {
    const exceptions = [{ ...remark, feature: 'hips:wide', rating: -1 }];
    expect(buildSentence({}, { exceptions })).toBe('So it is.');
  });

  it('buildEffectSentence returns nothing for a value that makes no difference', () => {
    expect(buildSentence({ 'hips.volume': 2 })).toBeUndefined();
  });
});
