import { point, type Curve } from '../figure/curve';
import { smoothCurve } from '../figure/smooth-curve';
import { formatDecimalShort as n } from './paint/numbers';

/** Sheet units. */
export type Spot = readonly [x: number, y: number];
type Run = string | readonly Spot[];

const traceCurveThrough = (spots: readonly Spot[]): Curve => smoothCurve(spots.map(([x, y]) => point(x, y)));

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;
const roundTo = ([x, y]: Spot): Spot => [roundToTenth(x), roundToTenth(y)];

const packNumbers = (numbers: readonly number[]): string =>
  numbers
    .map((value) => n(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');

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

/** Open line through runs: smooth within a run, with a corner between runs. A run of one spot is a corner. */
export function smoothLine(...runs: readonly Run[]): string {
  let data = '';
  let end: Spot | undefined;
  for (const each of runs) {
    const run = typeof each === 'string' ? parseSpots(each) : each;
    const [start] = run;
    if (!end) data += `M${formatSpot(start!)}`;
    else if (end[0] !== start![0] || end[1] !== start![1]) data += runData([end, start!]);
    if (run.length > 1) data += runData(run);
    end = run.at(-1);
  }
  return data;
}

export const smoothShape = (...runs: readonly Run[]): string => `${smoothLine(...runs)}Z`;

export const drawEllipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

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

export const trace = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts.reduce((data, part, index) => {
    const value = values[index - 1]!;
    return data + (typeof value === 'number' ? n(value) : value) + part;
  });

/** Format: `x y, x y`. */
export const parseSpots = (text: string): Spot[] =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number) as [number, number];
    return [x, y];
  });
