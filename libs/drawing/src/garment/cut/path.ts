import { between, joined, mirrored, point } from '../../figure/curve';
import type { Curve, Point } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';

export { between, mirrored, point, reversed } from '../../figure/curve';
export type { Curve, Point } from '../../figure/curve';
export { smoothCurve } from '../../figure/smooth-curve';

/** Straight lines from point to point. */
export function straight(from: Point, ...stops: Point[]): Curve {
  return {
    from,
    cubics: stops.map((to, index) => {
      const start = index === 0 ? from : stops[index - 1]!;
      return { c1: between(start, to, 1 / 3), c2: between(start, to, 2 / 3), to };
    }),
  };
}

/** A smooth curve through coordinates given in pairs, for lines without special headings. */
export function through(...pairs: readonly (readonly [number, number])[]): Curve {
  return smoothCurve(pairs.map(([x, y]) => point(x, y)));
}

/** Straight lines through coordinates given in pairs. */
export function corners(first: readonly [number, number], ...pairs: (readonly [number, number])[]): Curve {
  return straight(point(...first), ...pairs.map(([x, y]) => point(x, y)));
}

/** Curves one after another with a straight line across every gap. */
export function linked(first: Curve, ...rest: Curve[]): Curve {
  let whole = first;
  for (const next of rest) {
    const end = endOf(whole);
    const near = Math.hypot(end.x - next.from.x, end.y - next.from.y) < 0.01;
    whole = near ? joined(whole, next) : joined(whole, straight(end, next.from), next);
  }
  return whole;
}

/** A curve and its mirror image. */
export const bothSides = (right: Curve): [Curve, Curve] => [right, mirrored(right)];

export const endOf = (curve: Curve): Point => curve.cubics.at(-1)?.to ?? curve.from;

/** A curve moved. */
export function moved(curve: Curve, x: number, y: number): Curve {
  const move = (p: Point): Point => point(p.x + x, p.y + y);
  return {
    from: move(curve.from),
    cubics: curve.cubics.map(({ c1, c2, to }) => ({ c1: move(c1), c2: move(c2), to: move(to) })),
  };
}

/** The point on a curve at a share of its stretches; 0 gives the start, 1 the end. */
export function along(curve: Curve, share: number): Point {
  const place = Math.min(Math.max(share, 0), 0.9999) * curve.cubics.length;
  const index = Math.floor(place);
  const t = place - index;
  const from = index === 0 ? curve.from : curve.cubics[index - 1]!.to;
  const { c1, c2, to } = curve.cubics[index]!;
  const [a, b, c] = [between(from, c1, t), between(c1, c2, t), between(c2, to, t)];
  return between(between(a, b, t), between(b, c, t), t);
}

/** What marks are put on: the way from their own space to the sheet. */
export interface Sheet {
  /** Sheet units to the centimeter, for what keeps its size: lines, buttons. */
  scale: number;
  /** Where a point comes to lie. */
  at(p: Point): Point;
  /** Whether places are given in whole units: for a drawing whose units are smaller than a pixel. */
  coarse: boolean;
  /** The same sheet for marks in inches on the body instead of centimeters on the pattern. */
  body: Sheet;
  /** The markup of a mark within another one, where some are left out. */
  inner?(mark: { markup(sheet: Sheet): string }): string;
}

/** Every point of a curve moved; long stretches are parted first, so that a bent plane bends them too. */
export function carried({ from, cubics }: Curve, to: (p: Point) => Point, longest: number): Curve {
  const moved: Curve['cubics'] = [];
  let start = from;
  for (const cubic of cubics) {
    const count = Math.min(12, Math.ceil(size(cubic.to.x - start.x, cubic.to.y - start.y) / longest));
    const pieces = count > 1 ? split([start, cubic.c1, cubic.c2, cubic.to], count) : [cubic];
    for (const piece of pieces) moved.push({ c1: to(piece.c1), c2: to(piece.c2), to: to(piece.to) });
    start = cubic.to;
  }
  return { from: to(from), cubics: moved };
}

/** How long a way is; many times faster than `Math.hypot`, whose care for huge numbers no drawing needs. */
const size = (x: number, y: number): number => Math.sqrt(x * x + y * y);

type Bezier = readonly [Point, Point, Point, Point];

function split(whole: Bezier, count: number): Curve['cubics'] {
  const pieces: Curve['cubics'] = [];
  const d = whole[3];
  let [a, b, c] = whole;
  for (let left = count; left > 1; left -= 1) {
    const t = 1 / left;
    const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
    const [first, second] = [between(ab, bc, t), between(bc, cd, t)];
    const middle = between(first, second, t);
    pieces.push({ c1: ab, c2: first, to: middle });
    [a, b, c] = [middle, second, cd];
  }
  return [...pieces, { c1: b, c2: c, to: d }];
}

/** How long a stretch of a curve may be before it is parted to follow the body, in its own unit. */
const LONGEST = { fine: 12, coarse: 24 } as const;
/** How far from a straight line a stretch may stray to be written as one, in sheet units. */
const STRAIGHT = { fine: 0.25, coarse: 1.2 } as const;

/** How far from its own place a handle may be written to save a step's numbers, in tenths: the line strays less than half as far. */
const NEAR = { fine: 3, coarse: 16 } as const;

/**
 * Path data of curves on the sheet with one decimal, or none on a coarse one. Steps are written relative to the point before, which takes a
 * third less room, and with as few handles as the line needs; they are counted in whole tenths, so that rounding never adds up.
 */
export function traced(curves: readonly Curve[], sheet: Sheet, close: boolean): string {
  const grain = sheet.coarse ? 10 : 1;
  const detail = sheet.coarse ? 'coarse' : 'fine';
  const rounded = (value: number): number => Math.round((value * 10) / grain) * grain;
  const tenths = ({ x, y }: Point): Point => point(rounded(x), rounded(y));
  let text = '';
  for (const curve of curves) {
    const { from, cubics } = carried(curve, sheet.at, LONGEST[detail]);
    const trace: Trace = { pen: tenths(from), handle: undefined, kind: 'l', passed: [] };
    text += written('M', ORIGIN, [trace.pen]);
    let start = from;
    for (const { c1, c2, to } of cubics) {
      const stops = isStraight(start, c1, c2, to, STRAIGHT[detail])
        ? [tenths(to)]
        : [tenths(c1), tenths(c2), tenths(to)];
      text += step(trace, stops, NEAR[detail]);
      start = to;
    }
    text += lineWritten(trace);
    if (close) text += 'z';
  }
  return text;
}

const ORIGIN = point(0, 0);

/**
 * Where a path is while it is written, in tenths: the pen, the last handle with the kind of curve it belonged to, and what a
 * line has passed that is not written yet.
 */
interface Trace {
  pen: Point;
  handle: Point | undefined;
  kind: 'l' | 'c' | 'q';
  passed: Point[];
}

/** The line that is not written yet, as one. */
function lineWritten(trace: Trace): string {
  const to = trace.passed.at(-1);
  if (!to) return '';
  const text = to.x === trace.pen.x && to.y === trace.pen.y ? '' : written('l', trace.pen, [to]);
  trace.pen = to;
  trace.passed = [];
  return text;
}

/** Whether all places that a line has passed lie along it, none further than told from it. */
function runsOn({ pen, passed }: Trace, to: Point, near: number): boolean {
  const [x, y] = [to.x - pen.x, to.y - pen.y];
  const length = size(x, y);
  return passed.every((p) => {
    const [px, py] = [p.x - pen.x, p.y - pen.y];
    const along = (px * x + py * y) / (length || 1);
    return along >= 0 && along <= length && Math.abs(px * y - py * x) <= near * length;
  });
}

/** One step from the pen to the last of its stops, in the shortest form that keeps its handles nearly in place. */
function step(trace: Trace, stops: readonly Point[], near: number): string {
  const to = stops.at(-1)!;
  if (stops.length === 1) {
    const before = runsOn(trace, to, near) ? '' : lineWritten(trace);
    trace.passed.push(to);
    trace.handle = undefined;
    trace.kind = 'l';
    return before;
  }
  const before = lineWritten(trace);
  const { pen, handle, kind } = trace;
  trace.pen = to;
  const [c1, c2] = [stops[0]!, stops[1]!];
  const onward = handle ? point(2 * pen.x - handle.x, 2 * pen.y - handle.y) : pen;
  const off = size(to.x - 3 * c2.x + 3 * c1.x - pen.x, to.y - 3 * c2.y + 3 * c1.y - pen.y);
  if (off * QUADRATIC < near) {
    const own = point(middle(pen.x, c1.x, c2.x, to.x), middle(pen.y, c1.y, c2.y, to.y));
    const smooth = kind === 'q' && isNear(onward, own, near);
    trace.handle = smooth ? onward : own;
    trace.kind = 'q';
    return before + (smooth ? written('t', pen, [to]) : written('q', pen, [own, to]));
  }
  const smooth = isNear(kind === 'q' ? pen : onward, c1, near);
  trace.handle = c2;
  trace.kind = 'c';
  return before + (smooth ? written('s', pen, [c2, to]) : written('c', pen, stops));
}

/** How far a quadratic curve strays from a cubic one, as a share of what parts their third differences; against half of what a handle may stray. */
const QUADRATIC = (Math.sqrt(3) / 36) * 2;

/** Where the handle lies of the quadratic curve closest to a cubic one, in one direction. */
const middle = (from: number, c1: number, c2: number, to: number): number =>
  Math.round((3 * (c1 + c2) - from - to) / 4);

const isNear = (a: Point, b: Point, near: number): boolean =>
  Math.abs(a.x - b.x) <= near && Math.abs(a.y - b.y) <= near;

/** A command of a path with its places against the pen: a space only where neither a sign nor a second point parts two numbers. */
function written(command: string, pen: Point, places: readonly Point[]): string {
  let text = command;
  let last = '';
  const add = (value: number): void => {
    const number = tenthsText(value);
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

/** Texts of tenths already written, from -100 to 100 sheet units. */
const TEXTS: string[] = [];
const KEPT = 1000;

/** Tenths as a number of a path: no leading zero. */
function tenthsText(value: number): string {
  if (Math.abs(value) > KEPT) return newText(value);
  return (TEXTS[value + KEPT] ??= newText(value));
}

function newText(value: number): string {
  const amount = Math.abs(value);
  const [whole, tenth] = [Math.trunc(amount / 10), amount % 10];
  if (tenth === 0) return whole === 0 ? '0' : `${value < 0 ? '-' : ''}${whole}`;
  return `${value < 0 ? '-' : ''}${whole === 0 ? '' : whole}.${tenth}`;
}

function isStraight(from: Point, c1: Point, c2: Point, to: Point, most: number): boolean {
  const [x, y] = [(to.x - from.x) / 3, (to.y - from.y) / 3];
  return (
    size(c1.x - from.x - x, c1.y - from.y - y) + size(c2.x - from.x - 2 * x, c2.y - from.y - 2 * y) < most
  );
}
