import { point, type Point } from '../figure/curve';
import type { Body } from '../form/body';
import { createTable } from '../form/table';
import type { Dressed } from './dressed';
import { createOutermostEdge } from './outermost';
import type { Pose } from './pose';

/** Inches. */
const STEP = 0.5;
const WITHIN = 0.15;
const COVERS = 0.5;

/** Inches up to which a hem behind an arm reads as a fin. */
const FIN = 3;

/** Inches below the wrist where a short coat's hem ends. */
const PAST = 1;

/** Inches below the wrist where cloth lies as if there were no arm. */
const ENDS = 5;

/** Keeps a top's hem behind the arm that hangs before it. */
export function drawInBehindArms(each: Dressed, body: Body, pose: Pose): (p: Point) => Point {
  const { landmarks: l, outer, half } = body;
  const hem = each.layers.places.hem?.y ?? 0;
  const levels = Array.from({ length: 40 }, (_, index) => l.elbowY - 3 + index * STEP).filter(
    (y) => y < l.wristY,
  );
  if (each.layers.legs || each.layers.overArms || hem < l.elbowY - 2 || hem > l.wristY + PAST)
    return (p) => p;
  const cloth = createOutermostEdge([each]);
  const [right, left] = ([1, -1] as const).map((side) => {
    const arm = createTable(
      levels.map((y) => {
        const posed = pose.arms(point(side * outer.atHeight(y).x, y));
        return [posed.y, posed.x * side - WITHIN] as const;
      }),
    );
    const computeExcess = (x: number, y: number): number => {
      const { x: seen, y: level } = pose.upright(point(side * x, y));
      return Math.min(seen * side - arm.at(level), x - half(y) - COVERS);
    };
    const most = Math.max(...levels.filter((y) => y < hem + 1).map((y) => computeExcess(cloth(y), y)));
    const isBent = ['laid', 'pocketed'].includes(pose.chooseHand(side));
    return most > 0 && most < FIN && !isBent ? computeExcess : () => 0;
  });
  return ({ x, y }) => {
    const share = Math.min((l.wristY + ENDS - y) / ENDS, 1);
    if (y < levels[0]! || share <= 0) return point(x, y);
    const excess = (x > 0 ? right! : left!)(Math.abs(x), y) * share;
    return excess > 0 ? point(x - Math.sign(x) * excess, y) : point(x, y);
  };
}
