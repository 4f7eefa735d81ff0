import type { HorizontalMeasurement, Measurement, TapeMeasurements } from '@figura/contracts';
import {
  mapMeasurements,
  HORIZONTAL_MEASUREMENTS,
  MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
} from '@figura/contracts';
import fc from 'fast-check';
import { acceptedBody, makeBody } from '../testing/bodies';
import { listAllTrueBodies, SHAPES, listSomeTrueBodies } from '../testing/true-bodies';
import type { LengthUnit } from '../units';
import { CM_PER_INCH } from '../units';
import type { TypedUnits } from './explanations';
import type { MisreadHint } from './find-misread-hints';
import { findMisreadHints } from './find-misread-hints';
import { SHOULDER_BREADTH } from './sample';

const EACH_UNIT = ['in', 'cm'] as const;
const VERTICAL_FIRST = [...VERTICAL_MEASUREMENTS, ...HORIZONTAL_MEASUREMENTS];

const slipTo = (meant: LengthUnit) => (meant === 'cm' ? CM_PER_INCH : 1 / CM_PER_INCH);
const getOtherUnit = (unit: LengthUnit) => (unit === 'cm' ? 'in' : 'cm');

function collectTypedIn(unit: LengthUnit): TypedUnits {
  return mapMeasurements(MEASUREMENTS, () => unit);
}

function pickMeasurements(
  body: TapeMeasurements,
  measurements: readonly Measurement[],
): Partial<TapeMeasurements> {
  return Object.fromEntries(measurements.map((name) => [name, body[name]]));
}

function scaled<Body extends Partial<TapeMeasurements>>(
  body: Body,
  measurements: readonly Measurement[],
  by: number,
): Body {
  return { ...body, ...Object.fromEntries(measurements.map((name) => [name, body[name]! * by])) };
}

const listHintedMeasurements = (hints: readonly MisreadHint[]) =>
  hints.flatMap(({ measurements }) => measurements);

describe('Correctly measured bodies', () => {
  const bodies = listAllTrueBodies();

  it('the sample holds over 20,000 bodies of all shapes and sizes', () => {
    expect(bodies.length).toBeGreaterThan(20_000);
    const belly = bodies.filter(({ shape }) => shape === 'belly');
    expect(belly.every(({ measurements: { waist, hips } }) => waist > hips)).toBe(true);
    expect(new Set(bodies.map(({ shape }) => shape)).size).toBe(Object.keys(SHAPES).length);
  });

  it('findMisreadHints returns no hint for a correctly measured body', () => {
    const hinted = bodies.filter(({ measurements }) => findMisreadHints(measurements).length > 0);
    expect(hinted.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['girths first', MEASUREMENTS],
    ['heights first', VERTICAL_FIRST],
  ])('findMisreadHints returns no hint at any point while measuring, %s', (_order, order) => {
    const some = bodies.filter((_, index) => index % 7 === 0);
    const hinted = some.filter(({ measurements }) =>
      order.some(
        (_, index) => findMisreadHints(pickMeasurements(measurements, order.slice(0, index + 1))).length > 0,
      ),
    );
    expect(hinted.map(({ name }) => name)).toEqual([]);
  });
});

describe('Measuring mistakes', () => {
  const bodies = listSomeTrueBodies();

  function listFailures(
    slip: (body: Partial<TapeMeasurements>) => Partial<TapeMeasurements>,
    unit: LengthUnit,
    isFound: (hints: readonly MisreadHint[]) => boolean,
  ): string[] {
    return bodies.flatMap(({ name, measurements }) =>
      [measurements, pickMeasurements(measurements, HORIZONTAL_MEASUREMENTS)]
        .filter((body) => !isFound(findMisreadHints(slip(body), collectTypedIn(unit))))
        .map((body) => `${name}, ${Object.keys(body).length} measurements`),
    );
  }

  it.each(HORIZONTAL_MEASUREMENTS.flatMap((girth) => EACH_UNIT.map((meant) => [girth, meant] as const)))(
    'findMisreadHints finds a wrong unit for %s, meant in %s, in every body',
    (girth, meant) => {
      const found = listFailures(
        (body) => scaled(body, [girth], slipTo(meant)),
        getOtherUnit(meant),
        (hints) => listHintedMeasurements(hints).join() === girth,
      );
      expect(found).toEqual([]);
    },
  );

  it.each(VERTICAL_MEASUREMENTS.flatMap((part) => EACH_UNIT.map((meant) => [part, meant] as const)))(
    'findMisreadHints recognizes a wrong unit for %s, meant in %s, in every body',
    (part, meant) => {
      const typed = collectTypedIn(getOtherUnit(meant));
      const slips = bodies.flatMap(({ measurements }) => {
        const body = scaled(measurements, [part], slipTo(meant));
        return [findMisreadHints(body, typed), findMisreadHints(pickMeasurements(body, [part]), typed)];
      });
      const expected = [{ kind: 'unit-slip', measurements: [part], meantUnit: meant }];
      for (const hints of slips) expect(hints).toEqual(expected);
    },
  );

  it.each(HORIZONTAL_MEASUREMENTS)(
    'findMisreadHints identifies a wrong unit for %s if it was read in centimeters',
    (girth) => {
      const found = listFailures(
        (body) => scaled(body, [girth], CM_PER_INCH),
        'in',
        ([hint, ...more]) => hint?.kind === 'unit-slip' && hint.meantUnit === 'cm' && more.length === 0,
      );
      expect(found).toEqual([]);
    },
  );

  it.each(EACH_UNIT)(
    'findMisreadHints reports all measurements in one hint if all were read in %s',
    (meant) => {
      for (const { measurements } of bodies) {
        for (const known of [MEASUREMENTS, HORIZONTAL_MEASUREMENTS, VERTICAL_MEASUREMENTS]) {
          const body = scaled(pickMeasurements(measurements, known), known, slipTo(meant));
          const hints = findMisreadHints(body, collectTypedIn(getOtherUnit(meant)));
          expect(hints).toEqual([{ kind: 'unit-slip', measurements: known, meantUnit: meant }]);
        }
      }
    },
  );

  it.each([
    ['girths', HORIZONTAL_MEASUREMENTS],
    ['heights', VERTICAL_MEASUREMENTS],
  ])(
    'findMisreadHints reports the wrong unit of all %s in one hint if the others are right',
    (_half, slipped) => {
      for (const { measurements } of bodies) {
        for (const meant of EACH_UNIT) {
          const body = scaled(measurements, slipped, slipTo(meant));
          const hints = findMisreadHints(body, collectTypedIn(getOtherUnit(meant)));
          expect(hints).toEqual([{ kind: 'unit-slip', measurements: slipped, meantUnit: meant }]);
        }
      }
    },
  );

  it.each(HORIZONTAL_MEASUREMENTS.flatMap((girth) => EACH_UNIT.map((unit) => [girth, unit] as const)))(
    'findMisreadHints finds half of %s, in %s, in every body',
    (girth, unit) => {
      const found = listFailures(
        (body) => scaled(body, [girth], 1 / 2),
        unit,
        (hints) => listHintedMeasurements(hints).includes(girth),
      );
      expect(found).toEqual([]);
    },
  );

  it.each(['chest', 'waist', 'hips'] as const)(
    'findMisreadHints identifies half of %s in inches',
    (girth) => {
      const found = listFailures(
        (body) => scaled(body, [girth], 1 / 2),
        'in',
        (hints) => listHintedMeasurements(hints).join() === girth && hints[0]!.kind === 'half-girth',
      );
      expect(found).toEqual([]);
    },
  );

  it('findMisreadHints finds shoulders measured straight across in every body', () => {
    for (const unit of EACH_UNIT) {
      const found = listFailures(
        (body) => scaled(body, ['shoulders'], SHOULDER_BREADTH),
        unit,
        (hints) => listHintedMeasurements(hints).includes('shoulders'),
      );
      expect(found).toEqual([]);
    }
  });

  function shareOfSwapsFound(pairs: readonly [Measurement, Measurement][], ratio: number): number {
    const swaps = bodies.flatMap(({ measurements: body }) =>
      pairs
        .filter(([a, b]) => Math.max(body[a] / body[b], body[b] / body[a]) >= ratio)
        .map(([a, b]) => ({ one: a, other: b, body: { ...body, [a]: body[b], [b]: body[a] } })),
    );
    expect(swaps.length).toBeGreaterThan(50);
    const found = swaps.filter(({ one, other, body }) =>
      findMisreadHints(body).some(
        ({ measurements }) => measurements.includes(one) || measurements.includes(other),
      ),
    );
    return found.length / swaps.length;
  }

  it('findMisreadHints finds swapped girths if one is over 1.4 times the other', () => {
    const pairs = HORIZONTAL_MEASUREMENTS.flatMap((measurement, index) =>
      HORIZONTAL_MEASUREMENTS.slice(index + 1).map((other): [Measurement, Measurement] => [
        measurement,
        other,
      ]),
    );
    expect(shareOfSwapsFound(pairs, 1.4)).toBeGreaterThan(0.95);
  });

  it('findMisreadHints finds a swap of the shortest height with a neighbor in every body', () => {
    const pairs: [Measurement, Measurement][] = [
      ['headToChest', 'crotchToKnee'],
      ['crotchToKnee', 'kneeToFloor'],
    ];
    expect(shareOfSwapsFound(pairs, 1.3)).toBe(1);
  });
});

describe('findMisreadHints', () => {
  const listHintKinds = (body: Partial<TapeMeasurements>, typed?: TypedUnits) =>
    findMisreadHints(body, typed).map(({ kind, measurements }) => [kind, ...measurements]);

  it('findMisreadHints names both swapped fields', () => {
    const body = makeBody({ shoulders: 27, waist: 40 });
    expect(listHintKinds(body, collectTypedIn('in'))).toEqual([['swapped', 'shoulders', 'waist']]);
    expect(listHintKinds(makeBody({ crotchToKnee: 17.5, kneeToFloor: 13 }))).toEqual([
      ['swapped', 'crotchToKnee', 'kneeToFloor'],
    ]);
  });

  it('findMisreadHints asks at the first number whether the tape went all the way around', () => {
    expect(listHintKinds({ shoulders: 16 }, collectTypedIn('in'))).toEqual([
      ['straight-across', 'shoulders'],
    ]);
    expect(listHintKinds({ hips: 19 }, collectTypedIn('in'))).toEqual([['half-girth', 'hips']]);
  });

  it('findMisreadHints recognizes that all girths were measured flat', () => {
    const flat = scaled(makeBody(), HORIZONTAL_MEASUREMENTS, 1 / 2);
    expect(listHintKinds(flat, collectTypedIn('in'))).toEqual([['half-girth', ...HORIZONTAL_MEASUREMENTS]]);
  });

  it('findMisreadHints recognizes three numbers in the other unit among correct ones', () => {
    const slipped = ['chest', 'hips', 'kneeToFloor'] as const;
    const body = scaled(makeBody(), slipped, CM_PER_INCH);
    expect(findMisreadHints(body)).toEqual([{ kind: 'unit-slip', measurements: slipped, meantUnit: 'cm' }]);
  });

  it('findMisreadHints distinguishes two mistakes in one body', () => {
    const body = makeBody({ shoulders: 17.5, hips: 101.6 });
    expect(listHintKinds(body, collectTypedIn('in'))).toEqual([
      ['unit-slip', 'hips'],
      ['straight-across', 'shoulders'],
    ]);
  });

  it('findMisreadHints does not suspect the unit that the user typed', () => {
    const typed = { ...collectTypedIn('in'), hips: 'cm' } as const;
    expect(listHintKinds(makeBody({ hips: 101.6 }), typed)).toEqual([['unusual', 'hips']]);
    expect(listHintKinds(makeBody({ hips: 101.6 }))).toEqual([['unit-slip', 'hips']]);
  });

  it('findMisreadHints marks unexplained values as unusual, and judges the rest without them', () => {
    expect(listHintKinds(makeBody({ waist: 4 }), collectTypedIn('in'))).toEqual([['unusual', 'waist']]);
    const body = makeBody({ waist: 4, chest: 37 * CM_PER_INCH, kneeToFloor: 1 });
    expect(listHintKinds(body, collectTypedIn('in'))).toEqual([
      ['unusual', 'kneeToFloor'],
      ['unusual', 'waist'],
      ['unit-slip', 'chest'],
    ]);
  });

  it('findMisreadHints returns no hint just because a height is rare', () => {
    expect(findMisreadHints(scaled(makeBody(), VERTICAL_MEASUREMENTS, 0.72), collectTypedIn('in'))).toEqual(
      [],
    );
  });

  it('findMisreadHints leaves invalid lengths to validation', () => {
    for (const value of [0, -3, NaN, Infinity]) {
      expect(findMisreadHints({ shoulders: value, waist: value })).toEqual([]);
      expect(findMisreadHints(makeBody({ hips: value }))).toEqual([]);
    }
    expect(findMisreadHints({})).toEqual([]);
  });

  it('findMisreadHints names each given measurement at most once', () => {
    const bodies = fc.tuple(acceptedBody, fc.subarray([...MEASUREMENTS]));
    fc.assert(
      fc.property(bodies, ([body, known]) => {
        const named = listHintedMeasurements(findMisreadHints(pickMeasurements(body, known)));
        expect(new Set(named).size).toBe(named.length);
        expect(named.every((name) => known.includes(name))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('findMisreadHints is independent of body size and measuring order', () => {
    const girth = fc.constantFrom<HorizontalMeasurement>(...HORIZONTAL_MEASUREMENTS);
    fc.assert(
      fc.property(fc.constantFrom(...bodiesOfAnySize), girth, ({ measurements }, name) => {
        const half = { ...measurements, [name]: measurements[name] / 2 };
        const reversed = Object.fromEntries(Object.entries(half).reverse());
        expect(findMisreadHints(reversed)).toEqual(findMisreadHints(half));
      }),
      { numRuns: 50 },
    );
  });
});

const bodiesOfAnySize = listSomeTrueBodies();
