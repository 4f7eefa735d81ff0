import type { Form } from '../../form/form';
import { endOf, linked, mirrored, point, reversed, smoothCurve } from './path';
import { sideOf } from './silhouettes';
import { foldsOf, hangingFolds, pleatLines, tierSeam, tiersOf } from './skirt-folds';
import { backPanel, coneHem, cutHem, hemLine, RISES } from './skirt-hem';
import type { Curve } from './path';
import type { Skirt, SkirtOptions } from './skirt-kinds';
import { MEDIUM, SWINGS, widthOf } from './skirt-width';

/** How much shorter the lining of a sheer skirt is, in centimeters. */
const LINING = 11.4;

/** The lining of a sheer skirt, and its hem: the same skirt, narrower and shorter. */
export const liningOf = (form: Form, options: SkirtOptions): { outline: Curve; hem: Curve } => {
  const { at } = skirt(form, options);
  const low = options.hem - LINING;
  const inner = (level: number): number => at(level) - 0.12 * Math.max(level - options.top - 14, 0) * 0.5;
  const side = sideOf(inner, options.top, low);
  const hem = smoothCurve([endOf(side), point(0, low + 1.4), point(-endOf(side).x, low)]);
  return { outline: linked(side, hem, reversed(mirrored(side))), hem };
};

/** A skirt on a form, from a waist seam or waistband down. */
export function skirt(form: Form, options: SkirtOptions): Skirt {
  const { kind, top, half, hem, back, hemShape = 'level', drape = MEDIUM } = options;
  const at = widthOf(form, options);
  const swing = SWINGS[kind];
  const sag = swing ? Math.min(4.5, 0.11 * at(hem)) : 1.2;
  const shape = back === undefined && kind !== 'pleated' ? hemShape : 'level';
  const rise = RISES[shape];
  const end = back === undefined ? hem - sag : hem + (back - hem) * 0.3;
  const side = sideOf(at, top, end - rise.right);
  const other = mirrored(rise.left === rise.right ? side : sideOf(at, top, end - rise.left));
  const corner = endOf(side);
  const upper = smoothCurve([point(-half, top), point(0, top + 0.9), point(half, top)], {
    start: point(1, 0.1),
    end: point(1, -0.1),
  });
  const hemAt = coneHem(kind, { corner, hem, cone: drape.cone, falls: drape.falls });
  const lower =
    shape === 'level'
      ? hemLine(kind, corner, hem, back, hemAt, drape.falls)
      : cutHem(shape, corner, endOf(other), hem);
  const level = shape === 'level' && back === undefined ? hemAt : () => hem;
  const hang = { kind, at, top, half, hem, hemAt: level, drape };
  return {
    outline: linked(upper, side, lower, reversed(other)),
    sides: [side, other],
    hem: lower,
    ...(back ? { behind: backPanel(at, corner, back) } : {}),
    cones: hangingFolds(hang),
    folds: foldsOf(hang),
    seams:
      kind === 'pleated'
        ? pleatLines(at, top, half, lower)
        : kind === 'tiered'
          ? tiersOf(top, hem).map((level) => tierSeam(at, level))
          : [],
    at,
  };
}
