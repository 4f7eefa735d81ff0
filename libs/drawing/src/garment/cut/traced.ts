import { point, computeLength, type Curve, type Point } from '../../figure/curve';
import { mapCurve } from './carried';
import { mergeStretches } from './merged';
import type { Sheet } from './path';

/**
 * Longest stretch before a curve is split to follow the body, in the curve's unit; allowed distance from the
 * line when two stretches are merged, and from a straight one, in sheet units; allowed shift of a handle, in
 * tenths of them: the line strays less than half as far.
 */
const DETAILS = {
  face: { longest: 16, stray: 0.6, straight: 0.35, near: 4 },
  fine: { longest: 24, stray: 0.7, straight: 0.45, near: 9 },
  coarse: { longest: 30, stray: 1, straight: 1.2, near: 16 },
} as const;

/** Relative steps take a third less room; counted in whole tenths, so that rounding never adds up. */
export function drawCurves(curves: readonly Curve[], sheet: Sheet, close: boolean): string {
  const grain = sheet.coarse || sheet.unit > 1 ? 10 : 1;
  const { longest, stray, straight, near } =
    DETAILS[sheet.coarse ? 'coarse' : sheet.isFace ? 'face' : 'fine'];
  const roundTo = (value: number): number => Math.round((value * 10) / grain) * grain;
  const roundToTenths = ({ x, y }: Point): Point => point(roundTo(x), roundTo(y));
  let text = '';
  for (const curve of curves) {
    const { from, cubics } = mergeStretches(
      mapCurve(curve, sheet.at, sheet.longest ?? longest, sheet.longest !== undefined),
      stray * sheet.unit,
    );
    const trace: Trace = { pen: roundToTenths(from), handle: undefined, kind: 'l', passed: [] };
    text += writeCommand('M', ORIGIN, [trace.pen]);
    let start = from;
    for (const { c1, c2, to } of cubics) {
      const stops = isStraight(start, c1, c2, to, straight * sheet.unit)
        ? [roundToTenths(to)]
        : [roundToTenths(c1), roundToTenths(c2), roundToTenths(to)];
      text += writeStep(trace, stops, near * sheet.unit, grain);
      start = to;
    }
    text += writeLine(trace);
    if (close) text += 'z';
  }
  return text;
}

const ORIGIN = point(0, 0);

/** All places are in tenths. */
interface Trace {
  pen: Point;
  handle: Point | undefined;
  kind: 'l' | 'c' | 'q';
  passed: Point[];
}

function writeLine(trace: Trace): string {
  const to = trace.passed.at(-1);
  if (!to) return '';
  const text = to.x === trace.pen.x && to.y === trace.pen.y ? '' : writeCommand('l', trace.pen, [to]);
  trace.pen = to;
  trace.passed = [];
  return text;
}

function isContinuing({ pen, passed }: Trace, to: Point, near: number): boolean {
  const [x, y] = [to.x - pen.x, to.y - pen.y];
  const length = computeLength(x, y);
  return passed.every((p) => {
    const [px, py] = [p.x - pen.x, p.y - pen.y];
    const along = (px * x + py * y) / (length || 1);
    return along >= 0 && along <= length && Math.abs(px * y - py * x) <= near * length;
  });
}

function writeStep(trace: Trace, stops: readonly Point[], near: number, grain: number): string {
  const to = stops.at(-1)!;
  if (stops.length === 1) {
    const before = isContinuing(trace, to, near) ? '' : writeLine(trace);
    trace.passed.push(to);
    trace.handle = undefined;
    trace.kind = 'l';
    return before;
  }
  const before = writeLine(trace);
  const { pen, handle, kind } = trace;
  trace.pen = to;
  const [c1, c2] = [stops[0]!, stops[1]!];
  const onward = handle ? point(2 * pen.x - handle.x, 2 * pen.y - handle.y) : pen;
  const off = computeLength(to.x - 3 * c2.x + 3 * c1.x - pen.x, to.y - 3 * c2.y + 3 * c1.y - pen.y);
  if (off * QUADRATIC < near) {
    const own = point(
      computeMiddle([pen.x, c1.x, c2.x, to.x], grain),
      computeMiddle([pen.y, c1.y, c2.y, to.y], grain),
    );
    const smooth = kind === 'q' && isNear(onward, own, near);
    trace.handle = smooth ? onward : own;
    trace.kind = 'q';
    return before + (smooth ? writeCommand('t', pen, [to]) : writeCommand('q', pen, [own, to]));
  }
  const smooth = isNear(kind === 'q' ? pen : onward, c1, near);
  trace.handle = c2;
  trace.kind = 'c';
  return before + (smooth ? writeCommand('s', pen, [c2, to]) : writeCommand('c', pen, stops));
}

const QUADRATIC = (Math.sqrt(3) / 36) * 2;

const computeMiddle = (
  [from, c1, c2, to]: readonly [number, number, number, number],
  grain: number,
): number => Math.round((3 * (c1 + c2) - from - to) / 4 / grain) * grain;

const isNear = (a: Point, b: Point, near: number): boolean =>
  Math.abs(a.x - b.x) <= near && Math.abs(a.y - b.y) <= near;

function writeCommand(command: string, pen: Point, places: readonly Point[]): string {
  let text = command;
  let last = '';
  const add = (value: number): void => {
    const number = formatTenths(value);
    const parted = last === '' || number.startsWith('-') || (number.startsWith('.') && last.includes('.'));
    text += parted ? number : ` ${number}`;
    last = number;
  };
  for (const { x, y } of places) {
    add(x - pen.x);
    add(y - pen.y);
  }
  return text;
}

const TEXTS: string[] = [];
const MAX_CACHED = 1000;

function formatTenths(value: number): string {
  if (Math.abs(value) > MAX_CACHED) return formatStart(value);
  return (TEXTS[value + MAX_CACHED] ??= formatStart(value));
}

function formatStart(value: number): string {
  const amount = Math.abs(value);
  const [whole, tenth] = [Math.trunc(amount / 10), amount % 10];
  if (tenth === 0) return whole === 0 ? '0' : `${value < 0 ? '-' : ''}${whole}`;
  return `${value < 0 ? '-' : ''}${whole === 0 ? '' : whole}.${tenth}`;
}

function isStraight(from: Point, c1: Point, c2: Point, to: Point, most: number): boolean {
  const [x, y] = [(to.x - from.x) / 3, (to.y - from.y) / 3];
  return (
    computeLength(c1.x - from.x - x, c1.y - from.y - y) +
      computeLength(c2.x - from.x - 2 * x, c2.y - from.y - 2 * y) <
    most
  );
}
