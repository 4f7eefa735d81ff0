import {
  interpolatePoint,
  joinCurves,
  getLastPoint,
  point,
  reverseCurve,
  cutStretch,
  type Curve,
} from '../../figure/curve';
import { INCH } from '../../figure/proportions';
import { smoothCurve } from '../../figure/smooth-curve';
import { createPolyline } from '../../form/polyline';
import { formatLength } from '../../garment/cut/lengths';
import { linkCurves, straight, type Sheet } from '../../garment/cut/path';
import type { Mark } from '../../garment/cut/pen';
import { traceRibbon } from '../../garment/cut/ribbon';
import { drawCurves } from '../../garment/cut/traced';
import { computeLightness, mix } from '../../garment/paint/colors';
import type { Head } from '../head';
import { readPairs } from '../../figure/pairs';

export interface HairMarks {
  back: readonly Mark[];
  front: readonly Mark[];
  hidesEars?: boolean;
}

export type HairDrawer = (pen: HairPen) => HairMarks;

/** Edges are written places from root to tip. */
export interface Lock {
  outer: string;
  inner: string;
  strands?: number;
  /** `from,to` as shares of the way. */
  sheen?: string;
  free?: number;
  /** Combed back: the hairline, its inner edge, has no line. */
  soft?: boolean;
}

interface HairTones {
  base: string;
  line: string;
  dark: string;
  light: string;
  deep: string;
}

/** Head units. */
const PART = { x: 28, narrow: 0.57, aside: 4, from: 40, to: 150, over: 4 } as const;

const turnToNearSide = (text: string): string =>
  text
    .split(' ')
    .map((place, index) => {
      const [x, y] = place.split(',').map(parseFloat) as [number, number];
      if (index === 0) return `${x - PART.over},${y}`;
      const free = Math.min(Math.max((y - PART.from) / (PART.to - PART.from), 0), 1);
      const onCrown = PART.x + (PART.x - x) * PART.narrow;
      const corner = place.endsWith('!') ? '!' : '';
      return `${Math.round(onCrown + (PART.aside - x - onCrown) * free)},${y + Math.round(free * 3)}${corner}`;
    })
    .join(' ');

export const onBothSides = (lock: Lock): Lock[] => [
  lock,
  {
    ...lock,
    outer: turnToNearSide(lock.outer),
    inner: turnToNearSide(lock.inner),
  },
];

/** Lines are written places. */
export interface HairPen {
  head: Head;
  tones: HairTones;
  small: boolean;
  on(head: Head): HairPen;
  lock(lock: Lock): Mark;
  shape(outline: Curve | readonly Curve[], inside?: readonly Mark[], fill?: string, contour?: Curve): Mark;
  patches(outlines: readonly Curve[], fill?: string): Mark;
  shaded(outline: string, hangs?: boolean): Mark;
  area(color: string, opacity: number, ...areas: Curve[]): Mark;
  strokes(lines: readonly Curve[], ...coats: readonly Coat[]): Mark;
  leaves(color: string, opacity: number, width: number, lines: readonly Curve[]): Mark;
  lit(text: string): string;
  name(): string;
}

interface Coat {
  color: string;
  weight: number;
  opacity?: number;
  dashes?: readonly number[];
}

const WINDOWS = readPairs('0.02,0.62 0.2,0.98 0.01,0.34 0.38,0.95 0.02,0.5 0.5,1 0.03,0.24');

const UNDERNEATH =
  '-84,150 -80,230 -92,340; -66,210 -62,270 -72,352; -100,180 -100,270 -116,330; 92,170 90,240 104,336; 70,220 72,280 84,350; 110,160 114,250 128,320';

/** Head units. */
const CONTOUR = 2.6;

const SMALL_LINES = 1.9;

function deriveTones(base: string): HairTones {
  return {
    base,
    line: mix(base, '#0d0508', 0.62),
    dark: mix(base, '#0d0508', 0.45),
    deep: computeLightness(base) > 0.4 ? mix(base, '#4e2c18', 0.5) : mix(base, '#0d0508', 0.45),
    light: computeLightness(base) < 0.2 ? mix(base, '#a78d84', 0.42) : mix(base, '#fff0d6', 0.4),
  };
}

function drawOutlined(
  id: string,
  d: string,
  fill: string,
  line: string,
  inside: string,
  open?: string,
): string {
  const path = `<path id="${id}" d="${d}"/>`;
  const use = (attributes: string): string => `<use href="#${id}" ${attributes}/>`;
  if (!inside)
    return `<defs>${path}</defs>${open ? use(`fill="${fill}"`) + open : use(`fill="${fill}" ${line}`)}`;
  return `<clipPath id="${id}c">${path}</clipPath>${use(`fill="${fill}"`)}<g clip-path="url(#${id}c)">${inside}</g>${open ?? use(line)}`;
}

/** Ids start with `id`. */
export function createHairPen(
  hex: string,
  head: Head,
  id: string,
  { small, isMirrored }: { small: boolean; isMirrored: boolean },
): HairPen {
  let named = 0;
  const tones = deriveTones(hex);
  const createName = (): string => `${id}${(named += 1)}`;
  const unit = head.landmarks.face / 100;
  const formatWeightOn = (sheet: Sheet, weight: number): string =>
    formatLength(sheet, weight * unit * sheet.scale * INCH * (sheet.coarse ? SMALL_LINES : 1));
  const drawLineOn = (sheet: Sheet, color = tones.line): string =>
    `stroke="${color}" stroke-width="${formatWeightOn(sheet, CONTOUR)}"`;
  const drawFaint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');
  const mark = (markup: Mark['markup']): Mark => ({ reach: [], markup });
  const drawArea: HairPen['area'] = (color, opacity, ...areas) =>
    mark((sheet) =>
      areas.length === 0
        ? ''
        : `<path d="${drawCurves(areas, sheet, true)}" fill="${color}"${drawFaint(opacity)}/>`,
    );
  const drawStrokes: HairPen['strokes'] = (lines, ...coats) => {
    const path = createName();
    return mark((sheet) => {
      const fine = { ...sheet, coarse: false };
      const d = drawCurves(lines, sheet, false);
      const drawnAs = coats.length > 1 ? `<use href="#${path}"` : `<path d="${d}"`;
      const drawn = coats.map(({ color, weight, opacity = 1, dashes = [] }) => {
        const dashed = dashes.map((dash) => formatWeightOn(fine, dash)).join(' ');
        return `${drawnAs} stroke="${color}" stroke-width="${formatWeightOn(fine, weight)}"${dashed && ` stroke-linecap="butt" stroke-dasharray="${dashed}"`}${drawFaint(opacity)}/>`;
      });
      return (coats.length > 1 ? `<defs><path id="${path}" d="${d}"/></defs>` : '') + drawn.join('');
    });
  };
  const drawLeaves: HairPen['leaves'] = (color, opacity, width, lines) =>
    drawArea(
      color,
      opacity,
      ...lines.map((line) => traceRibbon(line, [0, width * unit, width * 0.8 * unit, 0])),
    );
  const on = (held: Head): HairPen => {
    const createShape: HairPen['shape'] = (outline, inside = [], fill = tones.base, contour) => {
      const path = createName();
      const outlines = [outline].flat();
      return {
        reach: outlines,
        outline: path,
        markup: (sheet) => {
          const marks = inside.map(({ markup }) => markup(sheet)).join('');
          const line = drawLineOn(sheet);
          const open = contour && `<path d="${drawCurves([contour], sheet, false)}" ${line} opacity=".75"/>`;
          return drawOutlined(path, drawCurves(outlines, sheet, true), fill, line, marks, open);
        },
      };
    };
    return {
      head: held,
      tones,
      small,
      name: createName,
      lit: (text) =>
        isMirrored ? text.replace(/(^| )(-?)(?=[\d.])/g, (_, gap, minus) => gap + (minus ? '' : '-')) : text,
      on,
      area: drawArea,
      strokes: drawStrokes,
      leaves: drawLeaves,
      shape: createShape,
      patches: (outlines, fill = tones.base) =>
        mark((sheet) => {
          const paths = outlines.map((outline) => `<path d="${drawCurves([outline], sheet, true)}"/>`);
          return `<g fill="${fill}" ${drawLineOn(sheet, mix(tones.line, fill, 0.3))}>${paths.join('')}</g>`;
        }),
      shaded: (outline, hangs = false) =>
        createShape(
          held.outline(outline),
          hangs && !small ? [drawLeaves(tones.line, 0.4, 5, held.strokes(UNDERNEATH))] : [],
          tones.deep,
        ),
      lock: ({ outer, inner, strands = 0, sheen = '', free = 0, soft = false }) => {
        const [out, back] = [held.stroke(outer), reverseCurve(held.stroke(inner))];
        const whole = joinCurves(out, back);
        const path = createName();
        const { dark, light } = small
          ? { dark: [], light: [] }
          : traceCombed(out, reverseCurve(back), strands, sheen);
        const root = getLastPoint(back);
        const isShaded = getLastPoint(out).x > out.from.x !== isMirrored;
        const rim = traceRibbon(out, [0, 34 * unit, 40 * unit, 34 * unit, 20 * unit]);
        const parting = straight(root, interpolatePoint(root, out.from, 0.9));
        const marks = [
          drawArea(
            tones.dark,
            soft ? 0.12 : 0.34,
            traceRibbon(back, [0, 12 * unit, 22 * unit, 30 * unit, 12 * unit]),
          ),
          ...(root.x === out.from.x
            ? []
            : [
                drawArea(tones.dark, 0.18, traceRibbon(parting, [40 * unit, 22 * unit, 0])),
                drawArea(tones.line, 1, traceRibbon(parting, [3.4 * unit, 3 * unit, 1.2 * unit])),
              ]),
          drawArea(isShaded ? tones.dark : tones.light, isShaded ? 0.34 : 0.22, rim),
          drawLeaves(tones.line, 0.42, 3, dark),
          drawLeaves(tones.light, 0.5, 9, light),
        ];
        const edge = cutStretch(out, free, out.cubics.length);
        const contour = soft ? edge : joinCurves(edge, back);
        return {
          reach: [whole],
          outline: path,
          markup: (sheet) => {
            const line = drawLineOn(sheet);
            const inside = small ? '' : marks.map(({ markup }) => markup(sheet)).join('');
            const open =
              free > 0 || soft ? `<path d="${drawCurves([contour], sheet, false)}" ${line}/>` : undefined;
            // Not closed: no line runs along the parting.
            return drawOutlined(path, drawCurves([whole], sheet, false), tones.base, line, inside, open);
          },
        };
      },
    };
  };
  return on(head);
}

/** Strands longer than this, in inches, bend more than once. */
const BENT = 4.5;

function traceCombed(
  outer: Curve,
  inner: Curve,
  count: number,
  sheen: string,
): { dark: Curve[]; light: Curve[] } {
  const [a, b] = [createPolyline(outer), createPolyline(inner)];
  const traceStrand = (share: number, from: number, to: number): Curve =>
    smoothCurve(
      ((to - from) * a.length < BENT ? [0, 0.5, 1] : [0, 1 / 3, 2 / 3, 1]).map((stop) => {
        const way = from + (to - from) * stop;
        const { x, y } = interpolatePoint(a.at(way * a.length), b.at(way * b.length), share);
        return point(x, y);
      }),
    );
  const glints = Math.max(2, Math.round(count * 0.8));
  return {
    dark: Array.from({ length: count }, (_, index) => {
      const [from, to] = WINDOWS[index % WINDOWS.length]!;
      return traceStrand((index + 0.6) / (count + 0.2), from, to);
    }),
    light: (sheen ? readPairs(sheen) : []).flatMap(([from, to]) =>
      Array.from({ length: glints }, (_, index) => {
        const jag = (to - from) * (index % 2 === 0 ? 0 : 0.3);
        return traceStrand(0.12 + (0.62 * index) / glints, from + jag * 0.7, to - jag * 0.5);
      }),
    ),
  };
}

/** No line runs along the hairline, which is all after the second corner of `outline`. */
export const drawCombed = (
  { area, head, leaves, lit, shape, tones }: HairPen,
  outline: string,
  dark: string,
  light: string,
  fill = tones.base,
): Mark =>
  shape(
    head.outline(outline),
    [
      area(tones.dark, 0.36, head.outline(lit(SHADED_SIDE))),
      leaves(tones.line, 0.42, 4, head.strokes(dark)),
      leaves(tones.light, 0.5, 8, head.strokes(light)),
    ],
    fill,
    outline.includes('!') ? head.stroke(outline.split('! ', 2).join(' ')) : undefined,
  );

const SHADED_SIDE = '48,-70! 150,-50 160,120 140,340! 96,340! 103,200 98,110 86,30 68,-10';

/** Bumps lie to the left of the way; `step` and `height` are shares of the head's width. */
export function traceBumped(line: Curve, step: number, height: number): Curve {
  const way = createPolyline(line);
  const count = Math.max(2, Math.round(way.length / step));
  const placeAt = (index: number) => {
    const aside = index % count === 0 ? 0 : (UNEVEN[index % UNEVEN.length]! - 1) * 0.9;
    return way.at(((index + aside) / count) * way.length);
  };
  const bumps = Array.from({ length: count }, (_, index) => {
    const uneven = UNEVEN[index % UNEVEN.length]!;
    const [from, to] = [placeAt(index), placeAt(index + 1)];
    const normal = way.normal(((index + 0.5) / count) * way.length);
    const high = height * uneven;
    const top = point((from.x + to.x) / 2 + normal.x * high, (from.y + to.y) / 2 + normal.y * high);
    const [x, y] = [to.x - from.x, to.y - from.y];
    return smoothCurve([from, top, to], {
      start: point(normal.x * 2 + (x / step) * 0.7, normal.y * 2 + (y / step) * 0.7),
      end: point((x / step) * 0.7 - normal.x * 2, (y / step) * 0.7 - normal.y * 2),
    });
  });
  return linkCurves(bumps[0]!, ...bumps.slice(1));
}

const UNEVEN = [1, 1.3, 0.8, 1.12, 0.9, 1.22, 0.74];
