import { point, type Point } from '../figure/curve';
import { computeReach } from '../figure/foot';
import type { Landmarks } from '../figure/landmarks';
import { interpolate } from '../figure/proportions';
import { createTable } from '../form/table';

type Warp = (p: Point) => Point;

/** Share of the way aside. */
const EVEN = { womens: 0.6, mens: 0.85 } as const;

/** Inches at knee, ankle and toes; `wide` for each inch of hips beyond usual ones. */
const ASIDE = {
  idle: { own: [-0.1, 1.9, 2.5], wide: [0.3, 0.42, 0.42] },
  standing: { own: [0, 0.6, 0.65], wide: [0, 0.34, 0.34] },
} as const;
const USUAL_HIPS = 6.9;

/** Share of the toes' reach taken back. */
export const FRONTAL = { standing: 0.62, idle: 0.45, seated: 0.28 } as const;

export function createFootTurn({ ankleY, floorY }: Landmarks, legs: Warp, side: 1 | -1, share: number): Warp {
  const most = (side * share * computeReach(floorY)) / (floorY - ankleY);
  return (p) => {
    const { x, y } = legs(p);
    return point(p.x * side > 0 ? x - most * Math.max(0, p.y - ankleY) : x, y);
  };
}

export function createLegPose(l: Landmarks, side: 1 | -1, even: boolean, stride: number): Warp {
  const createAside = ({ own, wide }: (typeof ASIDE)['idle' | 'standing'], share: number) => {
    const way = own.map((each, index) => Math.max(each + wide[index]! * (l.hips - USUAL_HIPS), -0.3) * share);
    const levels = [l.kneeY, l.ankleY, l.floorY];
    return createTable([[l.crotchY - 1, 0], ...levels.map((y, index) => [y, way[index]!] as const)]);
  };
  const idle = createAside(ASIDE.idle, stride * (even ? interpolate(EVEN.womens, EVEN.mens, l.build) : 1));
  const standing = even && l.build > 0 ? idle : createAside(ASIDE.standing, 1);
  return (p) => {
    if (p.y <= l.crotchY - 1) return p;
    const out = p.x * side < 0 ? idle : standing;
    return point(p.x + Math.sign(p.x) * out.at(p.y), p.y);
  };
}

/** Inches at knee, ankle and toes: inward, and how far the leg behind ends higher. */
const STRIDE = {
  before: { inward: [-0.3, 0.7, 0.8], up: [0, 0, 0] },
  behind: { inward: [0.25, -0.8, -1.5], up: [0.05, 0.2, 0.3] },
  wide: 0.7,
} as const;

export function createStride(l: Landmarks): Warp {
  const from = l.crotchY - 1;
  const wide = Math.max(l.hips - USUAL_HIPS, 0);
  const createSteps = (steps: readonly number[], apart = 0) =>
    createTable([
      [from, 0],
      ...[l.kneeY, l.ankleY, l.floorY].map((y, index) => [y, steps[index]! - (index && apart)] as const),
    ]);
  const [before, behind] = [STRIDE.before, STRIDE.behind].map(({ inward, up }) => ({
    inward: createSteps(inward, wide * STRIDE.wide),
    up: createSteps(up),
  }));
  return ({ x, y }) => {
    const { inward, up } = x < 0 ? before! : behind!;
    return y <= from ? point(x, y) : point(x - Math.sign(x) * inward.at(y), y - up.at(y));
  };
}
