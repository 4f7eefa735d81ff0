import { mirrorCurve, point } from '../figure/curve';
import type { Curve } from '../figure/curve';
import type { Landmarks } from '../figure/landmarks';
import { INCH } from '../figure/proportions';
import { formatLength } from '../garment/cut/lengths';
import { mirrorSides, straight, traceThrough } from '../garment/cut/path';
import type { Sheet } from '../garment/cut/path';
import { traceRibbon } from '../garment/cut/ribbon';
import { drawCurves } from '../garment/cut/traced';
import { computeDrop, FOOTPLATE } from './seated';
import type { Outline } from './shadow';

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
  const drawBox = (
    color: string,
    left: number,
    top: number,
    right: number,
    bottom: number,
    round = 0.5,
  ): string => {
    const [from, to] = [sheet.at(point(left, top)), sheet.at(point(right, bottom))];
    const [width, height] = [Math.round(to.x - from.x), Math.round(to.y - from.y)];
    return `<rect x="${Math.round(from.x)}" y="${Math.round(from.y)}" width="${width}" height="${height}" rx="${formatInches(round)}" fill="${color}" ${line}/>`;
  };
  const drawRing = (x: number, half: number, radius: number, color: string, ring: number): string => {
    const middle = sheet.at(point(x, axle));
    return `<ellipse rx="${formatInches(half)}" ry="${formatInches(radius)}" stroke="${color}" stroke-width="${formatInches(ring)}" transform="translate(${Math.round(middle.x)} ${Math.round(middle.y)})rotate(${-Math.sign(x) * WHEEL.camber})"/>`;
  };
  const drawWheel = (side: number): string => {
    const rim = side * (hub + PUSH_RIM.beside);
    const drawOutlined = (x: number, half: number, radius: number, color: string, ring: number): string =>
      (sheet.coarse ? '' : drawRing(x, half, radius, GRAY.line, ring + 0.2)) +
      drawRing(x, half, radius, color, ring);
    return [
      drawOutlined(side * hub, WHEEL.half, WHEEL.radius, GRAY.tire, WHEEL.tire),
      sheet.coarse ? '' : drawRing(side * hub, WHEEL.half - 0.45, WHEEL.radius - 1.1, GRAY.rim, 0.3),
      drawOutlined(rim, PUSH_RIM.half, PUSH_RIM.radius, GRAY.rim, PUSH_RIM.wide),
    ].join('');
  };
  const drawCaster = (side: number): string => {
    const low = l.floorY - CASTER.up;
    const [left, right] = [-CASTER.half, CASTER.half].map((half) => side * caster + half) as [number, number];
    return drawBox(GRAY.tire, left, low - CASTER.high, right, low);
  };
  const ground = sheet.at(point(0.4, l.floorY - SHADOW.up));
  const back = foot - 0.8;
  const top = straight(
    point(-back, sole - PLATE.deep),
    point(back, sole - PLATE.deep),
    point(foot, sole + 0.2),
    point(-foot, sole + 0.2),
  );
  return [
    `<ellipse cx="${Math.round(ground.x)}" cy="${Math.round(ground.y)}" rx="${formatInches(hub + SHADOW.past)}" ry="${formatInches(SHADOW.half)}" fill="#2b1a24" opacity=".1"/>`,
    drawWheel(1) + drawWheel(-1),
    drawBox(GRAY.cloth, -wide * 0.94, l.waistY + drop + 0.6, wide * 0.94, seat + 2, 1.2),
    drawTube(0.5, straight(point(0, axle), point(hub, axle))),
    drawCaster(1) + drawCaster(-1),
    drawTube(0.7, straight(point(caster, l.floorY - CASTER.up - CASTER.high - 0.4), point(caster, knee + 3))),
    drawBox(GRAY.cloth, -wide, seat + 0.5, wide, knee + 2.4, 0.9),
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
    drawBox(GRAY.rim, -foot, sole, foot, sole + PLATE.thick, 0.3),
  ].join('');
}

/** Inches below the knees from which a skirt falls from them. */
const FALLS = 3.4;
const SHADES = { fold: 0.2, edge: 0.35 } as const;

/** @param hem height of the skirt's hem; 0 without a skirt */
export function drawLapShade(
  l: Landmarks,
  beneath: readonly Outline[],
  id: string,
  sheet: Sheet,
  hem: number,
): string {
  const { body } = sheet;
  const [middle, half] = [(l.kneeInner + l.kneeOuter) / 2, (l.kneeOuter - l.kneeInner) / 2];
  const trace = (...places: readonly (readonly [out: number, down: number])[]): Curve =>
    traceThrough(...places.map(([out, down]) => [middle + half * out, l.kneeY + down] as const));
  const isSkirt = hem > l.crotchY;
  const isLong = hem > l.kneeY + FALLS;
  const axis = -middle / half;
  const thigh = l.crotchY - l.kneeY;
  const edge = trace([1.5, -0.9], [1.1, 0.3], [0.3, 0.7], [-0.7, 0.3]);
  const traceFold = (widths: readonly number[], ...places: readonly (readonly [number, number])[]): Curve =>
    traceRibbon(trace(...places), widths);
  const bends = [
    ...(isSkirt
      ? [
          traceFold([0, 0.7, 0.3], [axis, thigh - 1], [axis, thigh / 2], [axis, 0.6]),
          traceFold([0, 0.34, 0], [axis + 0.35, thigh - 1], [-0.6, thigh / 2], [-0.25, -1.4]),
        ]
      : [
          traceFold([0, 0.5, 0], [-1.1, thigh * 0.9], [-0.3, thigh * 0.72], [0.5, thigh * 0.62]),
          traceFold([0, 0.4, 0], [-1, thigh * 0.5], [-0.4, thigh * 0.4], [0.1, thigh * 0.36]),
        ]),
    ...(isLong || !isSkirt
      ? [
          traceFold([0, 0.36, 0], [1, 0.6], [0.5, 2], [-0.3, 2.5]),
          traceFold([0, 0.3, 0], [-0.8, 0.6], [-0.5, 2.2], [0.2, 3.4]),
        ]
      : []),
    ...(isLong
      ? [0.95, axis * 0.86].map((out) =>
          traceFold(
            [0, 0.4, 0.7],
            [out, 1],
            [out * 1.04, (hem - l.kneeY) / 2],
            [out * 1.08, hem - l.kneeY + 1],
          ),
        )
      : []),
  ];
  return [
    `<clipPath id="${id}-lap">${beneath.map(({ name }) => `<use href="#${name}"/>`).join('')}</clipPath>`,
    `<g clip-path="url(#${id}-lap)">`,
    `<path d="${drawCurves(bends.flatMap(mirrorSides), body, true)}" fill="${SHADE}" opacity="${SHADES.fold}"/>`,
    isLong
      ? `<path d="${drawCurves(mirrorSides(edge), body, false)}" stroke="${SHADE}" stroke-width="${formatLength(body, LINE)}" opacity="${SHADES.edge}"/>`
      : '',
    '</g>',
  ].join('');
}

const SHADE = '#1c0616';
