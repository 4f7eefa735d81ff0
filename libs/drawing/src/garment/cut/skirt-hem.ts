import { linkCurves, mirrorCurve, point, reverseCurve, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';
import { readPairs } from '../../figure/pairs';
import { INCH } from '../../figure/proportions';
import { placeCones } from './skirt-folds';
import type { BackPanel, HemShape, SkirtName } from './skirt-kinds';

/** Centimeters above the middle. */
export const RISES: Record<HemShape, { left: number; right: number }> = {
  level: { left: 0, right: 0 },
  rounded: { left: 8, right: 8 },
  asymmetric: { left: 20, right: 0 },
};

export function cutHem(shape: Exclude<HemShape, 'level'>, corner: Point, left: Point, hem: number): Curve {
  const [x, y] = [0.7, hem - 1.2];
  return shape === 'rounded'
    ? smoothCurve([corner, point(corner.x * x, y), point(0, hem), point(left.x * x, y), left])
    : smoothCurve([corner, point(corner.x * 0.3, corner.y * 0.6 + left.y * 0.4), left]);
}

export function traceHemLine(
  kind: SkirtName,
  corner: Point,
  hem: number,
  back: number | undefined,
  hemAt: (share: number) => number,
  falls = 1,
): Curve {
  const left = point(-corner.x, corner.y);
  if (back !== undefined) {
    const right = smoothCurve([corner, point(corner.x * 0.6, hem + 1.5), point(0, hem - 4)], {
      end: point(-1, 0),
    });
    return linkCurves(right, reverseCurve(mirrorCurve(right)));
  }
  if (kind === 'pleated') return tracePleatedHem(corner, hem);
  const cones = Math.max(placeCones(kind, falls).length, 1);
  const stops = Array.from({ length: cones * 5 - 1 }, (_, index) => {
    const share = 1 - (2 * (index + 1)) / (cones * 5);
    return point(share * corner.x, hemAt(share));
  });
  return smoothCurve([corner, ...stops, left]);
}

export function createConeHem(
  kind: SkirtName,
  { corner, hem, cone, falls = 1 }: { corner: Point; hem: number; cone: number; falls?: number },
): (share: number) => number {
  const cones = placeCones(kind, falls);
  const deep = cone * INCH;
  return (share) =>
    cones.reduce(
      (level, middle) => {
        const way = (share - middle) * cones.length * 1.15;
        return level + deep * (Math.exp(-1.7 * way ** 2) - 0.42 * Math.exp(-2.2 * (way - 1.1) ** 2));
      },
      corner.y + (hem - corner.y) * (1 - share * share),
    );
}

const PLEATS = 11;

function tracePleatedHem(corner: Point, hem: number): Curve {
  const points: Point[] = [];
  for (let index = 1; index < PLEATS; index += 1) {
    const share = index / PLEATS;
    const x = corner.x * (1 - 2 * share);
    const middle = Math.sin(share * Math.PI);
    const y = corner.y + (hem - corner.y) * middle ** 0.8;
    points.push(point(x + 0.3, y + 0.5 * middle), point(x, y - 0.35 * middle));
  }
  return straight(corner, ...points, point(-corner.x, corner.y));
}

/** Centimeters. */
const BACK_RISE = 7;

export function cutBackPanel(at: (level: number) => number, corner: Point, back: number): BackPanel {
  const low = point(at(back - BACK_RISE), back - BACK_RISE);
  const side = smoothCurve([
    point(corner.x - 0.2, corner.y - 1),
    point(at((corner.y + low.y) / 2) - 0.1, (corner.y + low.y) / 2),
    low,
  ]);
  const stops = readPairs('1,7 0.72,2.9 0.45,0.4 0.2,0.9 0,0 -0.2,0.9 -0.45,0.4 -0.72,2.9 -1,7');
  const hem = smoothCurve(stops.map(([share, up]) => point(low.x * share, back - up)));
  const hidden = straight(point(-corner.x * 0.7, corner.y - 22), point(corner.x * 0.7, corner.y - 22));
  return {
    outline: linkCurves(hidden, side, hem, reverseCurve(mirrorCurve(side))),
    folds: [-0.66, -0.2, 0.2, 0.66].map((share) =>
      straight(point(share * low.x * 0.92, back - 24), point(share * low.x, back - (share ** 2 * 5 + 1))),
    ),
  };
}
