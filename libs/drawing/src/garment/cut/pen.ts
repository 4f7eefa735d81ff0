import { deriveColors, deriveLineColor, INK, computeLightness, mix, type Colors } from '../paint/colors';
import { DENIMS, findDrape, isTopstitched } from '../paint/cloth';
import { formatDecimals, formatDecimalShort } from '../paint/numbers';
import type { Piece } from '../piece';
import { formatLength } from './lengths';
import { createFolds, type Folds } from './folds';
import { createMark, NO_MARK, filterSeen, type Mark } from './mark';
import { drawCurves } from './traced';
import type { Curve, Point, Sheet } from './path';

export { onBody } from './mark';
export type { Mark } from './mark';

export interface Cloth {
  fill: string;
  colors: Colors;
  surfaces: readonly string[];
  opacity: number;
  /** Degrees. */
  turn?: number;
}

interface PanelOptions {
  cloth?: Cloth;
  inside?: readonly Mark[];
  /** Lies on its own kind of cloth: no light of its own when small. */
  upon?: boolean;
  contour?: Curve;
  rounded?: readonly Curve[];
}

/** Ids count up: one pen per drawing. */
export interface Pen extends Folds {
  main: Cloth;
  plain: Cloth;
  trim: Cloth;
  /** A shade off the main cloth, so that belts and knots stay visible. */
  band: Cloth;
  lining: Cloth;
  lighter: Cloth;
  darker: Cloth;
  ink: string;
  edge(...curves: Curve[]): Mark;
  seam(...curves: Curve[]): Mark;
  stitch(...curves: Curve[]): Mark;
  hemStitch(...curves: Curve[]): Mark;
  /** Weight in sheet units. */
  stroke(color: string, weight: number, ...curves: Curve[]): Mark;
  fill(color: string, opacity: number, ...shapes: Curve[]): Mark;
  shadow(...shapes: Curve[]): Mark;
  panel(outline: Curve, options?: PanelOptions): Mark;
  button(at: Point, radius?: number): Mark;
  room(curve: Curve): Mark;
}

/** Sheet units at 4.2 units per centimeter. */
const LINE = { contour: 1.15, edge: 1, seam: 0.9, stitch: 0.75 } as const;

/** Compensates for thinner lines in a small drawing. */
const SMALL_LINES = 1.85;

/** Lines on black cloth are faint. */
const SEAM_OPACITY = { usual: 0.55, dark: 0.9 } as const;

/** Sheet units, about two pixels: smaller marks are dropped in a small drawing. */
const SEEN = 8;

function isLargeOn(sheet: Sheet, { from, cubics }: Curve): boolean {
  if (!sheet.coarse) return true;
  const start = sheet.at(from);
  return cubics.some(({ c2, to }) =>
    [c2, to].some((p) => {
      const { x, y } = sheet.at(p);
      return Math.abs(x - start.x) + Math.abs(y - start.y) > SEEN;
    }),
  );
}

const DENIM_THREAD = '#d9b27c';

/** Grows less than the drawing and stays visible. */
const formatWeight = (weight: number, sheet: Sheet): string =>
  formatLength(
    sheet,
    weight * (sheet.coarse ? SMALL_LINES : Math.min(Math.max(sheet.scale / 4.2, 0.8), 1.5)),
  );

const createCloth = (color: string, surfaces: readonly string[] = [], opacity = 1): Cloth => ({
  fill: color,
  colors: deriveColors(color),
  surfaces,
  opacity,
});

export function createPen(piece: Piece): Pen {
  const { id, paint, has, quiet, small = false } = piece;
  const { colors, trim, surfaces, opacity } = paint;
  const drape = findDrape(piece);
  let panels = 0;
  const denim = DENIMS.some((fabric) => has('fabric', fabric));
  const createStroke =
    (color: string, weight: number, more = '') =>
    (...curves: Curve[]): Mark =>
      createMark([], (sheet) => {
        const seen = filterSeen(sheet, curves).filter((curve) => isLargeOn(sheet, curve));
        if (seen.length === 0) return '';
        return `<path d="${drawCurves(seen, sheet, false)}" stroke="${color}" stroke-width="${formatWeight(weight, sheet)}"${more}/>`;
      });
  const fillCurves = (color: string, opacity: number, ...shapes: Curve[]): Mark =>
    createMark([], (sheet) => {
      const faint = opacity < 1 ? ` opacity="${formatDecimals(opacity)}"` : '';
      const seen = faint ? shapes.filter((shape) => isLargeOn(sheet, shape)) : shapes;
      if (seen.length === 0) return '';
      return `<path d="${drawCurves(seen, sheet, true)}" fill="${color}"${faint}/>`;
    });

  /** Lowest first; `defs` redefines turned repeats. */
  const renderFills = (
    { fill, surfaces: over, turn }: Cloth,
    name: string,
  ): { defs: string; fills: string[] } => {
    let defs = '';
    // Renderers may drop a print finer than their pixels: the color lies beneath.
    const under = small && fill === paint.cloth && paint.printed ? [paint.plain] : [];
    const fills = [...under, fill, ...over].map((each, index) => {
      const turns = Math.abs(turn ?? 0) > (index > under.length ? SLIGHT_TURN : 0);
      const own = turns ? paint.repeats.get(each) : undefined;
      if (own === undefined) return each;
      defs += `<pattern id="${name}t${index}" href="${each.slice(4, -1)}" patternTransform="rotate(${turn})${own}"/>`;
      return `url(#${name}t${index})`;
    });
    return { defs, fills };
  };

  const isLit = ({ fill }: Cloth): boolean => fill === paint.plain;

  const drawPanel = (outline: Curve, options: PanelOptions = {}): Mark => {
    panels += 1;
    const name = `${id}-${panels}`;
    const cloth = options.cloth ?? main;
    const use = (attributes = ''): string => `<use href="#${name}"${attributes && ` ${attributes}`}/>`;
    const plain = options.upon && !options.inside?.length;
    const renderMarkup = (sheet: Sheet): string => {
      const ink = cloth.colors[options.upon ? 'seam' : 'ink'];
      const weight = formatWeight(options.upon ? LINE.edge : LINE.contour, sheet);
      const { defs, fills } = renderFills(cloth, name);
      if (plain) {
        const d = drawCurves([outline], sheet, true);
        return [
          defs,
          ...fills.slice(0, -1).map((fill) => `<path d="${d}" fill="${fill}"/>`),
          `<path d="${d}" fill="${fills.at(-1)!}" stroke="${ink}" stroke-width="${weight}"/>`,
        ].join('');
      }
      const whole = drawCurves([outline], sheet, true);
      const drawn = options.contour ? drawCurves([options.contour], sheet, false) : whole;
      // Fill and clip close an open contour, so one path serves both.
      const own = drawn === whole || `${drawn}z` === whole;
      const separate = own ? '' : `<path id="${name}o" d="${drawn}"/>`;
      const light =
        options.upon && small
          ? ''
          : `fill="url(#${id}-${cloth.colors.base === trim.base ? 'trim-light' : 'light'})"`;
      const stroke = `stroke="${ink}" stroke-width="${weight}"`;
      const inner = (options.inside ?? []).map((part) => sheet.inner?.(part) ?? part.markup(sheet)).join('');
      // With one color, fill, shade and line merge into one.
      if (small && fills.length === 1 && cloth.opacity === 1 && (!light || isLit(cloth))) {
        const fill = light ? `url(#${id}-lit)` : fills[0]!;
        const within =
          inner && `<clipPath id="${name}c">${use()}</clipPath><g clip-path="url(#${name}c)">${inner}</g>`;
        const known = inner && ` id="${name}"`;
        return own
          ? `<path${known} d="${drawn}" fill="${fill}" ${stroke}/>${within}`
          : `<path${known} d="${whole}" fill="${fill}"/>${within}<path d="${drawn}" ${stroke}/>`;
      }
      const rounded = small
        ? []
        : (options.rounded ?? []).map((part) => `<path d="${drawCurves([part], sheet, true)}" ${light}/>`);
      const open = inner === '' && rounded.length === 0;
      const path = `<path id="${name}" d="${own ? drawn : whole}"/>`;
      const clip = open ? `<defs>${path}</defs>` : `<clipPath id="${name}c">${path}</clipPath>`;
      const lit = rounded.join('') || (own ? '' : light && use(light));
      const line = own
        ? use(`${rounded.length ? '' : light} ${stroke}`.trim())
        : `<use href="#${name}o" ${stroke}/>`;
      return [
        clip,
        separate || defs ? `<defs>${separate}${defs}</defs>` : '',
        ...fills.map((fill, index) =>
          use(`fill="${fill}"${index === 0 && cloth.opacity < 1 ? ` fill-opacity="${cloth.opacity}"` : ''}`),
        ),
        ...(open ? [lit] : [`<g clip-path="url(#${name}c)">${inner}${lit}</g>`]),
        line,
      ].join('');
    };
    return { reach: [outline], ...(plain ? {} : { outline: name }), markup: renderMarkup };
  };

  const sizes = new Set<string>();
  const drawButton = (at: Point, radius = 0.9): Mark =>
    createMark([], (sheet) => {
      const size = formatDecimalShort(Math.max(radius * sheet.scale * 0.72, 1.7) * sheet.unit);
      const name = `${id}-b${size.replace('.', '_')}`;
      const { x, y } = sheet.at(at);
      const use = `<use href="#${name}" x="${formatDecimalShort(x)}" y="${formatDecimalShort(y)}"/>`;
      if (sizes.has(name)) return use;
      sizes.add(name);
      const fill = paint.twoColored
        ? trim.base
        : colors.dark
          ? mix(colors.base, colors.light, 0.6)
          : mix(colors.base, INK, 0.3);
      const half = formatDecimalShort(Number(size) / 4);
      return (
        `<defs><g id="${name}" stroke="${deriveLineColor(fill)}"><circle r="${size}" fill="${fill}" stroke-width="${formatLength(sheet, 0.7)}"/>` +
        `<path d="M-${half} 0H${half}" stroke-width="${formatLength(sheet, 0.6)}"/></g></defs>${use}`
      );
    });

  const stitch = quiet
    ? () => NO_MARK
    : denim
      ? createStroke(DENIM_THREAD, LINE.stitch, ' opacity=".8"')
      : createStroke(colors.seam, LINE.stitch, ' opacity=".45"');
  const main: Cloth = { fill: paint.cloth, colors, surfaces, opacity };
  const createTonedCloth = (to: string, sign: 1 | -1): Cloth => {
    const own =
      paint.twoColored && sign * (computeLightness(trim.base) - computeLightness(colors.base)) > TONE;
    return createCloth(own ? trim.base : mix(colors.base, to, 0.45), surfaces, opacity);
  };
  return {
    main,
    plain: { ...main, fill: paint.plain },
    trim: { fill: trim.base, colors: trim, surfaces, opacity },
    band: createCloth(mix(colors.base, colors.dark ? colors.light : colors.deep, 0.14), surfaces, opacity),
    lining: { ...main, fill: colors.shade, surfaces: [] },
    lighter: createTonedCloth('#ffffff', 1),
    darker: createTonedCloth('#120c0b', -1),
    ink: colors.ink,
    edge: createStroke(colors.seam, LINE.edge),
    seam: createStroke(
      colors.seam,
      LINE.seam,
      ` opacity="${formatDecimals(colors.dark ? SEAM_OPACITY.dark : SEAM_OPACITY.usual)}"`,
    ),
    ...createFolds(piece),
    stitch,
    hemStitch: isTopstitched(piece) ? stitch : () => NO_MARK,
    stroke: (color, weight, ...curves) => createStroke(color, weight * 0.55)(...curves),
    fill: fillCurves,
    room: (curve) => createMark([curve], () => ''),
    shadow: (...shapes) => fillCurves(colors.deep, drape.fold, ...shapes),
    panel: drawPanel,
    button: drawButton,
  };
}

/** Degrees up to which a surface need not follow a sleeve. */
const SLIGHT_TURN = 4;

const TONE = 0.08;
