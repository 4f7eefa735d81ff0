import { HORIZONTAL_MEASUREMENTS } from '@figura/contracts';
import fc from 'fast-check';
import { completeBody, computeProportions, TYPICAL_BODY, TYPICAL_HEIGHT } from './proportions';
import type { Proportions } from './proportions';
import { anyBody, anyMeasurement, ordinaryBody } from './testing/bodies';

describe('completeBody', () => {
  it('completeBody uses typical values for missing and invalid measurements', () => {
    expect(completeBody({})).toEqual(TYPICAL_BODY);
    expect(completeBody({ waist: 0, hips: -3, chest: Number.NaN, shoulders: 44 })).toEqual({
      ...TYPICAL_BODY,
      shoulders: 44,
    });
  });
});

describe('computeProportions', () => {
  it('computeProportions gives ordinary bodies their own widths and heights', () => {
    fc.assert(
      fc.property(ordinaryBody, (body) => {
        const drawn = computeProportions(body);
        const height = body.headToChest + body.chestToCrotch + body.crotchToKnee + body.kneeToFloor;
        expect(drawn.chestY / TYPICAL_HEIGHT).toBeCloseTo(body.headToChest / height, 9);
        expect((TYPICAL_HEIGHT - drawn.kneeY) / TYPICAL_HEIGHT).toBeCloseTo(body.kneeToFloor / height, 9);
        expect(drawn.hips / TYPICAL_HEIGHT).toBeCloseTo((0.347 * body.hips) / 2 / height, 9);
        expect(drawn.waist / TYPICAL_HEIGHT).toBeCloseTo((0.326 * body.waist) / 2 / height, 9);
      }),
    );
  });

  it.each(HORIZONTAL_MEASUREMENTS)(
    'computeProportions draws more %s wider, however large the number',
    (girth) => {
      fc.assert(
        fc.property(anyBody, anyMeasurement, (body, other) => {
          const [less, more] = [body[girth], other].sort((a, b) => a - b) as [number, number];
          fc.pre(more - less > 0.01);
          const computeWidth = (value: number): number =>
            computeProportions({ ...body, [girth]: value })[girth];
          expect(computeWidth(more)).toBeGreaterThan(computeWidth(less));
        }),
      );
    },
  );

  it('computeProportions draws a longer part longer', () => {
    fc.assert(
      fc.property(anyBody, fc.double({ min: 1.01, max: 3, noNaN: true }), (body, factor) => {
        const longer = { ...body, kneeToFloor: body.kneeToFloor * factor };
        expect(computeProportions(longer).kneeY).toBeLessThan(computeProportions(body).kneeY);
      }),
    );
  });

  it('computeProportions draws the same body if inches are taken for centimeters', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const slipped = Object.fromEntries(
          Object.entries(body).map(([measurement, inches]) => [measurement, inches * 2.54]),
        );
        const { stature: before, ...shape } = computeProportions(body);
        const { stature: after, ...slippedShape } = computeProportions(slipped);
        expect(after).toBeGreaterThan(before);
        for (const name of Object.keys(shape) as (keyof typeof shape)[]) {
          expect(slippedShape[name]).toBeCloseTo(shape[name], 9);
        }
      }),
    );
  });

  it('computeProportions keeps every body human', () => {
    const typical = computeProportions({});
    const computeRatios = (body: Proportions, names: (keyof Proportions)[]): number[] =>
      names.map((name) => body[name] / typical[name]);
    fc.assert(
      fc.property(anyBody, (body) => {
        const drawn = computeProportions(body);
        const widths = computeRatios(drawn, ['shoulders', 'chest', 'waist', 'hips']);
        expect(Math.min(...widths)).toBeGreaterThan(0.6);
        expect(Math.max(...widths)).toBeLessThan(1.85);
        for (const height of computeRatios(drawn, ['chestY', 'crotchY', 'kneeY'])) {
          expect(height).toBeGreaterThan(0.6);
          expect(height).toBeLessThan(1.5);
        }
      }),
    );
  });
});
