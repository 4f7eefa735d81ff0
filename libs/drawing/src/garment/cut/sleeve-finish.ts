import { linkCurves, smoothCurve, straight, type Curve, type Point } from './path';
import type { Arm } from './sleeve-arm';
import type { Cuff, Sleeve, SleeveName } from './sleeve-kinds';

export type Finish = Pick<Sleeve, 'band' | 'ribs' | 'buttons' | 'stitches' | 'seams'> & {
  gathers: Curve[];
  /** Centimeters. */
  depth: number;
};

const computeDepth = (cuff: Cuff, reach: number): number =>
  ({
    hem: 0,
    open: 0,
    slit: 0,
    rib: reach < 35 ? 2.6 : 5.5,
    cuff: 6,
    rolled: 5.5,
    tab: 5.5,
    elastic: 1.8,
    flounced: Math.min(8, reach * 0.4),
    gathered: reach < 35 ? 2 : 5.5,
  })[cuff];

export function createFinish(cuff: Cuff, kind: SleeveName, { at, reach, width }: Arm): Finish {
  const depth = computeDepth(cuff, reach);
  const turned = cuff === 'rolled' || cuff === 'tab';
  const wide = turned ? 0.9 : 0;
  const traceAcross = (down: number, more = 0): Curve => straight(at(down, more), at(down, -width - more));
  const sewn =
    (cuff === 'hem' || cuff === 'slit') && kind !== 'bell'
      ? [traceAcross(reach - 2)]
      : cuff === 'cuff'
        ? [traceAcross(reach - 0.9)]
        : [];
  const buttoned = cuff === 'cuff' || kind === 'buttoned-cuff' || (cuff === 'gathered' && reach > 40);
  return {
    depth,
    ...(depth > 0
      ? {
          band:
            cuff === 'flounced'
              ? traceFlounce(at, reach, depth, width)
              : traceBand(at, reach, depth, width, wide),
        }
      : {}),
    ribs:
      cuff === 'rib'
        ? listShares(7).map((share) =>
            straight(at(reach - depth + 0.4, -width * share), at(reach, -width * share)),
          )
        : cuff === 'flounced'
          ? listShares(4).map((share) =>
              straight(
                at(reach + 0.8, -width * (1.5 * share - 0.25)),
                at(reach - depth * 0.7, -width * share),
              ),
            )
          : [],
    gathers:
      cuff === 'gathered' || cuff === 'elastic'
        ? listShares(reach < 35 ? 5 : 6).map((share, index) =>
            straight(
              at(reach - depth, -width * share),
              at(reach - depth - (index % 2 ? 7 : 4.4), -width * share * 1.1 + 1),
            ),
          )
        : [],
    stitches: sewn,
    seams: [
      ...(cuff === 'tab' ? [traceTab(at, reach)] : []),
      ...(cuff === 'slit'
        ? [straight(at(reach - 9, -3.4), at(reach, -2.6)), straight(at(reach - 9, -3.4), at(reach, -4.2))]
        : []),
      ...(turned ? [traceAcross(reach - 2.6, wide)] : []),
      ...(depth > 0 ? [traceAcross(reach - depth, 0.2)] : []),
    ],
    buttons:
      cuff === 'tab'
        ? [at(reach - 15.2, -5.2)]
        : buttoned
          ? [at(reach - depth / 2 - 0.3, -width * 0.26)]
          : [],
  };
}

/** Centimeters. */
export const SAG = 0.5;

function traceBand(
  at: (down: number, out: number) => Point,
  reach: number,
  depth: number,
  width: number,
  wide: number,
): Curve {
  const end = reach + wide * 0.5;
  return linkCurves(
    straight(at(reach - depth, wide), at(end, wide)),
    smoothCurve([at(end, wide), at(end + SAG, -width / 2), at(end, -width - wide)]),
    straight(at(end, -width - wide), at(reach - depth, -width - wide)),
  );
}

function traceFlounce(at: Arm['at'], reach: number, depth: number, width: number): Curve {
  const flare = 3.4;
  const waves = listShares(5).map((share, index) =>
    at(reach + (index % 2 ? 0 : 1.4), flare - (width + 2 * flare) * share),
  );
  return linkCurves(
    straight(at(reach - depth, 0), at(reach, flare)),
    smoothCurve([at(reach, flare), ...waves, at(reach, -width - flare)]),
    straight(at(reach, -width - flare), at(reach - depth, -width)),
  );
}

const traceTab = (at: Arm['at'], reach: number): Curve =>
  straight(
    at(reach - 17, -4),
    at(reach - 17, -6.4),
    at(reach - 4.5, -6.4),
    at(reach - 4.5, -4),
    at(reach - 17, -4),
  );

/** Excludes the ends. */
export const listShares = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
