import { joinCurves, point, type Curve, type Point } from './curve';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';
import { readPairs } from './pairs';

/** Shares of the half width from the axis and of the height from the crown. */
const onHead =
  ({ face, chinY }: Landmarks) =>
  (x: number, y: number): Point =>
    point(face * x, chinY * y);

export function traceFaceSide(l: Landmarks): Curve {
  const at = onHead(l);
  return smoothCurve(
    [at(0, 0.05), at(0.62, 0.13), at(0.95, 0.36), at(0.97, 0.55), at(0.8, 0.77), at(0.4, 0.955), at(0, 1)],
    { start: point(1, 0), end: point(-1, 0) },
  );
}

export function traceHairCap(l: Landmarks): Curve {
  const at = onHead(l);
  const crown = smoothCurve(
    readPairs(
      '-0.92,0.68 -1.18,0.45 -1.12,0.2 -0.62,0.04 0.02,0 0.68,0.045 1.15,0.2 1.21,0.45 0.93,0.69',
    ).map(([x, y]) => at(x, y)),
    { start: point(-0.6, -1), end: point(-0.75, 1) },
  );
  const right = smoothCurve([at(0.93, 0.69), at(0.88, 0.52), at(0.46, 0.32), at(-0.36, 0.13)], {
    start: point(0.1, -1),
    end: point(-1, -0.5),
  });
  const left = smoothCurve([at(-0.36, 0.13), at(-0.74, 0.32), at(-0.88, 0.5), at(-0.92, 0.68)], {
    start: point(-0.8, 0.8),
    end: point(-0.05, 1),
  });
  return joinCurves(crown, right, left);
}

export function traceCroppedSide(l: Landmarks): Curve {
  const at = onHead(l);
  const temple = at(0.95, 0.5);
  return joinCurves(
    smoothCurve([at(0, 0), at(0.9, 0.14), at(1.03, 0.33), temple], {
      start: point(1, 0),
      end: point(-0.2, 1),
    }),
    smoothCurve([temple, at(0.72, 0.255), at(0, 0.215)], { start: point(-0.6, -1), end: point(-1, 0) }),
  );
}

export function traceHairKnot(l: Landmarks): Curve {
  const at = onHead(l);
  const start = at(0.5, 0.8);
  return smoothCurve([start, at(1, 0.75), at(1.36, 0.88), at(1.2, 1.06), at(0.74, 1.09), start], {
    start: point(0.6, -1),
    end: point(-0.1, -1),
  });
}

export function traceHairStrands(l: Landmarks): Curve[] {
  const at = onHead(l);
  return [
    smoothCurve([at(-0.32, 0.115), at(0.44, 0.22), at(0.93, 0.42), at(1, 0.6)]),
    smoothCurve([at(-0.28, 0.085), at(0.52, 0.14), at(1.02, 0.32), at(1.1, 0.52)]),
    smoothCurve([at(-0.2, 0.055), at(0.5, 0.075), at(1.06, 0.21), at(1.18, 0.4)]),
    smoothCurve([at(-0.4, 0.11), at(-0.86, 0.27), at(-1.04, 0.44), at(-1.02, 0.6)]),
  ];
}
