import { mirrorCurve, point, type Curve } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { smoothCurve } from '../figure/smooth-curve';

export function backLines(l: Landmarks): Curve[] {
  const right = [traceShoulderBlade(l), traceSeat(l), traceKneeHollow(l)];
  return [traceSpine(l), ...right, ...right.map(mirrorCurve)];
}

const traceSpine = (l: Landmarks): Curve =>
  smoothCurve([point(0, l.chestY + 1.6), point(0.06, l.waistY - 1), point(0, l.waistY + 1.6)]);

const traceShoulderBlade = (l: Landmarks): Curve =>
  smoothCurve([
    point(l.armpit * 0.3, l.armpitY - 1),
    point(l.armpit * 0.34, l.chestY + 0.2),
    point(l.armpit * 0.64, l.chestY + 1),
  ]);

const traceSeat = (l: Landmarks): Curve =>
  smoothCurve([
    point(0.06, l.crotchY - 2.6),
    point(0.14, l.crotchY - 0.2),
    point(l.hips * 0.3, l.crotchY + 0.72),
    point(l.hips * 0.62, l.crotchY + 0.1),
  ]);

const traceKneeHollow = ({ kneeInner, kneeOuter, kneeY }: Landmarks): Curve =>
  smoothCurve([
    point(kneeInner + (kneeOuter - kneeInner) * 0.24, kneeY + 0.3),
    point((kneeInner + kneeOuter) / 2, kneeY + 0.5),
    point(kneeInner + (kneeOuter - kneeInner) * 0.78, kneeY + 0.2),
  ]);

export function traceNapeHair({ face, chinY, neckY }: Landmarks): Curve {
  const low = neckY - 0.4;
  return smoothCurve(
    [
      point(-face * 0.95, chinY * 0.55),
      point(-face * 0.72, chinY * 0.96),
      point(0, low),
      point(face * 0.72, chinY * 0.96),
      point(face * 0.95, chinY * 0.55),
    ],
    { start: point(0, 1), end: point(0, -1) },
  );
}

export function traceToeLines({ ankleInner: inner, ankleOuter: outer, ankleY, floorY }: Landmarks): Curve[] {
  const placeOnFoot = (share: number, height: number) =>
    point(inner + 0.5 + (outer + 0.9 - inner - 0.5) * share, ankleY + (floorY - ankleY) * height);
  const right = [0.36, 0.52, 0.66, 0.79].map((share, index) =>
    smoothCurve([placeOnFoot(share, 0.985 - index * 0.012), placeOnFoot(share - 0.03, 0.87 - index * 0.012)]),
  );
  return [...right, ...right.map(mirrorCurve)];
}
