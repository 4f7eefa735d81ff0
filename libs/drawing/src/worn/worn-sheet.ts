import { point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Body } from '../form/body';
import type { Form } from '../form/form';
import type { Sheet } from '../garment/cut/path';
import { createSheet } from '../garment/cut/sheet';
import type { Facing, Limb, Pose } from './pose';
import { computeWornUnit } from './worn-unit';

/** All bodies share one floor and scale. The tallest have room for high heels and a hat. */
export const WORN_SHEET = { width: 440, height: 870, floor: 846, unitsPerInch: 10.6 } as const;

/** Order: pose of the limb, draw-in by coats and belts, stance; a head is turned as well. */
export type WornSheets = (form: Form, limb?: Limb | 'head' | 'ground', drawIn?: (p: Point) => Point) => Sheet;

/** `facing` right mirrors the head. */
export function createWornSheets(
  body: Body,
  pose: Pose,
  {
    small = false,
    unit = computeWornUnit(small),
    facing = 'left',
  }: { small?: boolean; unit?: number; facing?: Facing },
): WornSheets {
  const { width, floor, unitsPerInch } = WORN_SHEET;
  const scale = unitsPerInch * body.proportions.stature;
  const crown = floor - body.landmarks.floorY * scale;
  const turn = (p: Point): Point => (facing === 'right' ? point(-p.x, p.y) : p);
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
    return createSheet(form, scale, toSheet, { unit, coarse: small });
  };
}
