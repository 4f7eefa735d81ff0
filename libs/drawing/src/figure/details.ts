import { THUMB_WEB } from './arm';
import type { Arm } from './arm';
import { mirrored, point } from './curve';
import type { Curve, Point } from './curve';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';

/** The fine lines inside the silhouette that give it its form: collarbones, bust, navel, knees, hands. */
export function detailLines(l: Landmarks, { wrist }: Arm): Curve[] {
  const right = [neck(l), collarbone(l), bust(l), knee(l), thumb(wrist), ...fingers(wrist)];
  return [...right, ...right.map(mirrored), navel(l)];
}

const neck = (l: Landmarks): Curve =>
  smoothCurve([
    point(l.neck * 0.7, l.neckY - 0.75),
    point(l.neck * 0.5, l.neckY + 0.1),
    point(0.36, l.shoulderY - 0.5),
  ]);

const collarbone = ({ deltoid, shoulderY }: Landmarks): Curve =>
  smoothCurve([
    point(0.62, shoulderY - 0.1),
    point(1.5, shoulderY - 0.3),
    point(deltoid * 0.32, shoulderY - 0.24),
    point(deltoid * 0.43, shoulderY - 0.34),
  ]);

const bust = ({ chest, chestY, underbustY }: Landmarks): Curve => {
  const depth = underbustY - chestY;
  return smoothCurve([
    point(chest * 0.18, chestY + depth * 0.64),
    point(chest * 0.47, chestY + depth * 0.92),
    point(chest * 0.79, chestY + depth * 0.5),
  ]);
};

const navel = ({ waistY, highHipY }: Landmarks): Curve => {
  const y = waistY + (highHipY - waistY) * 0.5;
  return smoothCurve([point(0, y), point(0.04, y + 0.5)]);
};

const knee = ({ kneeInner, kneeOuter, kneeY }: Landmarks): Curve => {
  const x = kneeInner + (kneeOuter - kneeInner) * 0.3;
  return smoothCurve([
    point(x - 0.12, kneeY - 0.7),
    point(x + 0.1, kneeY + 0.1),
    point(x + 0.02, kneeY + 0.9),
  ]);
};

const at = (wrist: Point, x: number, y: number): Point => point(wrist.x + x, wrist.y + y);

const thumb = (wrist: Point): Curve =>
  smoothCurve([at(wrist, THUMB_WEB.x, THUMB_WEB.y), at(wrist, -0.26, 2.9), at(wrist, -0.2, 2)]);

const fingers = (wrist: Point): Curve[] => [
  smoothCurve([at(wrist, 0.26, 4.1), at(wrist, 0.24, 5.2), at(wrist, 0.12, 6.3)]),
  smoothCurve([at(wrist, 0.6, 4.2), at(wrist, 0.54, 5.2), at(wrist, 0.38, 6)]),
];
