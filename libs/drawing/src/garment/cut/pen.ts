import { colorsOf, INK, lightness, mix } from '../paint/colors';
import type { Colors } from '../paint/colors';
import { drapeOf } from '../paint/cloth';
import { decimals, decimalShort } from '../paint/numbers';
import type { Piece } from '../piece';
import { lengthOn, movedOn } from './lengths';
import { carried } from './carried';
import { endOf } from './path';
import { traced } from './traced';
import type { Curve, Point, Sheet } from './path';
import { ribbon } from './ribbon';

/** One mark of a drawing: how far it reaches, and its markup once it is placed on the sheet. */
export interface Mark {
  /** Outlines that the sheet must hold. */
  reach: readonly Curve[];
  /** Whether it is drawn in inches on the body instead of centimeters on the pattern. */
  onBody?: boolean;
  /** The id of its outline, where other things lie beneath its shadow. */
  outline?: string;
  markup(sheet: Sheet): string;
}

/** Marks whose points are inches on the body instead of centimeters on the pattern. */
export const onBody = (marks: readonly Mark[]): Mark[] =>
  marks.map((mark) => ({ ...mark, onBody: true, markup: (sheet) => mark.markup(sheet.body) }));

/** What an area is made of. */
export interface Cloth {
  fill: string;
  colors: Colors;
  surfaces: readonly string[];
  opacity: number;
  /** By how many degrees its print and texture are turned, as on a sleeve. */
  turn?: number;
}

interface PanelOptions {
  cloth?: Cloth;
  /** Marks that show on this panel only. */
  inside?: readonly Mark[];
  /** Whether the panel lies on cloth of its own kind, so that dark edges need light lines. */
  upon?: boolean;
  /** The part of the outline that is drawn with the contour's weight; all of it unless told. */
  contour?: Curve;
  /** What turns away from the light; a band along the contour unless told. */
  shade?: Mark;
}

/** Makes marks in the colors of a piece. Ids count up, so that one pen serves one drawing. */
export interface Pen {
  /** The main cloth with its print, the same without it, and the second color. */
  main: Cloth;
  plain: Cloth;
  trim: Cloth;
  /** Belts, ties and knots: the main cloth without its print, a shade off it, so that they do not drown. */
  band: Cloth;
  /** What is lighter or darker than the main cloth: the second color where it is, else the main one made so. */
  lighter: Cloth;
  darker: Cloth;
  /** Inner lines: an edge that lies on the cloth, a seam, a soft fold, a row of stitches. */
  edge(...curves: Curve[]): Mark;
  seam(...curves: Curve[]): Mark;
  fold(...curves: Curve[]): Mark;
  /** Folds of cloth that hangs free, from its hem up. */
  hang(...curves: Curve[]): Mark;
  stitch(...curves: Curve[]): Mark;
  /** A line of a given color and weight in sheet units. */
  stroke(color: string, weight: number, ...curves: Curve[]): Mark;
  /** A closed area in one tone, without lines. */
  fill(color: string, opacity: number, ...shapes: Curve[]): Mark;
  shadow(...shapes: Curve[]): Mark;
  /** The shade along edges that turn away from the light; half of it lies within the panel. */
  turned(...edges: Curve[]): Mark;
  /** A piece of cloth: fill, surface, the light on it, its inner marks, its outline. */
  panel(outline: Curve, options?: PanelOptions): Mark;
  button(at: Point, radius?: number): Mark;
  /** Draws nothing, but keeps room for a line that stands out. */
  room(curve: Curve): Mark;
}

/** Weights of the lines in sheet units where a centimeter is 4.2 of them; a seam has half of the contour's. */
const LINE = { contour: 1.35, edge: 1, seam: 0.62, stitch: 0.55 } as const;

/** How much heavier lines are in a small drawing, which shows them thinner. */
const SMALL_LINES = 1.5;

/** How lines grow with the drawing: less than it does, and never below what a screen can show. */
const weightAt = (weight: number, sheet: Sheet): string =>
  lengthOn(
    sheet,
    weight * Math.min(Math.max(sheet.scale / 4.2, 0.8), 1.5) * (sheet.coarse ? SMALL_LINES : 1),
  );

const mark = (reach: readonly Curve[], markup: (sheet: Sheet) => string): Mark => ({ reach, markup });

/** The lines of which something is to be seen. */
const seenOn = (sheet: Sheet, curves: readonly Curve[]): readonly Curve[] =>
  sheet.shows ? curves.filter(sheet.shows) : curves;

/** A cloth of one color with the piece's surface. */
const clothIn = (color: string, surfaces: readonly string[] = [], opacity = 1): Cloth => ({
  fill: color,
  colors: colorsOf(color),
  surfaces,
  opacity,
});

export function penOf(piece: Piece): Pen {
  const { id, paint, has, quiet, small = false } = piece;
  const { colors, trim, surfaces, opacity } = paint;
  const drape = drapeOf(piece);
  const [shadeColor, shadeOpacity] = colors.dark ? (['#000', 0.28] as const) : (['#3b2233', 0.13] as const);
  let panels = 0;
  const denim = has('fabric', 'firm-denim') || has('fabric', 'stretch-denim');
  const thread = denim ? '#c98b4a' : colors.ink;
  const stroked =
    (color: string, weight: number, more = '', dashes: readonly number[] = []) =>
    (...curves: Curve[]): Mark =>
      mark([], (sheet) => {
        const seen = seenOn(sheet, curves);
        if (seen.length === 0) return '';
        const dashed =
          dashes.length > 0
            ? ` stroke-dasharray="${dashes.map((dash) => lengthOn(sheet, dash)).join(' ')}"`
            : '';
        return `<path d="${traced(seen, sheet, false)}" stroke="${color}" stroke-width="${weightAt(weight, sheet)}"${dashed}${more}/>`;
      });
  const filled = (color: string, opacity: number, ...shapes: Curve[]): Mark =>
    mark([], (sheet) => {
      const faint = opacity < 1 ? ` opacity="${decimals(opacity)}"` : '';
      return `<path d="${traced(shapes, sheet, true)}" fill="${color}"${faint}/>`;
    });

  /** A fold is thickest where it starts, at a seam or an edge, and runs out. */
  const foldShade = colors.dark ? mix(colors.base, '#000000', 0.6) : mix(colors.base, '#2b1a24', 0.55);
  const foldWeights = [0.3, 1, 0.85, 0.5, 0.05].map((share) => share * drape.fold.width);
  const leavesOf =
    (fill: string, opacity: number, weights: readonly number[], lean = 0, step = FOLD_STEP) =>
    (...curves: Curve[]): Mark =>
      mark([], (sheet) => {
        if (quiet) return '';
        const seen = seenOn(sheet, curves);
        if (seen.length === 0) return '';
        // Folds are soft: their edges may lie further off than other lines.
        const plain: Sheet = { ...sheet, unit: sheet.unit > 1 ? sheet.unit * 2.4 : 1, at: (p) => p };
        const widths = weights.map((weight) => weight * sheet.unit);
        const leaves = seen.map((curve) => ribbon(carried(curve, sheet.at, step), widths, lean));
        return `<path d="${traced(leaves, plain, true)}" fill="${fill}" opacity="${decimals(opacity)}"/>`;
      });
  const fold = leavesOf(foldShade, drape.fold.opacity, foldWeights);
  /** A hanging fold is a ridge: every other lit on the side of the light, with a crisp crease and a shade that runs out on the other. */
  const wide = [12, 10, 6.6, 3, 0.2].map((width) => width * drape.depth);
  const lit = [0, 3.6, 5, 3.6, 0.4].map((width) => width * drape.depth);
  const light = leavesOf(
    '#fff',
    hundredth((colors.dark ? 0.05 : 0.08) + drape.sheen * 0.07),
    lit,
    1,
    SOFT_STEP,
  );
  const shade = leavesOf(foldShade, drape.kind === 'stiff' ? 0.1 : 0.15, wide, -1, SOFT_STEP);
  const crease = stroked(foldShade, LINE.seam, ` opacity="${decimals(drape.fold.opacity)}"`);
  const hang = (...curves: Curve[]): Mark => {
    // Gathers, which fall from a seam, are creases alone.
    const rising = curves.filter((curve) => endOf(curve).y < curve.from.y);
    const falling = curves.filter((curve) => !rising.includes(curve));
    const every = rising.filter((_, index) => index % 2 === 0);
    // Stiff cloth stands off in few folds, which throw no light.
    const leaves =
      drape.kind === 'stiff'
        ? [shade(...every), crease(...every), fold(...falling)]
        : [light(...every), shade(...rising), crease(...rising), fold(...falling)];
    return mark([], (sheet) => (quiet ? '' : leaves.map(({ markup }) => markup(sheet)).join('')));
  };

  /** The fills of a cloth, lowest first; on a turned one its repeats are defined anew, which `defs` says. */
  const fillsOf = (
    { fill, surfaces: over, turn }: Cloth,
    name: string,
  ): { defs: string; fills: string[] } => {
    let defs = '';
    const fills = [fill, ...over].map((each, index) => {
      const own = turn ? paint.repeats.get(each) : undefined;
      if (own === undefined) return each;
      defs += `<pattern id="${name}t${index}" href="${each.slice(4, -1)}" patternTransform="rotate(${turn})${own}"/>`;
      return `url(#${name}t${index})`;
    });
    return { defs, fills };
  };

  const panel = (outline: Curve, options: PanelOptions = {}): Mark => {
    panels += 1;
    const name = `${id}-${panels}`;
    const cloth = options.cloth ?? main;
    const use = (attributes = ''): string => `<use href="#${name}"${attributes && ` ${attributes}`}/>`;
    // A small piece on other cloth is drawn at once, without a definition of its outline.
    const plain = options.upon && !options.inside?.length;
    const markup = (sheet: Sheet): string => {
      const ink = options.upon && cloth.colors.dark ? cloth.colors.ink : INK;
      const weight = weightAt(options.upon ? LINE.edge : LINE.contour, sheet);
      const { defs, fills } = fillsOf(cloth, name);
      if (plain) {
        const d = traced([outline], sheet, true);
        return [
          defs,
          ...fills.slice(0, -1).map((fill) => `<path d="${d}" fill="${fill}"/>`),
          `<path d="${d}" fill="${fills.at(-1)!}" stroke="${ink}" stroke-width="${weight}"/>`,
        ].join('');
      }
      const whole = traced([outline], sheet, true);
      const drawn = options.contour ? traced([options.contour], sheet, false) : whole;
      // What a contour leaves open is closed by fill and clip, too: one path serves both.
      const own = drawn === whole || `${drawn}z` === whole;
      const line = own ? '' : `<path id="${name}o" d="${drawn}"/>`;
      const contour = (attributes: string): string =>
        own ? use(attributes) : `<use href="#${name}o" ${attributes}/>`;
      const band = sheet.scale / 4.2;
      return [
        `<defs><path id="${name}" d="${own ? drawn : whole}"/>${line}<clipPath id="${name}c">${use()}</clipPath>${defs}</defs>`,
        // The contour's shade: a second line, moved away from the light, makes it heavier there.
        options.upon || small || cloth.opacity < 1
          ? ''
          : contour(`stroke="${INK}" stroke-width="${weight}" ${movedOn(sheet, 0.8, 0.6)}`),
        ...fills.map((fill, index) =>
          use(`fill="${fill}"${index === 0 && cloth.opacity < 1 ? ` fill-opacity="${cloth.opacity}"` : ''}`),
        ),
        `<g clip-path="url(#${name}c)">`,
        // On what is small already in a small drawing no light is seen.
        ...(options.upon && small
          ? []
          : [
              options.shade?.markup(sheet) ??
                contour(
                  `stroke="${cloth.colors.dark ? '#000' : '#3b2233'}" stroke-width="${lengthOn(sheet, 9 * band)}" opacity="${cloth.colors.dark ? '.3' : '.13'}" ${movedOn(sheet, -4.4 * band, -0.8 * band)}`,
                ),
              use(`fill="url(#${id}-light)"`),
            ]),
        ...(options.inside ?? []).map((mark) => sheet.inner?.(mark) ?? mark.markup(sheet)),
        '</g>',
        contour(`stroke="${ink}" stroke-width="${weight}"`),
      ].join('');
    };
    return { reach: [outline], ...(plain ? {} : { outline: name }), markup };
  };

  // A button is defined where it is first drawn and used again for the rest of its size.
  const sizes = new Set<string>();
  const button = (at: Point, radius = 0.9): Mark =>
    mark([], (sheet) => {
      const size = decimalShort(Math.max(radius * sheet.scale * 0.72, 1.7) * sheet.unit);
      const name = `${id}-b${size.replace('.', '_')}`;
      const { x, y } = sheet.at(at);
      const use = `<use href="#${name}" x="${decimalShort(x)}" y="${decimalShort(y)}"/>`;
      if (sizes.has(name)) return use;
      sizes.add(name);
      const fill = paint.twoColored ? trim.base : mix(colors.base, colors.dark ? '#ffffff' : INK, 0.3);
      const half = decimalShort(Number(size) / 4);
      return (
        `<defs><g id="${name}" stroke="${INK}"><circle r="${size}" fill="${fill}" stroke-width="${lengthOn(sheet, 0.7)}"/>` +
        `<path d="M-${half} 0H${half}" stroke-width="${lengthOn(sheet, 0.6)}"/></g></defs>${use}`
      );
    });

  const main: Cloth = { fill: paint.cloth, colors, surfaces, opacity };
  const toned = (to: string, sign: 1 | -1): Cloth => {
    const own = paint.twoColored && sign * (lightness(trim.base) - lightness(colors.base)) > TONE;
    return clothIn(own ? trim.base : mix(colors.base, to, 0.45), surfaces, opacity);
  };
  return {
    main,
    plain: { ...main, fill: paint.plain },
    trim: { fill: trim.base, colors: trim, surfaces, opacity },
    band: clothIn(mix(colors.base, colors.dark ? '#ffffff' : '#2b1a24', 0.14), surfaces, opacity),
    lighter: toned('#ffffff', 1),
    darker: toned('#120c0b', -1),
    edge: stroked(colors.dark ? colors.ink : INK, LINE.edge),
    seam: stroked(colors.ink, LINE.seam, ' opacity=".8"'),
    fold,
    hang,
    stitch: quiet ? () => mark([], () => '') : stroked(thread, LINE.stitch, ' opacity=".85"', [2.6, 1.9]),
    stroke: (color, weight, ...curves) => stroked(color, weight * 0.55)(...curves),
    fill: filled,
    room: (curve) => mark([curve], () => ''),
    turned: stroked(shadeColor, 17, ` opacity="${shadeOpacity}"`),
    shadow: (...shapes) => filled(shadeColor, shadeOpacity, ...shapes),
    panel,
    button,
  };
}

/** By how much a second color must be lighter or darker to be called so. */
const TONE = 0.08;

/** How finely a fold is cut to follow the body, in its own unit. */
const FOLD_STEP = 9;

/** The same for the long, nearly straight folds of hanging cloth. */
const SOFT_STEP = 30;

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The light on the cloths of several pieces; those that take it alike share its steps. */
export function lightsOf(pieces: readonly Piece[]): string {
  const known = new Map<string, string>();
  return pieces
    .map((piece) => {
      const name = `${piece.id}-light`;
      const light = lightOf(piece);
      const alike = light.replace(name, '');
      const first = known.get(alike);
      if (first !== undefined) return `<linearGradient id="${name}" href="#${first}"/>`;
      known.set(alike, name);
      return light;
    })
    .join('');
}

/** The light on a cloth: one gradient for all panels, from the upper left; more of it the more the cloth shines. */
export function lightOf(piece: Piece): string {
  const { id, paint } = piece;
  const { sheen } = drapeOf(piece);
  const { dark } = paint.colors;
  const glint = decimals((dark ? 0.1 : 0.16) + sheen * (dark ? 0.15 : 0.22));
  const shade = dark ? 0.24 : 0.13;
  return (
    `<linearGradient id="${id}-light" x2="1" y2=".14"><stop offset="0" stop-color="#fff" stop-opacity="${dark ? '.03' : '.08'}"/>` +
    `<stop offset=".24" stop-color="#fff" stop-opacity="${glint}"/><stop offset=".44" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset=".62" stop-color="#1f1020" stop-opacity="0"/><stop offset="1" stop-color="#1f1020" stop-opacity="${decimals(shade + sheen * 0.1)}"/></linearGradient>`
  );
}
