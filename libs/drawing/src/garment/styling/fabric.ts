import { colorsOf, INK, mix } from '../paint/colors';
import type { Colors } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { inColor, inMaterial } from '../material';
import type { Piece } from '../piece';
import { ellipse, smoothLine, smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import type { Model } from './model';

/** What one garment of a vignette is made of. */
export interface Fabric {
  colors: Colors;
  /** Paints a closed path in it. */
  cut(d: string, weight?: number): string;
}

/** The first garment's material, with its print unless the print belongs to the second. */
export function firstFabric(piece: Piece): Fabric {
  const { paint, has } = piece;
  const plain = has('pattern', 'patterned-bottom') || has('pattern', 'patterned-sleeves');
  const own = plain ? { ...piece, paint: { ...paint, cloth: paint.plain } } : piece;
  return {
    colors: paint.colors,
    cut: (d, weight) =>
      inMaterial(weight === undefined ? own : { ...own, paint: { ...own.paint, surfaces: [] } }, d, weight),
  };
}

/** The second garment's material. */
export function secondFabric(piece: Piece): Fabric {
  const { paint, has } = piece;
  if (has('pattern', 'patterned-bottom'))
    return {
      colors: paint.trim,
      cut: (d, weight) => inMaterial({ ...piece, paint: { ...paint, surfaces: [] } }, d, weight),
    };
  return { colors: paint.trim, cut: (d, weight) => inColor(paint.trim, d, weight) };
}

/** The first garment's material in a tone of its own. */
export function tonalFabric({ paint }: Piece, share: number): Fabric {
  const colors = colorsOf(mix(paint.colors.base, paint.colors.dark ? '#ffffff' : '#2a1a12', share));
  return { colors, cut: (d, weight) => inColor(colors, d, weight) };
}

export const fold = (fabric: Fabric, ...runs: readonly (readonly Spot[])[]): string =>
  line(runs.map((run) => smoothLine(run)).join(''), fabric.colors.ink, WEIGHT.seam, 0.7);

export const seam = (fabric: Fabric, ...runs: readonly (readonly Spot[])[]): string =>
  line(
    runs.map((run) => smoothLine(run)).join(''),
    fabric.colors.dark ? fabric.colors.ink : INK,
    WEIGHT.seam,
  );

/** A closed shape that is alike on both sides, from runs of its right half. */
export function symmetric({ mirrored }: Model, ...runs: readonly (readonly Spot[])[]): string {
  return smoothShape(...runs, ...[...runs].reverse().map(mirrored));
}

/** A closed shape and its mirror image beside it, from runs of the right one. */
export const twice = ({ mirrored }: Model, runs: readonly (readonly Spot[])[]): string =>
  smoothShape(...runs) + smoothShape(...[...runs].reverse().map(mirrored));

/** A small round button. */
export function button(model: Model, fabric: Fabric, x: number, y: number, radius = 0.2): string {
  const [cx, cy] = model.at(x, y);
  const r = model.at(radius, 0)[0] - model.at(0, 0)[0];
  return shape(
    ellipse(cx, cy, r),
    fabric.colors.dark ? fabric.colors.light : fabric.colors.shade,
    WEIGHT.fine,
  );
}

/** A shadow that an outer edge throws on what lies below it. */
export const under = (...runs: readonly (readonly Spot[])[]): string => area(smoothShape(...runs), INK, 0.14);
