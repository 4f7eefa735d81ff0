import { joinCurves, getLastPoint, point, cutStretch, type Curve, type Point } from './curve';
import type { Landmarks } from './landmarks';
import { interpolate, TYPICAL_HEIGHT } from './proportions';
import { readPairs } from './pairs';
import { smoothCurve } from './smooth-curve';

/** Inches outward from the middle line, and way from ankle (0) to toes (1). */
export type FootSpot = readonly [u: number, t: number];

export interface FootSpace {
  /** Half width, inches. */
  ankle: number;
  at(u: number, t: number): Point;
  line(...spots: readonly FootSpot[]): Curve;
}

/** Inches; a heel's inch turns the foot out further, so that the heel is seen behind the ball. */
const TURN = { reach: 1.1, heeled: 0.26, bend: 1.2 } as const;
/** Broader forefoot than the ankle's scale, so that the feet carry the figure; a heel's inch narrows it. */
const BROADER = { ankle: 0.7, heeled: -0.045 } as const;
/** Inches, instep to toes; a heel does not lengthen it. */
const FOREFOOT = 1.95;

export const computeReach = (floorY: number): number =>
  TURN.reach + TURN.heeled * Math.max(0, floorY - TYPICAL_HEIGHT);

/** A heel lengthens only the ankle to the instep. */
export function computeFootSpace({ ankleInner, ankleOuter, ankleY, floorY }: Landmarks): FootSpace {
  const heel = Math.max(0, floorY - TYPICAL_HEIGHT);
  const broader = BROADER.ankle * (ankleOuter - ankleInner - 1) + BROADER.heeled * heel;
  const middle = (ankleInner + ankleOuter) / 2;
  const instep = Math.max(floorY - FOREFOOT, ankleY + (floorY - ankleY) * 0.4);
  const reach = computeReach(floorY);
  const computeHeight = (t: number): number =>
    t < 0.5 ? interpolateSteeply(ankleY, instep, floorY, t * 2) : instep + (floorY - instep) * (t * 2 - 1);
  const placeAt = (u: number, t: number): Point =>
    point(
      middle + u * (1 + broader * Math.min(Math.max(t, 0) / 0.55, 1)) + reach * Math.max(0, t) ** TURN.bend,
      computeHeight(t),
    );
  return {
    ankle: (ankleOuter - ankleInner) / 2,
    at: placeAt,
    line: (...spots) => smoothCurve(spots.map(([u, t]) => placeAt(u, t))),
  };
}

function interpolateSteeply(from: number, to: number, next: number, share: number): number {
  const [rise, onward] = [to - from, next - to];
  return from + rise * share + (share > 0 ? (onward - rise) * (share - 1) * share ** 2 : 0);
}

/** Stops of `traceFoot`, counted from 0: outer and inner start of a woman's slipper; a man's reaches one further. */
const SLIPPER_STOPS = { outer: 2, inner: 8 } as const;

/** A closed shoe, and the foot in it: share narrower than the bare forefoot; inches towards the big toe. */
const NARROW = 0.02;
const LEAN = 0.22;

export function placeShodSpot(u: number, t: number): FootSpot {
  const fore = Math.min(Math.max(t, 0) / 0.6, 1);
  return [u * (1 - NARROW * fore) - LEAN * fore * t ** 2, t];
}

const HELD = { from: 0.5, length: 0.8, width: 0.98, taper: 0.5 } as const;

export const listFootEdge = (ankle: number): Readonly<Record<'outer' | 'inner', readonly FootSpot[]>> => ({
  outer: [[ankle, 0], [ankle + 0.03, 0.24], ...readPairs('1,0.52 1.12,0.76 0.92,0.9')],
  inner: [...readPairs('-0.82,0.975 -1.04,0.86 -0.9,0.54'), [-ankle, 0.22]],
});

/** `held` and `booted` are in closed shoes, which show the instep or nothing; `unseen`: the picture ends above. */
export type Feet = 'bare' | 'stocking' | 'held' | 'booted' | 'slipper' | 'unseen';

export function traceFoot(l: Landmarks, feet: Feet = 'bare'): Curve {
  const space = computeFootSpace(l);
  const { ankle } = space;
  const held = feet === 'held';
  const inner = point(l.ankleInner, l.ankleY - 0.35);
  if (feet === 'booted')
    return smoothCurve([
      space.at(ankle, 0),
      space.at(0.3, 0.3),
      space.at(0, 0.7),
      space.at(-0.3, 0.3),
      inner,
    ]);
  const placeAt = ([u, t]: FootSpot): Point => {
    if (!held) return space.at(u, t);
    const past = Math.max(0, t - HELD.from);
    return space.at(...placeShodSpot(u * (HELD.width - past * HELD.taper), t - past * (1 - HELD.length)));
  };
  const { outer, inner: inside } = listFootEdge(ankle);
  return smoothCurve([...outer.map(placeAt), placeAt([0.1, 0.97]), ...inside.map(placeAt), inner], {
    start: point(0.08, 1),
    end: point(0.06, -1),
  });
}

const TOES = [
  { u: 0.93, half: 0.14, tip: 0.915, root: 0.8 },
  { u: 0.64, half: 0.16, tip: 0.95, root: 0.83 },
  { u: 0.32, half: 0.17, tip: 0.976, root: 0.85 },
  { u: -0.02, half: 0.18, tip: 0.994, root: 0.86 },
  { u: -0.6, half: 0.38, tip: 1, root: 0.82 },
] as const;

export function traceToes(l: Landmarks): Curve[] {
  const { line } = computeFootSpace(l);
  return TOES.map(({ u, half, tip, root }) =>
    line(
      [u + half * 0.8, root],
      [u + half, root + (tip - root) * 0.6],
      [u + half * 0.62, tip - 0.012],
      [u, tip],
      [u - half * 0.62, tip - 0.012],
      [u - half, root + (tip - root) * 0.6],
      [u - half * 0.8, root],
    ),
  );
}

export function traceToeNail(l: Landmarks): Curve {
  return computeFootSpace(l).line(...readPairs('-0.78,0.925 -0.76,0.965 -0.6,0.978 -0.44,0.962 -0.42,0.922'));
}

export function traceSlipper(l: Landmarks): Curve {
  const { at } = computeFootSpace(l);
  const up = Math.round(l.build);
  const sole = cutStretch(traceFoot(l), SLIPPER_STOPS.outer - up, SLIPPER_STOPS.inner + up);
  const opening = smoothCurve([getLastPoint(sole), at(0.04, interpolate(0.8, 0.58, l.build)), sole.from], {
    start: point(0.3, 1),
    end: point(0.2, -1),
  });
  return joinCurves(sole, opening);
}
