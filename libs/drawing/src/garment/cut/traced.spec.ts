import fc from 'fast-check';
import { createBody } from '../../form/body';
import { createForm } from '../../form/form';
import { traceCorners, point, smoothCurve, type Point } from './path';
import { drawCurves } from './traced';
import { createSheet } from './sheet';

const { body: sheet } = createSheet(createForm(createBody({})), 10, ({ x, y }) => point(x * 10, y * 10));

function placePoints(d: string, each = 12): Point[] {
  const points: Point[] = [];
  let pen = point(0, 0);
  let last: { handle: Point; kind: string } | undefined;
  for (const [, command, run] of d.matchAll(/([Mlcsqt])([^Mlcsqtz]*)/g)) {
    const numbers = (run!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const places = Array.from({ length: numbers.length / 2 }, (_, index) =>
      command === 'M'
        ? point(numbers[index * 2]!, numbers[index * 2 + 1]!)
        : point(pen.x + numbers[index * 2]!, pen.y + numbers[index * 2 + 1]!),
    );
    const to = places.at(-1)!;
    const placeOnward = (kind: string): Point =>
      last?.kind === kind ? point(2 * pen.x - last.handle.x, 2 * pen.y - last.handle.y) : pen;
    const hull = {
      M: [to],
      l: [pen, to],
      c: [pen, ...places],
      s: [pen, placeOnward('c'), ...places],
      q: [pen, ...places],
      t: [pen, placeOnward('q'), to],
    }[command as 'M']!;
    for (let index = 1; index <= each; index += 1) points.push(placeBezier(hull, index / each));
    last = hull.length > 2 ? { handle: hull.at(-2)!, kind: hull.length === 4 ? 'c' : 'q' } : undefined;
    pen = to;
  }
  return points;
}

function placeBezier(hull: readonly Point[], t: number): Point {
  if (hull.length === 1) return hull[0]!;
  const inner = hull.slice(1).map((p, index) => {
    const before = hull[index]!;
    return point(before.x + (p.x - before.x) * t, before.y + (p.y - before.y) * t);
  });
  return placeBezier(inner, t);
}

const computeDistance = (p: Point, line: readonly Point[]): number =>
  Math.min(
    ...line.slice(1).map((b, index) => {
      const a = line[index]!;
      const [x, y] = [b.x - a.x, b.y - a.y];
      const size = x * x + y * y || 1;
      const share = Math.min(Math.max(((p.x - a.x) * x + (p.y - a.y) * y) / size, 0), 1);
      return Math.hypot(p.x - a.x - x * share, p.y - a.y - y * share);
    }),
  );

const place = fc.record({
  x: fc.double({ min: -20, max: 20, noNaN: true }),
  y: fc.double({ min: 0, max: 60, noNaN: true }),
});

describe('drawCurves', () => {
  it('drawCurves stays within two thirds of a unit of the curve', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 7 }), (places) => {
        const curve = smoothCurve(places);
        const own = curve.cubics.flatMap(({ c1, c2, to }, index) => {
          const hull = [index === 0 ? curve.from : curve.cubics[index - 1]!.to, c1, c2, to];
          return Array.from({ length: 41 }, (_, step) => placeBezier(hull, step / 40));
        });
        for (const p of placePoints(drawCurves([curve], sheet, false), 5))
          expect(computeDistance(point(p.x / 10, p.y / 10), own)).toBeLessThan(0.067);
      }),
      { numRuns: 40 },
    );
  });

  it('drawCurves writes only whole units if they are smaller than those of the sheet', () => {
    const wave = smoothCurve([
      point(0, 0),
      point(1.03, 2.07),
      point(2.9, 2.2),
      point(4.4, 0.3),
      point(6, 1.1),
    ]);
    const d = drawCurves([wave], { ...sheet, unit: 3 }, false);
    expect(d).toMatch(/[qt]/);
    expect(d).not.toContain('.');
  });

  it('drawCurves ends within a tenth of the curve’s end, however many steps it takes', () => {
    const wave = smoothCurve(
      Array.from({ length: 80 }, (_, index) => point(index * 0.333, Math.sin(index) * 2.77)),
    );
    const end = placePoints(drawCurves([wave], sheet, false)).at(-1)!;
    expect(end.x).toBeCloseTo(79 * 3.33, 0);
    expect(Math.abs(end.y - Math.sin(79) * 27.7)).toBeLessThan(0.06);
  });

  it('drawCurves writes straight lines as lines, and smooth joins without their handles', () => {
    expect(drawCurves([traceCorners([0, 0], [1, 0], [1, 2])], sheet, true)).toBe('M0 0l10 0l0 20z');
    const circle = smoothCurve(
      Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 8) * Math.PI * 2;
        return point(Math.sin(angle), -Math.cos(angle));
      }),
      { start: point(1, 0), end: point(1, 0) },
    );
    expect(drawCurves([circle], sheet, true)).toMatch(/^M0-10[cq][^sqt]+[st]/);
  });
});
