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
}

/** Every point of a curve moved; long stretches are parted first, so that a bent plane bends them too. */
export function carried(curve: Curve, to: (p: Point) => Point, longest: number): Curve {
  const parts = parted(curve, longest);
  return {
    from: to(parts.from),
    cubics: parts.cubics.map(({ c1, c2, to: end }) => ({ c1: to(c1), c2: to(c2), to: to(end) })),
  };
}

/** The same curve in stretches no longer than told. */
function parted({ from, cubics }: Curve, longest: number): Curve {
  let start = from;
  const short = cubics.flatMap(({ c1, c2, to }) => {
    const count = Math.min(12, Math.ceil(Math.hypot(to.x - start.x, to.y - start.y) / longest));
    const pieces = split([start, c1, c2, to], count);
    start = to;
    return pieces;
  });
  return { from, cubics: short };
}

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

/**
 * Path data of curves on the sheet with one decimal, or none on a coarse one. Steps are written relative to the point before, which takes a
 * third less room; they are counted in whole tenths, so that rounding never adds up.
 */
export function traced(curves: readonly Curve[], sheet: Sheet, close: boolean): string {
  const grain = sheet.coarse ? 10 : 1;
  const detail = sheet.coarse ? 'coarse' : 'fine';
  const rounded = (value: number): number => Math.round((value * 10) / grain) * grain;
  const tenths = ({ x, y }: Point): Point => point(rounded(x), rounded(y));
  return curves
    .map((curve) => {
      const { from, cubics } = carried(curve, sheet.at, LONGEST[detail]);
      let pen = tenths(from);
      const steps = [`M${listed([pen.x, pen.y])}`];
      cubics.forEach(({ c1, c2, to }, index) => {
        const start = index === 0 ? from : cubics[index - 1]!.to;
        const stops = (isStraight(start, c1, c2, to, STRAIGHT[detail]) ? [to] : [c1, c2, to]).map(tenths);
        const { x, y } = pen;
        steps.push(
          `${stops.length === 1 ? 'l' : 'c'}${listed(stops.flatMap((stop) => [stop.x - x, stop.y - y]))}`,
        );
        pen = stops.at(-1)!;
      });
      return `${steps.join('')}${close ? 'z' : ''}`;
    })
    .join('');
}

/** Tenths as numbers of a path: no leading zero, and a space only where a sign does not part them. */
function listed(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const number = tenthsText(value);
    text += text !== '' && !number.startsWith('-') ? ` ${number}` : number;
  }
  return text;
}

function tenthsText(value: number): string {
  const size = Math.abs(value);
  const [whole, tenth] = [Math.trunc(size / 10), size % 10];
  if (tenth === 0) return whole === 0 ? '0' : `${value < 0 ? '-' : ''}${whole}`;
  return `${value < 0 ? '-' : ''}${whole === 0 ? '' : whole}.${tenth}`;
}

function isStraight(from: Point, c1: Point, c2: Point, to: Point, most: number): boolean {
  const [first, second] = [between(from, to, 1 / 3), between(from, to, 2 / 3)];
  return Math.hypot(c1.x - first.x, c1.y - first.y) + Math.hypot(c2.x - second.x, c2.y - second.y) < most;
}
