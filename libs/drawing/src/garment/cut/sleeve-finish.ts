import { linked, smoothCurve, straight } from './path';
import type { Curve, Point } from './path';
import type { Arm } from './sleeve-arm';
import type { Cuff, Sleeve, SleeveName } from './sleeve-kinds';

/** How the end of a sleeve is worked: its cuff, ribs, gathers, stitches and buttons. */
export type Finish = Pick<Sleeve, 'band' | 'ribs' | 'buttons' | 'stitches' | 'seams'> & {
  gathers: Curve[];
  /** How far up the arm the cuff reaches, in centimeters. */
  depth: number;
};

/** Depth of a cuff; a short gathered sleeve has a narrow band. */
const depthOf = (cuff: Cuff, reach: number): number =>
  ({ hem: 0, open: 0, rib: 5.5, cuff: 6, rolled: 5.5, gathered: reach < 35 ? 2 : 5.5 })[cuff];

/** Works the end of a sleeve. */
export function finishOf(cuff: Cuff, kind: SleeveName, { at, reach, width }: Arm): Finish {
  const depth = depthOf(cuff, reach);
  // A turned-up sleeve is thicker at its end.
  const wide = cuff === 'rolled' ? 0.9 : 0;
  const across = (down: number, more = 0): Curve => straight(at(down, more), at(down, -width - more));
  const sewn =
    cuff === 'hem' && kind !== 'bell' ? [across(reach - 2)] : cuff === 'cuff' ? [across(reach - 0.9)] : [];
  const buttoned = cuff === 'cuff' || kind === 'buttoned-cuff' || (cuff === 'gathered' && reach > 40);
  return {
    depth,
    ...(depth > 0 ? { band: bandOf(at, reach, depth, width, wide) } : {}),
    ribs:
      cuff === 'rib'
        ? shares(7).map((share) =>
            straight(at(reach - depth + 0.4, -width * share), at(reach, -width * share)),
          )
        : [],
    gathers:
      cuff === 'gathered'
        ? shares(reach < 35 ? 5 : 6).map((share, index) =>
            straight(
              at(reach - depth, -width * share),
              at(reach - depth - (index % 2 ? 7 : 4.4), -width * share * 1.1 + 1),
            ),
          )
        : [],
    stitches: sewn,
    seams: [
      ...(cuff === 'rolled' ? [across(reach - 2.6, wide)] : []),
      ...(depth > 0 ? [across(reach - depth, 0.2)] : []),
    ],
    buttons: buttoned ? [at(reach - depth / 2 - 0.3, -width * 0.26)] : [],
  };
}

function bandOf(
  at: (down: number, out: number) => Point,
  reach: number,
  depth: number,
  width: number,
  wide: number,
): Curve {
  const end = reach + wide * 0.5;
  return linked(
    straight(at(reach - depth, wide), at(end, wide)),
    smoothCurve([at(end, wide), at(end + 0.6, -width / 2), at(end, -width - wide)]),
    straight(at(end, -width - wide), at(reach - depth, -width - wide)),
  );
}

/** Shares that part a whole into equal stretches, without its ends. */
export const shares = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
