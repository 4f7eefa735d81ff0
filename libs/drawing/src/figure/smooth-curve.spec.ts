import fc from 'fast-check';
import { point, type Curve, type Point } from './curve';
import { smoothCurve } from './smooth-curve';

const points: fc.Arbitrary<Point[]> = fc
  .array(
    fc.record({
      x: fc.double({ min: -9, max: 9, noNaN: true }),
      step: fc.double({ min: 0.2, max: 5, noNaN: true }),
    }),
    {
      minLength: 2,
      maxLength: 9,
    },
  )
  .map((steps) => {
    let y = 0;
    return steps.map(({ x, step }) => point(x, (y += step)));
  });

const placeStops = ({ from, cubics }: Curve): Point[] => [from, ...cubics.map(({ to }) => to)];
const measureSpan = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y) ** 0.75;

describe('smoothCurve', () => {
  it('smoothCurve goes through every point', () => {
    fc.assert(fc.property(points, (given) => expect(placeStops(smoothCurve(given))).toEqual(given)));
  });

  it('smoothCurve passes every inner point with a continuous slope and curvature', () => {
    fc.assert(
      fc.property(points, (given) => {
        const { cubics } = smoothCurve(given);
        for (let index = 1; index < cubics.length; index += 1) {
          const [before, after] = [cubics[index - 1]!, cubics[index]!];
          const here = before.to;
          const into = measureSpan(given[index - 1]!, here);
          const outOf = measureSpan(here, given[index + 1]!);
          expect((here.x - before.c2.x) / into).toBeCloseTo((after.c1.x - here.x) / outOf, 6);
          const bendBefore = (before.c1.x - 2 * before.c2.x + here.x) / into ** 2;
          const bendAfter = (here.x - 2 * after.c1.x + after.c2.x) / outOf ** 2;
          expect(bendBefore).toBeCloseTo(bendAfter, 6);
        }
      }),
    );
  });

  it('smoothCurve is straight through points on a line', () => {
    const { cubics } = smoothCurve([point(0, 0), point(1, 2), point(3, 6)]);
    for (const { c1, c2 } of cubics) for (const { x, y } of [c1, c2]) expect(y).toBeCloseTo(2 * x, 9);
  });

  it('smoothCurve starts and ends in the given directions', () => {
    const curve = smoothCurve([point(0, 0), point(2, 3), point(5, 4)], {
      start: point(0, 7),
      end: point(1, 0),
    });
    expect(curve.cubics[0]!.c1.x).toBeCloseTo(0, 9);
    expect(curve.cubics[0]!.c1.y).toBeGreaterThan(0);
    expect(curve.cubics[1]!.c2.y).toBeCloseTo(4, 9);
    expect(curve.cubics[1]!.c2.x).toBeLessThan(5);
  });
});
