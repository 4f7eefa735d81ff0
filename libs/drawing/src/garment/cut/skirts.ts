import { interpolate } from '../../figure/proportions';
import type { Form } from '../../form/form';
import { placeEnd, linkCurves, mirrorCurve, point, reverseCurve, smoothCurve, type Curve } from './path';
import { traceSide } from './silhouettes';
import { traceFolds, traceHangingFolds, tracePleatLines, traceTierSeam, placeTiers } from './skirt-folds';
import { cutBackPanel, createConeHem, cutHem, traceHemLine, RISES } from './skirt-hem';
import type { Skirt, SkirtOptions } from './skirt-kinds';
import { MEDIUM, SWINGS, createWidth } from './skirt-width';

/** Centimeters. */
const LINING = 11.4;

export const cutLining = (form: Form, options: SkirtOptions): { outline: Curve; hem: Curve } => {
  const { at } = cutSkirt(form, options);
  const low = options.hem - LINING;
  const computeInner = (level: number): number =>
    at(level) - 0.12 * Math.max(level - options.top - 14, 0) * 0.5;
  const side = traceSide(computeInner, options.top, low);
  const hem = smoothCurve([placeEnd(side), point(0, low + 1.4), point(-placeEnd(side).x, low)]);
  return { outline: linkCurves(side, hem, reverseCurve(mirrorCurve(side))), hem };
};

export function cutSkirt(form: Form, options: SkirtOptions): Skirt {
  const { kind, top, half, hem, back, hemShape = 'level', drape = MEDIUM } = options;
  const at = createWidth(form, options);
  const swing = SWINGS[kind];
  const fallen = swing && drape.cone > 0 ? Math.min(4.5, 0.11 * at(hem)) : 1.2;
  const sag = interpolate(fallen, 0.8, form.body.landmarks.belly);
  const shape = back === undefined && kind !== 'pleated' ? hemShape : 'level';
  const rise = RISES[shape];
  const end = back === undefined ? hem - sag : hem + (back - hem) * 0.3;
  const side = traceSide(at, top, end - rise.right);
  const other = mirrorCurve(rise.left === rise.right ? side : traceSide(at, top, end - rise.left));
  const corner = placeEnd(side);
  const upper = smoothCurve([point(-half, top), point(0, top + 0.9), point(half, top)], {
    start: point(1, 0.1),
    end: point(1, -0.1),
  });
  const hemAt = createConeHem(kind, { corner, hem, cone: drape.cone, falls: drape.falls });
  const lower =
    shape === 'level'
      ? traceHemLine(kind, corner, hem, back, hemAt, drape.falls)
      : cutHem(shape, corner, placeEnd(other), hem);
  const level = shape === 'level' && back === undefined ? hemAt : () => hem;
  const hang = { kind, at, top, half, hem, hemAt: level, drape };
  return {
    outline: linkCurves(upper, side, lower, reverseCurve(other)),
    sides: [side, other],
    hem: lower,
    ...(back ? { behind: cutBackPanel(at, corner, back) } : {}),
    cones: traceHangingFolds(hang),
    folds: traceFolds(hang),
    seams:
      kind === 'pleated'
        ? tracePleatLines(at, top, half, lower)
        : kind === 'tiered'
          ? placeTiers(top, hem).map((level) => traceTierSeam(at, level))
          : [],
    at,
  };
}
