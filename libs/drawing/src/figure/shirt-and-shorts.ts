import { between, joined, lastPoint, point, stretch } from './curve';
import type { Arm } from './arm';
import type { Curve } from './curve';
import type { Landmarks } from './landmarks';
import { smoothCurve } from './smooth-curve';

/** Stops of the arm's outside between which the shirt lies on the shoulder. */
const SHOULDER = { neck: 3, armhole: 6 } as const;
/** Stops of the body's side: the arm's cleft, the hem of the shirt, where the shorts end on the thigh. */
const SIDE = { cleft: 0, shirtHem: 4, shortsHem: 7 } as const;
/** The stop of the leg's inside above the hem of the shorts. */
const INSIDE_THIGH = 6;
/** How far down the thigh the shorts reach, as a share of it. */
const SHORTS_LENGTH = 0.68;

/**
 * A sleeveless shirt to the hip and shorts to the middle of the thigh, as right halves from the axis to the axis. Their
 * edges run along the body's own line, so that they never stick out.
 */
export function shirtAndShorts(
  l: Landmarks,
  { outside }: Arm,
  { side, inside }: { side: Curve; inside: Curve },
): Curve[] {
  return [shorts(l, side, inside), shirt(l, outside, side)];
}

function shirt(l: Landmarks, outside: Curve, side: Curve): Curve {
  const shoulder = stretch(outside, SHOULDER.neck, SHOULDER.armhole);
  const body = stretch(side, SIDE.cleft, SIDE.shirtHem);
  const neckline = smoothCurve([point(0, l.shoulderY + 0.5), shoulder.from], {
    start: point(1, 0),
    end: point(0.35, -1),
  });
  const armhole = smoothCurve([lastPoint(shoulder), point(l.armpit, l.armpitY), body.from], {
    start: point(-0.25, 1),
  });
  const hip = lastPoint(body);
  const hem = smoothCurve([hip, point(0, hip.y + 0.5)], { start: point(-1, 0.2), end: point(-1, 0) });
  return joined(neckline, shoulder, armhole, body, hem);
}

function shorts(l: Landmarks, side: Curve, inside: Curve): Curve {
  const body = stretch(side, SIDE.shirtHem, SIDE.shortsHem);
  const thigh = stretch(inside, INSIDE_THIGH, inside.cubics.length);
  const outer = lastPoint(body);
  const inner = between(thigh.from, point(l.kneeInner, l.kneeY), 2 * (SHORTS_LENGTH - 0.5));
  const waist = smoothCurve([point(0, body.from.y), body.from]);
  const hem = smoothCurve([outer, inner], { start: point(-1, 0.3), end: point(-1, -0.1) });
  return joined(waist, body, hem, smoothCurve([inner, thigh.from]), thigh);
}
