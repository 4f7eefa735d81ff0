import { colorsOf, INK, mix } from '../paint/colors';
import type { Colors } from '../paint/colors';
import { decimalShort } from '../paint/numbers';
import { WEIGHT } from '../paint/strokes';
import type { Piece } from '../piece';
import { traced } from './path';
import type { Curve, Placement, Point } from './path';

/** One mark of a drawing in centimeters: how far it reaches, and its markup once it is placed on the sheet. */
export interface Mark {
  /** Outlines that the sheet must hold. */
  reach: readonly Curve[];
  markup(at: Placement): string;
}

/** What an area is made of. */
export interface Cloth {
  fill: string;
  colors: Colors;
  surfaces: readonly string[];
  opacity: number;
}

interface PanelOptions {
  cloth?: Cloth;
  /** Marks that show on this panel only. */
  inside?: readonly Mark[];
  /** Whether the panel lies on cloth of its own kind, so that dark edges need light lines. */
  upon?: boolean;
}

/** Makes marks in the colors of a piece. Ids count up, so that one pen serves one drawing. */
export interface Pen {
  /** The main cloth with its print, the same without it, and the second color. */
  main: Cloth;
  plain: Cloth;
  trim: Cloth;
  /** The main cloth made lighter or darker. */
  lighter: Cloth;
  darker: Cloth;
  /** Inner lines: an edge that lies on the cloth, a seam, a soft fold, a row of stitches. */
  edge(...curves: Curve[]): Mark;
  seam(...curves: Curve[]): Mark;
  fold(...curves: Curve[]): Mark;
  stitch(...curves: Curve[]): Mark;
  /** A line of a given color and weight in sheet units. */
  stroke(color: string, weight: number, ...curves: Curve[]): Mark;
  /** A closed area in one tone, without lines. */
  fill(color: string, opacity: number, ...shapes: Curve[]): Mark;
  shadow(...shapes: Curve[]): Mark;
  /** A piece of cloth: fill, surface, soft shading towards the right, its inner marks, its outline. */
  panel(outline: Curve, options?: PanelOptions): Mark;
  button(at: Point, radius?: number): Mark;
  /** Draws nothing, but keeps room for a line that stands out. */
  room(curve: Curve): Mark;
}

const mark = (reach: readonly Curve[], markup: (at: Placement) => string): Mark => ({ reach, markup });

/** A cloth of one color with the piece's surface. */
const clothIn = (color: string, surfaces: readonly string[] = [], opacity = 1): Cloth => ({
  fill: color,
  colors: colorsOf(color),
  surfaces,
  opacity,
});

export function penOf({ id, paint, has }: Piece): Pen {
  const { colors, trim, surfaces, opacity } = paint;
  let panels = 0;
  const denim = has('fabric', 'firm-denim') || has('fabric', 'stretch-denim');
  const thread = denim ? '#c98b4a' : colors.ink;
  const stroked =
    (color: string, weight: number, more = '') =>
    (...curves: Curve[]): Mark =>
      mark([], (at) =>
        curves.length === 0
          ? ''
          : `<path d="${traced(curves, at, false)}" stroke="${color}" stroke-width="${weight}"${more}/>`,
      );
  const filled = (color: string, opacity: number, ...shapes: Curve[]): Mark =>
    mark([], (at) => {
      const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
      return `<path d="${traced(shapes, at, true)}" fill="${color}"${faint}/>`;
    });

  const panel = (outline: Curve, options: PanelOptions = {}): Mark => {
    panels += 1;
    const name = `${id}-${panels}`;
    const cloth = options.cloth ?? main;
    const use = (attributes = ''): string => `<use href="#${name}"${attributes && ` ${attributes}`}/>`;
    return mark([outline], (at) => {
      const ink = options.upon && cloth.colors.dark ? cloth.colors.ink : INK;
      const weight = options.upon ? WEIGHT.edge : WEIGHT.contour;
      if (options.upon && !options.inside?.length) {
        const d = traced([outline], at, true);
        const [top = cloth.fill, ...below] = [...cloth.surfaces].reverse();
        const under = cloth.surfaces.length > 0 ? [cloth.fill, ...below.reverse()] : [];
        return [
          ...under.map((fill) => `<path d="${d}" fill="${fill}"/>`),
          `<path d="${d}" fill="${top}" stroke="${ink}" stroke-width="${weight}"/>`,
        ].join('');
      }
      return [
        `<defs><path id="${name}" d="${traced([outline], at, true)}"/><clipPath id="${name}c">${use()}</clipPath></defs>`,
        options.upon || cloth.opacity < 1 ? '' : use(`fill="${INK}" transform="translate(1.5 1)"`),
        use(`fill="${cloth.fill}"${cloth.opacity < 1 ? ` fill-opacity="${cloth.opacity}"` : ''}`),
        ...cloth.surfaces.map((surface) => use(`fill="${surface}"`)),
        `<g clip-path="url(#${name}c)">`,
        use(
          `stroke="${INK}" stroke-width="15" opacity="${cloth.colors.dark ? 0.2 : 0.1}" transform="translate(-4.5 -2.5)"`,
        ),
        ...(options.inside ?? []).map(({ markup }) => markup(at)),
        '</g>',
        use(`stroke="${ink}" stroke-width="${weight}"`),
      ].join('');
    });
  };

  // A button is defined where it is first drawn and used again for the rest of its size.
  const sizes = new Set<string>();
  const button = ({ x, y }: Point, radius = 0.9): Mark =>
    mark([], ({ scale, axis, crown }) => {
      const size = decimalShort(Math.max(radius * scale, 2.6));
      const name = `${id}-b${size.replace('.', '_')}`;
      const use = `<use href="#${name}" x="${decimalShort(axis + x * scale)}" y="${decimalShort(crown + y * scale)}"/>`;
      if (sizes.has(name)) return use;
      sizes.add(name);
      const fill = paint.twoColored ? trim.base : mix(colors.base, colors.dark ? '#ffffff' : INK, 0.3);
      const half = decimalShort(Number(size) / 4);
      return (
        `<defs><g id="${name}" stroke="${INK}"><circle r="${size}" fill="${fill}" stroke-width="1.1"/>` +
        `<path d="M-${half} 0H${half}" stroke-width=".8"/></g></defs>${use}`
      );
    });

  const main: Cloth = { fill: paint.cloth, colors, surfaces, opacity };
  return {
    main,
    plain: { ...main, fill: paint.plain },
    trim: { fill: trim.base, colors: trim, surfaces, opacity },
    lighter: clothIn(mix(colors.base, '#ffffff', 0.45), surfaces, opacity),
    darker: clothIn(mix(colors.base, '#120c0b', 0.45), surfaces, opacity),
    edge: stroked(colors.dark ? colors.ink : INK, WEIGHT.edge),
    seam: stroked(colors.ink, WEIGHT.seam),
    fold: stroked(colors.ink, WEIGHT.fine, ' opacity=".55"'),
    stitch: stroked(thread, 1.1, ' stroke-dasharray="3.4 2.4"'),
    stroke: (color, weight, ...curves) => stroked(color, weight)(...curves),
    fill: filled,
    room: (curve) => mark([curve], () => ''),
    shadow: (...shapes) => filled(INK, colors.dark ? 0.28 : 0.14, ...shapes),
    panel,
    button,
  };
}

/** The sheet, its margin, and the largest scale, so that a small top still looks smaller than a coat. */
const SHEET = { width: 400, height: 500, margin: 16, largest: 6.2 } as const;

/** Fits marks to the sheet, centered, and gives their markup in order. */
export function laidOut(marks: readonly Mark[]): string {
  const points = marks.flatMap(({ reach }) =>
    reach.flatMap(({ from, cubics }) => [from, ...cubics.map(({ to }) => to)]),
  );
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const { width, height, margin, largest } = SHEET;
  const scale = Math.min(
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (bottom - top),
    largest,
  );
  const placement = {
    scale,
    axis: width / 2 - ((left + right) / 2) * scale,
    crown: height / 2 - ((top + bottom) / 2) * scale,
  };
  return marks.map(({ markup }) => markup(placement)).join('');
}
