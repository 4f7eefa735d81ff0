import { polyline } from '../form/polyline';
import { bodyOf } from '../form/body';
import type { Body } from '../form/body';
import { carried } from '../garment/cut/carried';
import type { GarmentInput } from '../garment/piece';
import { pieceIn } from './testing/worn';
import { drawWorn } from './draw-worn';
import { PLAUSIBLE_BODIES, POSED_BODIES } from './testing/bodies';
import { poseOf } from './pose';
import type { Hold, Pose, Stance } from './pose';
import { stanceFor } from './stance-for';
import { withoutIds } from './testing/worn-svg';
import { WORN_SHEET } from './worn-sheet';

const LONG = [pieceIn('Tops', 'shirt', { sleeveLength: ['wrist'] })];

/** Where one arm's edges lie at heights from the waist to the elbow, and the trunk's edge beside it; out from the axis, in inches. */
function besideTrunk(body: Body, pose: Pose, which: 1 | -1): { inner: number; outer: number; trunk: number }[] {
  const { waistY, elbowY } = body.landmarks;
  const heights = Array.from({ length: 12 }, (_, index) => waistY + ((elbowY - waistY) * index) / 11);
  const held = (line: Body['outer']) => line.points.map(({ x, y }) => pose.arms({ x: which * x, y }));
  const [outer, inner] = [held(body.outer), held(body.inner)];
  return heights.map((y) => ({
    inner: which * xAt(inner, y),
    outer: which * xAt(outer, y),
    trunk: which * pose.upright({ x: which * body.half(y), y }).x,
  }));
}

function xAt(points: readonly { x: number; y: number }[], y: number): number {
  const next = points.findIndex((p) => p.y >= y);
  const [a, b] = [points[Math.max(0, next - 1)]!, points[next]!];
  return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y || 1);
}

/** The widest from arm to arm between waist and elbow, against the shoulders. */
function spanOf(body: Body, pose: Pose): number {
  const [right, left] = [besideTrunk(body, pose, 1), besideTrunk(body, pose, -1)];
  const widest = Math.max(...right.map(({ outer }, index) => outer + left[index]!.outer));
  return widest / (2 * body.landmarks.deltoid);
}

/** The bust from which a hand in a pocket may widen the figure a little more, in inches. */
const SIZE_48 = 46;

describe('poseOf', () => {
  it('poseOf holds the arms no wider than a twentieth beyond the shoulders', () => {
    const wide = POSED_BODIES.flatMap((measurements) => {
      const body = bodyOf(measurements);
      return (['ease', 'pocket', 'flap', 'strap'] as const)
        .map((hold) => ({ measurements, hold, span: spanOf(body, poseOf(body, 'right', hold)) }))
        .filter(({ hold, span }) => span > (hold !== 'ease' && measurements.chest > SIZE_48 ? 1.08 : 1.05));
    });
    expect(wide).toEqual([]);
  });

  it('poseOf lets half an inch of daylight through beside the waist, wherever the hips leave room', () => {
    const closed = POSED_BODIES.filter((measurements) => {
      const body = bodyOf(measurements);
      const { waist, deltoid } = body.landmarks;
      const { fullness } = body.arm;
      // No arm hangs beside a trunk that fills the shoulders.
      if (deltoid * 1.05 - waist < 2.2 * fullness + 0.5) return false;
      const pose = poseOf(body);
      const gap = Math.max(
        ...([1, -1] as const).flatMap((which) =>
          besideTrunk(body, pose, which).map(({ inner, trunk }) => inner - trunk),
        ),
      );
      return gap < 0.5;
    });
    expect(closed).toEqual([]);
  });
});
