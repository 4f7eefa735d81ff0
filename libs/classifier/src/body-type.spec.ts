import type { CombinedType, TapeMeasurements } from '@figura/contracts';
import {
  mapMeasurements,
  combineTypes,
  HORIZONTAL_TYPES,
  MEASUREMENTS,
  VERTICAL_TYPES,
} from '@figura/contracts';

import { classify } from './body-type';
import codes from './golden/codes.json';
import horizontalBorders from './golden/horizontal-borders.json';
import verticalBorders from './golden/vertical-borders.json';
import { classifyHorizontal } from './horizontal-type';
import { LIFELIKE_RANGES, makeBody } from './testing/bodies';
import { createSeededRandom } from './seeded-random';
import { classifyVertical } from './vertical-type';

const golden = [...codes, ...horizontalBorders, ...verticalBorders];

/** The rules again in integer hundredths, which have no rounding errors. */
function classifyByIntegers(hundredths: TapeMeasurements): CombinedType {
  const { shoulders, chest, waist, hips, headToChest, chestToCrotch, crotchToKnee, kneeToFloor } = hundredths;
  const rules = [
    ['A', Math.abs(shoulders - hips) <= 200 && 10 * hips >= 11 * waist],
    ['B', hips > shoulders && 10 * hips >= 11 * waist],
    ['C', shoulders > hips && 10 * shoulders >= 11 * hips],
    ['D', waist >= chest && waist >= hips],
    ['E', true],
  ] as const;
  const [letter] = rules.find(([, applies]) => applies)!;

  const total = headToChest + chestToCrotch + crotchToKnee + kneeToFloor;
  const upper = 100 * (headToChest + chestToCrotch);
  const middle = 100 * (chestToCrotch + crotchToKnee);
  const isBalanced = upper >= 48 * total && upper <= 52 * total;
  if (isBalanced) return `${letter}${middle < 45 * total ? '4' : '1'}`;
  return `${letter}${upper > 52 * total ? '2' : '3'}`;
}

/** A coarser step makes bodies exactly on borders common. */
function makeDraw(seed: number, step: number): () => TapeMeasurements {
  const random = createSeededRandom(seed);
  const ranges = MEASUREMENTS.map((name) => {
    const [from, to] = LIFELIKE_RANGES[name];
    return [name, (100 * from) / step, (100 * (to - from)) / step] as const;
  });
  const body = makeBody();
  return () => {
    for (const [name, lowest, width] of ranges) body[name] = step * Math.floor(lowest + random() * width);
    return body;
  };
}

describe('classify', () => {
  it.each(golden)('classify returns $expected.code: $name [S44]', ({ measurements, expected }) => {
    const { code, ...figures } = expected;
    expect(classify(measurements)).toEqual({ horizontal: code[0], vertical: code[1], combined: code });

    const horizontal = classifyHorizontal(measurements);
    expect(horizontal.shoulderToWaist).toBeCloseTo(figures.shoulderToWaist, 3);
    expect(horizontal.hipsToWaist).toBeCloseTo(figures.hipsToWaist, 3);
    expect(horizontal.shoulderToHips).toBeCloseTo(figures.shoulderToHips, 3);

    const vertical = classifyVertical(measurements);
    expect(vertical.totalHeight).toBe(figures.totalHeight);
    expect(vertical.torsoPercent).toBeCloseTo(figures.torsoPercent, 2);
    expect(vertical.legsPercent).toBeCloseTo(figures.legsPercent, 2);
    expect(vertical.midBodyPercent).toBeCloseTo(figures.midBodyPercent, 2);
  });

  it('the cases cover all twenty codes', () => {
    const tried = new Set(golden.map(({ expected }) => expected.code));
    const all = HORIZONTAL_TYPES.flatMap((letter) =>
      VERTICAL_TYPES.map((digit) => combineTypes(letter, digit)),
    );
    expect([...tried].sort()).toEqual(all);
  });

  it.each([
    ['hundredths', 1],
    ['tenths', 10],
    ['half inches', 50],
    ['inches', 100],
  ])('classify agrees with integer arithmetic on 60,000 bodies in %s [S44]', (_name, step) => {
    const draw = makeDraw(20_251 + step, step);
    const disagreements: TapeMeasurements[] = [];
    const inches = makeBody();
    for (let i = 0; i < 60_000; i++) {
      const hundredths = draw();
      for (const name of MEASUREMENTS) inches[name] = hundredths[name] / 100;
      if (classify(inches).combined !== classifyByIntegers(hundredths)) disagreements.push({ ...inches });
    }
    expect(disagreements).toEqual([]);
  });

  it('classify returns E1 for measurements that are all zero', () => {
    const nothing = mapMeasurements(MEASUREMENTS, () => 0);
    expect(classify(nothing)).toEqual({ horizontal: 'E', vertical: '1', combined: 'E1' });
  });
});
