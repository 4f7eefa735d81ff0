import { mirrorCurve, point } from '../figure/curve';
import type { Curve } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { INCH } from '../figure/proportions';
import { formatLength } from '../garment/cut/lengths';
import { linkCurves, mirrorSides, straight, traceCorners, traceThrough } from '../garment/cut/path';
import type { Sheet } from '../garment/cut/path';
import type { Mark } from '../garment/cut/pen';
import { traceRibbon } from '../garment/cut/ribbon';
import { drawCurves } from '../garment/cut/traced';
import type { Dressed } from './dressed';
import type { Pose } from './pose';
import { computeDrop, FOOTPLATE } from './seated';

const GRAY = {
  tire: '#454249',
  frame: '#8b8790',
  rim: '#bdb9c0',
  cloth: '#5a565e',
  line: '#37343b',
} as const;

/** Sheet units. */
const LINE = 0.9;

/** Body inches. Seen a little from above, so that what stands further back stands higher. */
const WHEEL = { radius: 12, half: 1.35, up: 4.6, beside: 1.9, tire: 1.05, camber: 3 } as const;
const PUSH_RIM = { radius: 10.4, half: 1.1, beside: 1.5, wide: 0.44 } as const;
const CASTER = { high: 4.8, half: 0.6, up: 0.9 } as const;
const PLATE = { deep: 2.6, thick: 0.9, beside: 3 } as const;
const SHADOW = { up: 2.4, past: 2, half: 2.3 } as const;

/** A low-backed active chair from the front; all of it is seen behind its user. */
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

/** Inches past hips and knees, and share of its length with which a coat falls beside the seat. */
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

/** Inches, and opacities. */
const FADES = { skirt: 15, legs: 5 } as const;
const SHADES = { skirt: 0.5, legs: 0.26, fold: 0.5, knee: 0.24 } as const;

/** Thighs come toward the viewer; knees are their rounded edge. */
export function drawLap(
  { layers, piece: { id, form, paint } }: Dressed,
  marks: readonly Mark[],
  posed: Sheet,
  { body: on }: Sheet,
  { upright, knees }: Pose,
): string {
  const { deep } = paint.colors;
  const l = form.body.landmarks;
  const { hem: { y } = { y: 0 } } = layers.places;
  if (y < (l.crotchY + l.kneeY) / 2) return '';
  const hem = upright(point(0, y)).y;
  const { apart, knee, middle } = knees!;
  const [lap, edge] = [l.hipY + computeDrop(l), l.kneeY - FOOTPLATE];
  const isSkirt = !layers.legs;
  const shape = isSkirt ? 'skirt' : 'legs';
  const traceLeaf = (widths: readonly number[], ...places: readonly (readonly [number, number])[]): Curve =>
    traceRibbon(traceThrough(...places), widths);
  const wide = (knee - apart) * 0.35;
  const [half, out] = [(lap + edge) / 2, knee * 0.92];
  const side = l.hips * 0.9;
  // Lit from the left.
  const traceKnee = (x: number, y: number): Curve =>
    traceLeaf([0, 1, 0], [x + wide, y - 0.8], [x + wide * 0.7, y + 1.3], [x - wide * 0.5, y + 2.4]);
  const groin = traceLeaf([0, 0.42, 0], [side, lap - 1], [side * 0.6, lap + 0.2], [side * 0.2, lap + 0.6]);
  const fall = traceLeaf([0, 0.4, 0.9], [out, edge + 2], [out, edge + 5], [out * 1.02, hem + 1]);
  const inward = traceLeaf([0, 0.5, 0], [0.2, half], [apart * 0.8, edge - 0.6], [apart + 1.2, edge + 0.4]);
  const sides = isSkirt ? (hem > edge + 4 ? [fall] : []) : [inward];
  const sag = isSkirt ? [traceLeaf([0, 0.5, 1.4], [0, lap + 0.5], [0, edge + 2], [0, hem + 1])] : [];
  const fill = (curves: readonly Curve[], opacity: number): string =>
    `<path d="${drawCurves(curves, on, true)}" fill="${deep}" opacity="${opacity.toFixed(2)}"/>`;
  const [from, to] = [edge - 2, edge + FADES[shape]].map((y) => Math.round(on.at(point(0, y)).y));
  const cloths = marks.filter(({ outline }) => outline);
  const clip = posed.coarse
    ? `<path d="${drawCurves(
        cloths.flatMap((mark) => mark.reach),
        posed,
        true,
      )}"/>`
    : cloths.map(({ outline }) => `<use href="#${outline}"/>`).join('');
  return [
    `<clipPath id="${id}-lap">${clip}</clipPath>`,
    `<linearGradient id="${id}-front" gradientUnits="userSpaceOnUse" x2="0" y1="${from}" y2="${to}"><stop stop-color="${deep}" stop-opacity="0"/><stop offset=".2" stop-color="${deep}" stop-opacity="${SHADES[shape]}"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></linearGradient>`,
    `<g clip-path="url(#${id}-lap)">`,
    `<path d="M0 ${from}h9999V${to}H0z" fill="url(#${id}-front)"/>`,
    fill([traceKnee(middle, edge)], SHADES.knee),
    isSkirt ? '' : fill([traceKnee(-middle, edge - 0.4)], SHADES.knee * 0.4),
    on.coarse ? '' : fill([...sag, ...[groin, ...sides].flatMap(mirrorSides)], SHADES.fold),
    '</g>',
  ].join('');
}
