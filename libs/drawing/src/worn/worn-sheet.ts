import { point, type Point } from '../figure/curve';
import { clamp } from '../figure/soft-limits';
import type { Body } from '../form/body';
import type { Form } from '../form/form';
import type { Sheet } from '../garment/cut/path';
import { createSheet } from '../garment/cut/sheet';
import type { Facing, Limb, Pose } from './pose';
import { computeWornUnit } from './worn-unit';

/** All bodies share one floor and scale. The tallest have room for high heels and a hat. */
export const WORN_SHEET = { width: 440, height: 870, floor: 846, unitsPerInch: 10.6 } as const;

/** Longest stretch of an arm; as in `drawCurves`. */
const BENT = 2.5;

/** Order: pose of the limb, draw-in by coats and belts, stance; a head is turned as well. */
export type WornSheets = (form: Form, limb?: Limb | 'head' | 'ground', drawIn?: (p: Point) => Point) => Sheet;

/** The lean toward the leg with the weight, in radians; below `straightY` chin heights hair hangs straight. */
const LEAN = { angle: (4.2 * Math.PI) / 180, pivotY: 0.92, straightY: 1.5, mens: 0.25 } as const;

/** `facing` right mirrors the head; `lean` is a share of the usual one, `sunk` in inches. */
export function createWornSheets(
  body: Body,
  pose: Pose,
  {
    small = false,
    unit = computeWornUnit(small),
    facing = 'left',
    lean = 1,
    sunk = 0,
  }: { small?: boolean; unit?: number; facing?: Facing; lean?: number; sunk?: number },
): WornSheets {
  const { width, floor, unitsPerInch } = WORN_SHEET;
  const scale = unitsPerInch * body.proportions.stature;
  const crown = floor - body.landmarks.floorY * scale;
  const { chinY, build } = body.landmarks;
  const turn = ({ x, y }: Point): Point => {
    const upright = clamp((LEAN.straightY - y / chinY) / (LEAN.straightY - 1), 0, 1);
    const angle = lean * LEAN.angle * (1 - LEAN.mens * build) * upright;
    const across = x - Math.min(y - chinY * LEAN.pivotY, 0) * angle;
    return point(facing === 'right' ? -across : across, y + x * angle + sunk);
  };
  return (form, limb, drawIn = (p) => p) => {
    const toSheet = (p: Point): Point => {
      const { x, y } =
        limb === 'ground'
          ? p
          : limb === 'arms' || limb === 'forearms'
            ? pose[limb](p)
            : pose.upright(
                drawIn(limb === 'legs' || limb === 'feet' ? pose[limb](p) : limb === 'head' ? turn(p) : p),
              );
      return point((width / 2 + x * scale) * unit, (crown + y * scale) * unit);
    };
    const longest = limb === 'arms' || limb === 'forearms' ? BENT : undefined;
    return createSheet(form, scale, toSheet, { unit, coarse: small, longest });
  };
}
