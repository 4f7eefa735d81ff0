import { point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Body } from '../form/body';
import type { Form } from '../form/form';
import type { Sheet } from '../garment/cut/path';
import { sheetOf } from '../garment/cut/sheet';
import { pulledIn } from './cinch';
import type { Cinch } from './extra';
import type { Dressed, Extra } from './dressed';
import { stanceOf } from './stance';
import { wornUnit } from './worn-unit';

/**
 * The sheet of worn drawings: everybody stands on the same floor, an inch of body is as long for all of one height. The
 * tallest have room for high heels and a hat.
 */
export const WORN_SHEET = { width: 440, height: 870, floor: 846, unitsPerInch: 10.6 } as const;

/** The way from body and pattern to the sheet: drawn in by belts, then in the stance. */
export function wornSheet(body: Body, small: boolean, cinches: readonly Cinch[] = []): (form: Form) => Sheet {
  const upright = stanceOf(body.landmarks);
  const stance = (p: Point): Point => upright(cinches.reduce(pulledIn, p));
  const { width, floor, unitsPerInch } = WORN_SHEET;
  const scale = unitsPerInch * body.proportions.stature;
  const unit = wornUnit(small);
  const crown = floor - body.landmarks.floorY * scale;
  const toSheet = (p: Point): Point => {
    const { x, y } = stance(p);
    return point((width / 2 + x * scale) * unit, (crown + y * scale) * unit);
  };
  return (form) => sheetOf(form, scale, toSheet, { unit, coarse: small });
}

/** The sheet of the clothes on the trunk: drawn in where a belt is. */
export function cinchedSheet(body: Body, small: boolean, extras: readonly Extra[]): (each: Dressed) => Sheet {
  const cinches = (layer: 'onClothes' | 'overClothes'): Cinch[] =>
    extras.flatMap(({ layers }) => (layers[layer] && layers.cinch ? [layers.cinch] : []));
  const over = cinches('overClothes');
  const inner = wornSheet(body, small, [...cinches('onClothes'), ...over]);
  const outer = wornSheet(body, small, over);
  return ({ outer: isOuter, piece }) => (isOuter ? outer : inner)(piece.form);
}
