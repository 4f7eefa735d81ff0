import { INCH } from '../../figure/proportions';
import { colorsOf, findLineColor, INK, lightness, mix } from '../paint/colors';
import type { Colors } from '../paint/colors';
import { DENIMS, drapeOf, isTopstitched } from '../paint/cloth';
import { decimals, decimalShort } from '../paint/numbers';
import type { Piece } from '../piece';
import { lengthOn } from './lengths';
import { carried } from './carried';
import { along, endOf, smoothCurve } from './path';
import { traced } from './traced';
import type { Curve, Point, Sheet } from './path';
import { ribbon } from './ribbon';

/** One mark of a drawing: how far it reaches, and its markup once it is placed on the sheet. */
export interface Mark {
  /** Outlines that the sheet must hold. */
  reach: readonly Curve[];
  /** Whether it is drawn in inches on the body instead of centimeters on the pattern. */
  onBody?: boolean;
  /** The arm that it lies on: 1 is the right. */
  arm?: 1 | -1;
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
  /** Whether the panel lies on cloth of its own kind, and needs no light of its own in a small drawing. */
  upon?: boolean;
  /** The part of the outline that is drawn; all of it unless told. */
  contour?: Curve;
  /** What is round by itself, as each of two legs is; the whole panel unless told. */
  rounded?: readonly Curve[];
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
  /** The color of the main cloth's lines. */
  ink: string;
  /** Inner lines: an edge that lies on the cloth, a seam, a small fold, a row of stitches. */
  edge(...curves: Curve[]): Mark;
  seam(...curves: Curve[]): Mark;
  fold(...curves: Curve[]): Mark;
  /** A fold so many inches wide in its middle and pointed at both ends, in the shade or, `lit`, in the light. */
  leaf(inches: number, curves: readonly Curve[], lit?: 'lit'): Mark;
  /** Hard light along folds of what shines; of other cloth none. */
  streak(...curves: Curve[]): Mark;
  /**
   * Folds of cloth that hangs free, from its hem up: dark on the right, light on the left, so many inches wide at the hem.
   * What falls instead is a gather.
   */
  hang(curves: readonly Curve[], inches?: number): Mark;
  stitch(...curves: Curve[]): Mark;
  /** The stitches along a hem, of what is hemmed so that they show. */
  hemStitch(...curves: Curve[]): Mark;
  /** A line of a given color and weight in sheet units. */
  stroke(color: string, weight: number, ...curves: Curve[]): Mark;
  /** A closed area in one tone, without lines. */
  fill(color: string, opacity: number, ...shapes: Curve[]): Mark;
  shadow(...shapes: Curve[]): Mark;
  /** A piece of cloth: fill, surface, the light on it, its inner marks, its outline. */
  panel(outline: Curve, options?: PanelOptions): Mark;
  button(at: Point, radius?: number): Mark;
  /** Draws nothing, but keeps room for a line that stands out. */
  room(curve: Curve): Mark;
}

/** Weights of the lines in sheet units where a centimeter is 4.2 of them. */
const LINE = { contour: 1.15, edge: 1, seam: 0.9, stitch: 0.75 } as const;

/** How much heavier lines are in a small drawing, which shows them thinner. */
const SMALL_LINES = 1.85;

/** Of seams on cloth, and on black cloth, where lines are faint by themselves. */
const SEAM_OPACITY = { usual: 0.55, dark: 0.9 } as const;

/** The thread of topstitching on denim. */
const DENIM_THREAD = '#d9b27c';

/** How lines grow with the drawing: less than it does, and never below what a screen can show. */
const weightAt = (weight: number, sheet: Sheet): string =>
  lengthOn(sheet, weight * (sheet.coarse ? SMALL_LINES : Math.min(Math.max(sheet.scale / 4.2, 0.8), 1.5)));

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
  let panels = 0;
  const denim = DENIMS.some((fabric) => has('fabric', fabric));
  const stroked =
    (color: string, weight: number, more = '') =>
    (...curves: Curve[]): Mark =>
      mark([], (sheet) => {
        const seen = seenOn(sheet, curves);
        if (seen.length === 0) return '';
        return `<path d="${traced(seen, sheet, false)}" stroke="${color}" stroke-width="${weightAt(weight, sheet)}"${more}/>`;
      });
  const filled = (color: string, opacity: number, ...shapes: Curve[]): Mark =>
    mark([], (sheet) => {
      const faint = opacity < 1 ? ` opacity="${decimals(opacity)}"` : '';
      return `<path d="${traced(shapes, sheet, true)}" fill="${color}"${faint}/>`;
    });

  /** Leaves along curves; `weights` are inches at even shares of the way. */
  const leaves = (
    [fill, opacity]: readonly [string, number],
    weights: readonly number[],
    curves: readonly Curve[],
    lean = 0,
  ): Mark =>
    mark([], (sheet) => {
      const seen = seenOn(sheet, curves);
      if (seen.length === 0) return '';
      // Folds are soft: their edges may lie further off than other lines.
      const plain: Sheet = { ...sheet, unit: sheet.unit > 1 ? sheet.unit * 2.4 : 1, at: (p) => p };
      const widths = weights.map((weight) => weight * sheet.scale * INCH * sheet.unit);
      const shapes = seen.map((curve) => ribbon(carried(curve, sheet.at, FOLD_STEP), widths, lean));
      return `<path d="${traced(shapes, plain, true)}" fill="${fill}" opacity="${decimals(opacity)}"/>`;
    });
  // On a print the shade of its ground would stain its motifs.
  const faint = paint.printed ? PRINT_FOLDS : 1;
  const dark = [colors.deep, drape.fold * faint] as const;
  const bright = [colors.light, drape.glow * faint] as const;
  const leaf = (inches: number, curves: readonly Curve[], lit?: 'lit'): Mark =>
    quiet
      ? mark([], () => '')
      : leaves(
          lit ? bright : dark,
          LEAF.map((share) => share * inches),
          curves,
        );
  const fold = (...curves: Curve[]): Mark => leaf(FOLD_WIDTH, curves);
  const { width: streakWidth, opacity: streakOpacity } = drape.streak ?? NO_STREAK;
  const streak = (...curves: Curve[]): Mark =>
    streakWidth === 0 || quiet
      ? mark([], () => '')
      : leaves(
          [mix(colors.light, '#ffffff', 0.5), streakOpacity],
          LEAF.map((share) => share * streakWidth),
          curves,
        );
  const hang = (curves: readonly Curve[], inches = HANG_WIDTH): Mark => {
    const rising = curves.filter((curve) => endOf(curve).y < curve.from.y);
    const gathers = curves.filter((curve) => !rising.includes(curve));
    const open = (share: number): number[] => [share * inches, share * inches * 0.58, 0];
    const shades = leaves(dark, open(0.52), rising, -1);
    // A small picture shows where a skirt falls in folds, and no more of them.
    const parts = quiet
      ? [...(small ? [shades] : [])]
      : [
          shades,
          leaves(bright, open(0.36), rising, 1),
          streak(...rising.map(streakOn)),
          stroked(colors.ink, LINE.seam, ` opacity="${SEAM_OPACITY.usual}"`)(...rising.map(footOf)),
          fold(...gathers),
        ];
    return mark([], (sheet) => parts.map(({ markup }) => markup(sheet)).join(''));
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
      const { ink } = cloth.colors;
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
      const light = `fill="url(#${id}-light)"`;
      return [
        `<defs><path id="${name}" d="${own ? drawn : whole}"/>${line}<clipPath id="${name}c">${use()}</clipPath>${defs}</defs>`,
        ...fills.map((fill, index) =>
          use(`fill="${fill}"${index === 0 && cloth.opacity < 1 ? ` fill-opacity="${cloth.opacity}"` : ''}`),
        ),
        `<g clip-path="url(#${name}c)">`,
        ...(options.inside ?? []).map((mark) => sheet.inner?.(mark) ?? mark.markup(sheet)),
        // On what is small already in a small drawing no light is seen.
        ...(options.upon && small
          ? []
          : ((small ? undefined : options.rounded)?.map(
              (part) => `<path d="${traced([part], sheet, true)}" ${light}/>`,
            ) ?? [use(light)])),
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
      const fill = paint.twoColored
        ? trim.base
        : colors.dark
          ? mix(colors.base, colors.light, 0.6)
          : mix(colors.base, INK, 0.3);
      const half = decimalShort(Number(size) / 4);
      return (
        `<defs><g id="${name}" stroke="${findLineColor(fill)}"><circle r="${size}" fill="${fill}" stroke-width="${lengthOn(sheet, 0.7)}"/>` +
        `<path d="M-${half} 0H${half}" stroke-width="${lengthOn(sheet, 0.6)}"/></g></defs>${use}`
      );
    });

  const stitch = quiet
    ? () => mark([], () => '')
    : denim
      ? stroked(DENIM_THREAD, LINE.stitch, ' opacity=".8"')
      : stroked(colors.ink, LINE.stitch, ' opacity=".45"');
  const main: Cloth = { fill: paint.cloth, colors, surfaces, opacity };
  const toned = (to: string, sign: 1 | -1): Cloth => {
    const own = paint.twoColored && sign * (lightness(trim.base) - lightness(colors.base)) > TONE;
    return clothIn(own ? trim.base : mix(colors.base, to, 0.45), surfaces, opacity);
  };
  return {
    main,
    plain: { ...main, fill: paint.plain },
    trim: { fill: trim.base, colors: trim, surfaces, opacity },
    band: clothIn(mix(colors.base, colors.dark ? colors.light : colors.deep, 0.14), surfaces, opacity),
    lighter: toned('#ffffff', 1),
    darker: toned('#120c0b', -1),
    ink: colors.ink,
    edge: stroked(colors.ink, LINE.edge),
    seam: stroked(
      colors.ink,
      LINE.seam,
      ` opacity="${colors.dark ? SEAM_OPACITY.dark : SEAM_OPACITY.usual}"`,
    ),
    fold,
    leaf,
    streak,
    hang,
    stitch,
    hemStitch: isTopstitched(piece) ? stitch : () => mark([], () => ''),
    stroke: (color, weight, ...curves) => stroked(color, weight * 0.55)(...curves),
    fill: filled,
    room: (curve) => mark([curve], () => ''),
    shadow: (...shapes) => filled(colors.deep, drape.fold, ...shapes),
    panel,
    button,
  };
}

/** By how much a second color must be lighter or darker to be called so. */
const TONE = 0.08;

/** How finely a fold is cut to follow the body, in its own unit. */
const FOLD_STEP = 12;

/** The width of a leaf along its way, as shares of its widest: pointed at both ends. */
const LEAF = [0, 0.7, 1, 0.7, 0] as const;

/** How much fainter folds lie on a print. */
const PRINT_FOLDS = 0.6;

/** Inches across a small fold, and across a fold that hangs. */
const FOLD_WIDTH = 0.2;
const HANG_WIDTH = 2.2;

const NO_STREAK = { width: 0, opacity: 0 } as const;

/** Where on a fold that hangs the hard light lies, from its hem up. */
const streakOn = (curve: Curve): Curve => smoothCurve([0.34, 0.52, 0.76].map((share) => along(curve, share)));

/** The edge of a fold, some way up from the hem. */
const footOf = (curve: Curve): Curve => smoothCurve([0, 0.16, 0.34].map((share) => along(curve, share)));
