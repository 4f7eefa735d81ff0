import {
  COMBINED_TYPES,
  HORIZONTAL_MEASUREMENTS,
  LIKELY_BODIES,
  listMeasured,
  MEASUREMENTS,
  type TapeMeasurements,
} from '@figura/contracts';
import { classify } from '../body-type';
import { LAST_DRAWING, SCALES } from './answers';
import type { BodyAnswers } from './answers';
import { estimateBody } from './estimate-body';
import { assessProvisionalBody, createProvisionalBody, getLikelyRange } from './provisional-body';

const ALL_ANSWERS: BodyAnswers[] = [57, 64, 74].flatMap((height) =>
  [32, 40, 54].flatMap((sizeAbove) =>
    [0, 2, 4].flatMap((shouldersToHips) =>
      [0, 4].flatMap((waistToHips) =>
        [1, 4].flatMap((legs) => ({
          height,
          sizeAbove,
          sizeBelow: sizeAbove + 2,
          comparisons: { shouldersToHips, waistToHips, waistToChest: waistToHips, legs },
        })),
      ),
    ),
  ),
);

const PEAR: BodyAnswers = {
  height: 64,
  sizeAbove: 38,
  sizeBelow: 42,
  comparisons: { shouldersToHips: 0, waistToHips: 0, waistToChest: 1, legs: 3 },
};

describe('createProvisionalBody', () => {
  it('createProvisionalBody uses the likeliest letter and digit, with each value in its range', () => {
    for (const answers of ALL_ANSWERS) {
      const { tape, estimated } = createProvisionalBody(answers, {});
      const { horizontal, vertical } = estimateBody(answers);
      expect(classify(tape)).toMatchObject({ horizontal, vertical });
      expect(estimated.map(({ name }) => name)).toEqual(MEASUREMENTS);
      for (const { name, low, high } of estimated) {
        expect(low).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(tape[name]);
        expect(high).toBeGreaterThanOrEqual(tape[name]);
      }
    }
  });

  it('createProvisionalBody keeps measured values exactly, and narrows related estimates', () => {
    const before = createProvisionalBody(PEAR, {});
    const { hips } = before.tape;
    const { tape, estimated } = createProvisionalBody(PEAR, { hips });
    expect(tape.hips).toBe(hips);
    expect(estimated.map(({ name }) => name)).toEqual(MEASUREMENTS.filter((name) => name !== 'hips'));
    const getWidth = (body: typeof before, name: string) => {
      const { low, high } = body.estimated.find((value) => value.name === name)!;
      return high - low;
    };
    expect(createProvisionalBody(PEAR, { hips: hips + 4 }).tape.waist).toBeGreaterThan(tape.waist);
    expect(getWidth({ tape, estimated }, 'waist')).toBeLessThan(getWidth(before, 'waist'));
  });

  it('createProvisionalBody stays positive and finite for contradictory values', () => {
    for (const measured of [{ hips: 150 }, { hips: 0.01, kneeToFloor: 149 }, { headToChest: 90 }]) {
      const { tape, estimated } = createProvisionalBody(PEAR, measured);
      for (const value of [...Object.values(tape), ...estimated.flatMap(({ low, high }) => [low, high])]) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThanOrEqual(150);
      }
      expect(COMBINED_TYPES).toContain(classify(tape).combined);
    }
  });
});

describe('assessProvisionalBody', () => {
  it('assessProvisionalBody is as sure as the estimate, and asks for an estimated value', () => {
    const body = createProvisionalBody(PEAR, {});
    const { letters, digits } = estimateBody(PEAR);
    const { code, probability, neighbors, remeasure } = assessProvisionalBody(PEAR, body);
    expect(code).toMatch(/^B/);
    expect(probability).toBeCloseTo(letters.B * digits[classify(body.tape).vertical], 1);
    expect(probability + neighbors.reduce((sum, each) => sum + each.probability, 0)).toBeGreaterThan(0.9);
    expect(['shoulders', 'waist', 'hips', 'chest']).toContain(remeasure);
  });

  it('assessProvisionalBody gets surer with each value that it asks for until it is settled', () => {
    const truth = { ...createProvisionalBody(PEAR, {}).tape };
    let measured: Partial<typeof truth> = {};
    const asked: string[] = [];
    const first = assessProvisionalBody(PEAR, createProvisionalBody(PEAR, {})).probability;
    for (;;) {
      const body = createProvisionalBody(PEAR, measured);
      const { remeasure, probability } = assessProvisionalBody(PEAR, body);
      if (remeasure === null) {
        expect(probability).toBeGreaterThanOrEqual(0.95);
        break;
      }
      expect(asked).not.toContain(remeasure);
      asked.push(remeasure);
      measured = { ...measured, [remeasure]: truth[remeasure] };
      if (asked.length === 8) break;
    }
    expect(asked.length).toBeGreaterThan(1);
    const last = assessProvisionalBody(PEAR, createProvisionalBody(PEAR, measured)).probability;
    expect(last).toBeGreaterThan(first);
    expect(listMeasured({ ...truth, totalHeight: 64, estimated: [] })).toEqual(truth);
  });
});

describe('likely bodies', () => {
  const draw = (measured: Partial<TapeMeasurements>): TapeMeasurements[] => {
    const { tape, estimated } = createProvisionalBody(PEAR, measured);
    return Array.from({ length: LIKELY_BODIES }, (_, index) => ({
      ...tape,
      ...Object.fromEntries(estimated.map(({ name, likely }) => [name, likely![index]])),
    }));
  };

  it('are the same each time, with types as frequent as they are probable', () => {
    const bodies = draw({});
    expect(draw({})).toEqual(bodies);
    const share = bodies.filter((body) => classify(body).horizontal === 'B').length / 10;
    expect(Math.abs(share - estimateBody(PEAR).letters.B)).toBeLessThan(0.2);
  });

  it('keep measured values and vary the others', () => {
    const bodies = draw({ hips: 42.5 });
    expect(bodies.map(({ hips }) => hips)).toEqual(bodies.map(() => 42.5));
    expect(new Set(bodies.map(({ waist }) => waist)).size).toBeGreaterThan(5);
  });
});

it('getLikelyRange covers 80% of values', () => {
  expect(getLikelyRange({ mean: 40, deviation: 0 })).toEqual({ low: 40, high: 40 });
  const { low, high } = getLikelyRange({ mean: 40, deviation: 1 });
  expect([low, high].map((inches) => inches.toFixed(2))).toEqual(['38.72', '41.28']);
});

it('LAST_DRAWING is the index of the last drawing of each comparison', () => {
  for (const { levels } of Object.values(SCALES)) expect(levels).toHaveLength(LAST_DRAWING + 1);
});

it('estimateBody asks to measure a girth again once the body is fully measured', () => {
  const { tape } = createProvisionalBody(PEAR, {});
  expect(HORIZONTAL_MEASUREMENTS).toContain(estimateBody({ ...PEAR, byTape: tape }).measureFirst);
});
