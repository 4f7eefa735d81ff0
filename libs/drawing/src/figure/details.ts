import type { Arm } from './arm';
import { mirrorCurve, point, type Curve, type Point } from './curve';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';

export const traceBodyDetails = (l: Landmarks, { handLines }: Arm) => ({
  neck: [traceNeck(l)],
  collarbone: [traceCollarbone(l)],
  bust: [traceBust(l)],
  knee: traceKnee(l),
  ankle: traceAnkle(l),
  hand: handLines,
});

export function traceDetailLines(l: Landmarks, arm: Arm, { trunk }: { trunk: boolean }): Curve[] {
  const { bust: onTrunk, ...others } = traceBodyDetails(l, arm);
  const right = [...(trunk ? onTrunk : []), ...Object.values(others).flat()];
  return [...right, ...right.map(mirrorCurve), ...(trunk ? [traceNavel(l)] : [])];
}

const traceNeck = (l: Landmarks): Curve =>
  smoothCurve([
    point(l.neck * 0.7, l.neckY - 0.75),
    point(l.neck * 0.5, l.neckY + 0.1),
    point(0.36, l.shoulderY - 0.5),
  ]);

const traceCollarbone = ({ deltoid, shoulderY }: Landmarks): Curve =>
  smoothCurve([
    point(0.62, shoulderY + 0.3),
    point(1.5, shoulderY + 0.1),
    point(deltoid * 0.3, shoulderY + 0.24),
    point(deltoid * 0.4, shoulderY + 0.3),
  ]);

const traceBust = ({ chest, chestY, underbustY }: Landmarks): Curve => {
  const depth = underbustY - chestY;
  return smoothCurve([
    point(chest * 0.18, chestY + depth * 0.64),
    point(chest * 0.47, chestY + depth * 0.92),
    point(chest * 0.79, chestY + depth * 0.5),
  ]);
};

const traceNavel = ({ waistY, highHipY }: Landmarks): Curve => {
  const y = waistY + (highHipY - waistY) * 0.5;
  return smoothCurve([point(0, y), point(0.04, y + 0.5)]);
};

const traceKnee = ({ kneeInner, kneeOuter, kneeY }: Landmarks): Curve[] => {
  const on = (share: number, y: number): Point =>
    point(kneeInner + (kneeOuter - kneeInner) * share, kneeY + y);
  return [
    smoothCurve([on(0.27, -0.75), on(0.33, 0), on(0.3, 0.85)]),
    smoothCurve([on(0.4, 1.0), on(0.52, 1.12), on(0.66, 0.92)]),
  ];
};

const traceAnkle = ({ ankleInner, ankleOuter, ankleY }: Landmarks): Curve[] =>
  [
    { share: 0.24, bow: 0.12, y: ankleY },
    { share: 0.8, bow: -0.1, y: ankleY + 0.2 },
  ].map(({ share, bow, y }) => {
    const x = ankleInner + (ankleOuter - ankleInner) * share;
    return smoothCurve([point(x - bow / 2, y + 0.35), point(x + bow, y + 0.62), point(x + bow / 6, y + 0.9)]);
  });
