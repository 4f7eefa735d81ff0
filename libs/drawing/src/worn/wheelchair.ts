import { mirrorCurve, point } from '../figure/curve';
import type { Curve } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { readPairs } from '../figure/pairs';
import { INCH } from '../figure/proportions';
import type { Body } from '../form/body';
import { formatLength } from '../garment/cut/lengths';
import { describeFall, stop } from '../garment/cut/light';
import { traceEllipse } from '../garment/cut/details';
import { linkCurves, mirrorSides, straight, traceCorners, traceThrough } from '../garment/cut/path';
import type { Sheet } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { traceRibbon } from '../garment/cut/ribbon';
import { drawCurves } from '../garment/cut/traced';
import { mix } from '../garment/paint/colors';
import type { Dressed } from './dressed';
import type { Person } from './person';
import type { Pose } from './pose';
import { computeDrop, FOOTPLATE } from './seated';
import type { Knees } from './seated';
import type { SkinColors } from './skin';

const GRAY = {
  tire: '#454249',
  frame: '#8b8790',
  rim: '#bdb9c0',
  cloth: '#5a565e',
  line: '#37343b',
} as const;

/** Sheet units. */
const LINE = 0.9;

/** Body inches, seen a little from above. */
const WHEEL = { radius: 12, half: 1.35, up: 4.6, beside: 1.9, tire: 1.05, camber: 3 } as const;
const PUSH_RIM = { radius: 10.4, half: 1.1, beside: 1.5, wide: 0.44 } as const;
const CASTER = { high: 4.8, half: 0.6, up: 0.9 } as const;
const PLATE = { deep: 2.6, thick: 0.9, beside: 3 } as const;
const SHADOW = { up: 2.4, past: 2, half: 2.3 } as const;

/** A low-backed active chair, all behind its user. */
export function drawWheelchair(l: Landmarks, { body: sheet }: Sheet): string {
  const drop = computeDrop(l);
  const [seat, knee, sole] = [l.hipY + drop, l.kneeY - FOOTPLATE, l.floorY - FOOTPLATE];
  const wide = l.hips + 0.5;
  const hub = wide + WHEEL.beside;
  const caster = wide * 0.86;
  const foot = Math.max(l.ankleOuter + PLATE.beside, wide * 0.62);
  const axle = l.floorY - WHEEL.up - WHEEL.radius;
  const formatInches = (inches: number): string => formatLength(sheet, inches * sheet.scale * INCH);
  const line = `stroke="${GRAY.line}" stroke-width="${formatLength(sheet, LINE)}"`;
  const drawTube = (inches: number, curve: Curve): string => {
    const d = drawCurves([curve, mirrorCurve(curve)], sheet, false);
    const drawLine = (color: string, wide: number): string =>
      `<path d="${d}" stroke="${color}" stroke-width="${formatInches(wide)}"/>`;
    return drawLine(GRAY.line, inches) + drawLine(GRAY.frame, inches - 0.2);
  };
  const drawBox = (color: string, half: number, top: number, bottom: number, round = 0.5, x = 0): string => {
    const [from, to] = [sheet.at(point(x - half, top)), sheet.at(point(x + half, bottom))];
    const [width, height] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
    return `<rect x="${Math.round(from.x)}" y="${Math.round(from.y)}" width="${width}" height="${height}" rx="${formatInches(round)}" fill="${color}" ${line}/>`;
  };
  const drawRing = (x: number, half: number, radius: number, color: string, ring: number): string => {
    const middle = sheet.at(point(x, axle));
    return `<ellipse rx="${formatInches(half)}" ry="${formatInches(radius)}" stroke="${color}" stroke-width="${formatInches(ring)}" transform="translate(${Math.round(middle.x)} ${Math.round(middle.y)})rotate(${-Math.sign(x) * WHEEL.camber})"/>`;
  };
  const drawOutlined = (
    x: number,
    { half, radius }: typeof WHEEL | typeof PUSH_RIM,
    color: string,
    ring: number,
  ): string =>
    (sheet.coarse ? '' : drawRing(x, half, radius, GRAY.line, ring + 0.2)) +
    drawRing(x, half, radius, color, ring);
  const drawWheel = (side: number): string =>
    drawOutlined(side * hub, WHEEL, GRAY.tire, WHEEL.tire) +
    (sheet.coarse ? '' : drawRing(side * hub, WHEEL.half - 0.45, WHEEL.radius - 1.1, GRAY.rim, 0.3)) +
    drawOutlined(side * (hub + PUSH_RIM.beside), PUSH_RIM, GRAY.rim, PUSH_RIM.wide);
  const low = l.floorY - CASTER.up;
  const drawCaster = (side: number): string =>
    drawBox(GRAY.tire, CASTER.half, low - CASTER.high, low, 0.5, side * caster);
  const ground = sheet.at(point(0.4, l.floorY - SHADOW.up));
  const back = foot - 0.8;
  const [far, near] = [sole - PLATE.deep, sole + 0.2];
  const top = traceCorners([-back, far], [back, far], [foot, near], [-foot, near]);
  return [
    `<ellipse cx="${Math.round(ground.x)}" cy="${Math.round(ground.y)}" rx="${formatInches(hub + SHADOW.past)}" ry="${formatInches(SHADOW.half)}" fill="#2b1a24" opacity=".1"/>`,
    drawWheel(1) + drawWheel(-1),
    drawBox(GRAY.cloth, wide * 0.94, l.waistY + drop + 0.6, seat + 2, 1.2),
    drawTube(0.5, straight(point(0, axle), point(hub, axle))),
    drawCaster(1) + drawCaster(-1),
    drawTube(0.7, straight(point(caster, low - CASTER.high - 0.4), point(caster, knee + 3))),
    drawBox(GRAY.cloth, wide, seat + 0.5, knee + 2.4, 0.9),
    drawTube(
      0.9,
      traceThrough(
        [wide - 0.3, knee + 2.6],
        [wide - 0.5, knee + 4.4],
        [wide * 0.8, sole - 5],
        [foot - 0.4, sole + 0.2],
      ),
    ),
    `<path d="${drawCurves([top], sheet, true)}" fill="${GRAY.frame}" ${line}/>`,
    drawBox(GRAY.rim, foot, sole, sole + PLATE.thick, 0.3),
  ].join('');
}

/** Inches past hips and knees; share of a coat's length that falls. */
const FLANK = { wide: 1.3, within: 1.5, falls: 0.64, shade: 0.3 } as const;

/** A long coat falls beside the thighs, behind the legs. */
export function drawFlanks(
  { layers: { places }, piece: { form, paint } }: Dressed,
  { body: on }: Sheet,
  { knees }: Pose,
): string {
  const l = form.body.landmarks;
  const long = (places.hem?.y ?? 0) - l.hipY;
  const lap = l.hipY + computeDrop(l);
  const hem = Math.min(lap + long * FLANK.falls, l.floorY - FOOTPLATE - 2);
  const [out, within] = [l.hips + FLANK.wide, knees!.knee - FLANK.within];
  if (hem < l.kneeY - FOOTPLATE) return '';
  const flank = linkCurves(
    traceThrough([l.hips - 1, lap - 2], [out - 0.7, lap + 1], [out, hem - 0.5]),
    traceThrough([out, hem - 0.5], [(out + within) / 2, hem + 0.1], [within, hem]),
    straight(point(within, hem), point(within, lap)),
  );
  const d = drawCurves(mirrorSides(flank), on, true);
  return [
    `<path d="${d}" fill="${paint.plain}" stroke="${paint.colors.ink}" stroke-width="${formatLength(on, LINE)}"/>`,
    `<path d="${d}" fill="${paint.colors.deep}" opacity="${FLANK.shade}"/>`,
  ].join('');
}

/** Shares of a knee's half width outward, and inches down from its edge. */
const KNEE = {
  skirt: {
    wide: 2.6,
    cap: [-2.6, 1.05, 5.2],
    folds: ['-0.72,0.9 -0.64,99', '-0.1,2 -0.14,99', '0.7,1.2 0.8,4 0.86,99', '-1.1,-5 -1.15,2'],
    shades: { fold: 0.36, lit: 0.3, valley: 0.8, front: 0.5, low: 0.3 },
  },
  legs: {
    wide: 1.6,
    cap: [-1.2, 1.3, 2.6],
    folds: ['-0.9,-3.4 0,-5 1,-6.2', '-0.6,-2.6 0.1,-3.9 0.7,-4.5'],
    shades: { fold: 0.5, lit: 0.58, valley: 0.6, front: 0.3, low: 0 },
  },
  crescent: '-0.8,0 -0.45,1.5 0.05,2 0.5,1.5 0.82,-0.1',
} as const;
/** Inches of a skirt that hang from the knees at least. */
const FALLEN = 1.5;
const KNEECAP = 0.7;
const UNDER = 0.62;

interface Lap {
  id: string;
  landmarks: Landmarks;
  colors: Record<'deep' | 'light', string>;
  /** Height of the hem. */
  low: number;
  isSkirt: boolean;
}

const drawFilled = (curves: readonly Curve[], on: Sheet, fill: string, opacity = 1): string =>
  `<path d="${drawCurves(curves, on, true)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const drawWithin = (id: string, clip: string, drawing: string): string =>
  `<clipPath id="${id}-lap">${clip}</clipPath><g clip-path="url(#${id}-lap)">${drawing}</g>`;

/** Shares of the hips outward, and inches below the trunk's end. */
const CREASE = '-1.2,-2.4 0,0.3 1.2,-2.4';

function drawCrease({ id, landmarks: l, colors, low }: Lap, on: Sheet): string {
  const bent = l.hipY + computeDrop(l) - 0.4;
  const crease = traceThrough(...readPairs(CREASE).map(([x, y]) => [x * l.hips, bent + y] as const));
  const above = traceCorners([l.hips * 1.2, bent - 5], [-l.hips * 1.2, bent - 5]);
  const end = Math.min(l.kneeY + 2 - FOOTPLATE, low + 0.5);
  const between = traceThrough([0, bent + 0.8], [-0.15, (bent + end) / 2], [0.1, end]);
  const line = traceRibbon(crease, [0, 0.3, 0]);
  if (on.coarse) return drawFilled([line], on, colors.deep, 0.6);
  return (
    drawFilled([linkCurves(crease, above)], on, `url(#${describeFall(id)})`, 0.8) +
    drawFilled([line, traceRibbon(between, [0, 0.34, 0.2])], on, colors.deep, 0.6)
  );
}

function drawPlanes(
  { id, landmarks: { kneeY }, colors: { deep, light }, low, isSkirt }: Lap,
  on: Sheet,
  { knee, middle }: Knees,
): string {
  const edge = isSkirt ? Math.min(kneeY - FOOTPLATE, low - FALLEN) : kneeY + KNEECAP - FOOTPLATE;
  const { shades, ...lines } = KNEE[isSkirt ? 'skirt' : 'legs'];
  const place = ([x, y]: readonly [number, number]) =>
    [middle + x * (knee - middle), Math.min(edge + y, low + 1)] as const;
  const [up, wide, tall] = lines.cap;
  const trace = (text: string): Curve => traceThrough(...readPairs(text).map(place));
  const [top, end, corner] = [edge - (isSkirt ? 0.4 : 1.5), low + 4, middle + lines.wide * (knee - middle)];
  const front = traceCorners([-corner, top], [corner, top], [corner, end], [-corner, end]);
  const valley = traceEllipse(point(0, (edge + end) / 2), 0.5 * middle, (end - edge) / 2 + (isSkirt ? 1 : 4));
  const draw = (curves: readonly Curve[], fill: string, opacity?: number): string =>
    drawFilled(curves, on, fill, opacity);
  const traceLeaves = (texts: readonly string[], wide: number, end = 0): Curve[] =>
    texts.flatMap((text) => mirrorSides(traceRibbon(trace(text), [0, wide, end])));
  return [
    `<linearGradient id="${id}-knee" x2="0" y2="1">${stop(0, deep, 0)}${stop(isSkirt ? 1.8 / (end - top) : 0.4, deep, 1)}${stop(1, deep, shades.low)}</linearGradient>`,
    `<radialGradient id="${id}-cap">${stop(0, light, shades.lit)}${stop(1, light, 0)}</radialGradient>`,
    draw([front], `url(#${id}-knee)`, shades.front),
    ...mirrorSides(traceEllipse(point(middle, edge + up), (knee - middle) * wide, tall)).map((cap) =>
      draw([cap], `url(#${id}-cap)`),
    ),
    isSkirt ? '' : draw(traceLeaves([KNEE.crescent], 1.5), `url(#${id}-knee)`, UNDER),
    on.coarse
      ? ''
      : `<radialGradient id="${id}-valley">${stop(0, deep, shades.valley)}${stop(1, deep, 0)}</radialGradient>` +
        draw([valley], `url(#${id}-valley)`) +
        (isSkirt ? draw(traceLeaves([KNEE.crescent], 1.5), deep, 0.26) : '') +
        draw(traceLeaves(lines.folds, isSkirt ? 0.4 : 0.5, isSkirt ? 0.7 : 0), deep, shades.fold),
  ].join('');
}

const BARE = 0.85;

/** Inches. */
const UNDER_HEM = { up: 1.8, long: 4.6 } as const;

/** `hem` of what covers the legs, in body inches. */
export function drawBareLap(
  { landmarks: l }: Body,
  hem: number,
  { skin, shade, light }: SkinColors,
  { outline: id }: Person,
  { body: on }: Sheet,
  { knees, upright }: Pose,
): string {
  if (hem > l.ankleY) return '';
  const low = upright(point(0, hem)).y - UNDER_HEM.up;
  const under = traceCorners(
    [-l.hips, low],
    [l.hips, low],
    [l.hips, low + UNDER_HEM.long],
    [-l.hips, low + UNDER_HEM.long],
  );
  const colors = { deep: mix(skin, shade, BARE), light };
  const lap = { id, landmarks: l, colors, low: l.ankleY - FOOTPLATE, isSkirt: false };
  return [
    drawWithin(id, `<use href="#${id}"/>`, drawPlanes(lap, on, knees!)),
    `<linearGradient id="${id}-under" x2="0" y2="1">${stop(0, shade, 1)}${stop(1, shade, 0)}</linearGradient>`,
    `<path d="${drawCurves([under], on, true)}" fill="url(#${id}-under)" clip-path="url(#${id}-lap)"/>`,
  ].join('');
}

export function drawLap(
  { layers, outer, piece: { id, form, paint } }: Dressed,
  marks: readonly Mark[],
  posed: Sheet,
  { body: on }: Sheet,
  { upright, knees }: Pose,
): string {
  const { landmarks } = form.body;
  const { hem: { y } = { y: 0 } } = layers.places;
  const isShort = y < (landmarks.crotchY + landmarks.kneeY) / 2;
  if (y < landmarks.crotchY + 2 || (isShort && posed.coarse)) return '';
  const cloths = marks.filter(({ outline }) => outline);
  const reach = cloths.flatMap((mark) => mark.reach);
  const clip = posed.coarse
    ? `<path d="${drawCurves(reach, posed, true)}"/>`
    : cloths.map(({ outline }) => `<use href="#${outline}"/>`).join('');
  const lap = { id, landmarks, colors: paint.colors, low: upright(point(0, y)).y, isSkirt: !layers.legs };
  const planes = isShort ? '' : drawPlanes(lap, on, knees!);
  return drawWithin(id, clip, planes + (posed.coarse && (outer || layers.legs) ? '' : drawCrease(lap, on)));
}
