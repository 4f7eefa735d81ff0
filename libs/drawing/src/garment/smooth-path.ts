import { point } from '../figure/curve';
import type { Curve } from '../figure/curve';
import { smoothCurve } from '../figure/smooth-curve';
import { formatDecimalShort as n } from './paint/numbers';

/** A place on the sheet, x then y. */
export type Spot = readonly [x: number, y: number];

const traceCurveThrough = (spots: readonly Spot[]): Curve => smoothCurve(spots.map(([x, y]) => point(x, y)));

/** To the tenth of a sheet unit that path data is written in. */
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const roundTo = ([x, y]: Spot): Spot => [roundToTenth(x), roundToTenth(y)];

/** Numbers as short as path data allows: no space before a minus sign, no zero before a point. */
const packNumbers = (numbers: readonly number[]): string =>
  numbers
    .map((value) => n(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

/** A run in steps from spot to spot, which are shorter to write than places. It starts where the pen is. */
function runData(run: readonly Spot[]): string {
  let [x, y] = roundTo(run[0]!);
  const writeStep = (command: string, ...stops: readonly Spot[]): string => {
    const data = command + packNumbers(stops.flatMap(([toX, toY]) => [toX - x, toY - y]));
    [x, y] = stops.at(-1)!;
    return data;
  };
  if (run.length === 2) return writeStep('l', roundTo(run[1]!));
  return traceCurveThrough(run)
    .cubics.map(({ c1, c2, to }) => writeStep('c', [c1.x, c1.y], [c2.x, c2.y], roundTo([to.x, to.y])))
    .join('');
}

const formatSpot = ([x, y]: Spot): string => packNumbers([x, y]);

/**
 * Path data of an open line made of runs: smooth within a run, with a corner where one ends and the next starts. A run
 * that starts elsewhere than the one before it ended is led to by a straight stretch; a run of one spot is a corner.
 */
export function smoothLine(...runs: readonly (readonly Spot[])[]): string {
  let data = '';
  let end: Spot | undefined;
  for (const run of runs) {
    const [start] = run;
    if (!end) data += `M${formatSpot(start!)}`;
    else if (end[0] !== start![0] || end[1] !== start![1]) data += runData([end, start!]);
    if (run.length > 1) data += runData(run);
    end = run.at(-1);
  }
  return data;
}

/** Path data of a closed shape made of runs, with a corner where two meet. */
export const smoothShape = (...runs: readonly (readonly Spot[])[]): string => `${smoothLine(...runs)}Z`;

/** Path data of a closed shape without any corner through all spots (three or more). */
export function smoothRing(spots: readonly Spot[]): string {
  // Of three laps the middle one no longer knows where the spline was cut open.
  const { cubics } = traceCurveThrough([...spots, ...spots, ...spots, spots[0]!]);
  const around = cubics.slice(spots.length, spots.length * 2);
  const data = around.map(({ c1, c2, to }) => `C${packNumbers([c1.x, c1.y, c2.x, c2.y, to.x, to.y])}`);
  return `M${formatSpot(spots[0]!)}${data.join('')}Z`;
}

/** Path data of a whole ellipse. */
export const drawEllipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

/** Path data of an upright rectangle with rounded corners. */
export const drawRoundedBox = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string => {
  const [w, h, r] = [width - radius * 2, height - radius * 2, radius];
  const drawCorner = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${n(w)}${drawCorner(r, r)}v${n(h)}${drawCorner(-r, r)}h${n(-w)}${drawCorner(-r, -r)}v${n(-h)}${drawCorner(r, -r)}Z`;
};

/** Path data written out, with every number in it rounded. */
export const trace = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts.reduce((data, part, index) => {
    const value = values[index - 1]!;
    return data + (typeof value === 'number' ? n(value) : value) + part;
  });

/** Spots written out as `x y, x y`, as a pattern cutter would list them. */
export const parseSpots = (text: string): Spot[] =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number) as [number, number];
    return [x, y];
  });
