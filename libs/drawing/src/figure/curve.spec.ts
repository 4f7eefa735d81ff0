import {
  interpolatePoint,
  formatDecimal,
  joinCurves,
  getLastPoint,
  mirrorCurve,
  formatPath,
  point,
  reverseCurve,
  cutStretch,
} from './curve';
import type { Curve } from './curve';

const bend: Curve = {
  from: point(0, 0),
  cubics: [
    { c1: point(1, 0), c2: point(2, 1), to: point(2, 2) },
    { c1: point(2, 3), c2: point(1, 4), to: point(0, 4) },
  ],
};

describe('Curves', () => {
  it('reverseCurve runs a curve backwards through the same points', () => {
    expect(reverseCurve(bend)).toEqual({
      from: point(0, 4),
      cubics: [
        { c1: point(1, 4), c2: point(2, 3), to: point(2, 2) },
        { c1: point(2, 1), c2: point(1, 0), to: point(0, 0) },
      ],
    });
    expect(reverseCurve(reverseCurve(bend))).toEqual(bend);
  });

  it('mirrorCurve mirrors a curve about the axis', () => {
    expect(getLastPoint(cutStretch(mirrorCurve(bend), 0, 1))).toEqual(point(-2, 2));
  });

  it('joinCurves restores a curve that cutStretch split', () => {
    expect(joinCurves(cutStretch(bend, 0, 1), cutStretch(bend, 1, 2))).toEqual(bend);
    expect(cutStretch(bend, 1, 2).from).toEqual(point(2, 2));
  });

  it('formatPath scales a path to the sheet, and closes it on request', () => {
    const place = { scale: 10, axis: 100, crown: 5 };
    expect(formatPath(cutStretch(bend, 0, 1), place)).toBe('M100 5C110 5 120 15 120 25');
    expect(formatPath(bend, place, true)).toMatch(/^M[^Z]+Z$/);
  });

  it('interpolatePoint returns the point at a share of a straight line', () => {
    expect(interpolatePoint(point(0, 0), point(2, 4), 0.25)).toEqual(point(0.5, 1));
  });
});

it('formatDecimal writes at most one decimal, and no negative zero', () => {
  expect([1 / 3, -0.04, -1.04, 100.06, 12].map(formatDecimal)).toEqual(['0.3', '0', '-1', '100.1', '12']);
});
