import { linkCurves, point, smoothCurve } from '../../garment/cut/path';
import type { Curve, Point } from '../../garment/cut/path';
import { createPen } from '../../garment/cut/pen';
import type { Mark, Pen } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';
import { parseSpots } from '../../garment/smooth-path';
import { findLining } from '../part';
import { findLast, LASTS, UNITS_PER_INCH } from './last';
import type { Last, ShoeType, Toe } from './last';

/** A shoe laid out flat. Texts are spots in units: along from behind the heel, and up. */
export interface Bench {
  piece: Piece;
  pen: Pen;
  last: Last;
  type: ShoeType;
  lining: string;
  /** Of the sole's front. */
  end: number;
  has(value: string): boolean;
  /** Up from the floor. */
  on(x: number, up: number): Point;
  /** Up from the sole's upper face. */
  at(x: number, up: number): Point;
  spots(text: string): Point[];
  /** Up from the heel's seat. */
  raised(text: string): Point[];
  along(from: number, to: number, up?: number): Point[];
}

export const HEEL_X = 60;
const BALL_X = 250;
const THIN = 5;

export const TOES: Readonly<Record<Toe, { end: number; crest: string; tip: string; plan: string }>> = {
  pointed: { end: 360, crest: '300 31, 334 16', tip: '360 2', plan: '284 42, 322 23, 360 2' },
  almond: { end: 346, crest: '300 37, 328 27', tip: '347 7', plan: '286 43, 322 29, 350 5' },
  round: { end: 334, crest: '292 43, 320 34, 333 18', tip: '335 6', plan: '292 49, 322 40, 337 18, 340 2' },
  square: { end: 337, crest: '292 41, 332 31', tip: '338 3', plan: '294 48, 340 37' },
};

export function createBench(type: ShoeType, piece: Piece): Bench {
  const last = findLast(piece, LASTS[type]);
  const { seat, platform, toe } = last;
  const placeOn = (x: number, up: number): Point => point(x / UNITS_PER_INCH, -up / UNITS_PER_INCH);
  const placeAt = (x: number, up: number): Point => {
    const share = Math.min(1, Math.max(0, (x - HEEL_X - 22) / (BALL_X - HEEL_X - 22)));
    const drop = share * share * (3 - 2 * share);
    const spring = x > 285 ? ((x - 285) / 70) ** 2 * 9 : 0;
    return placeOn(x, THIN + platform + Math.max(0, seat - platform - THIN) * (1 - drop) + spring + up);
  };
  return {
    piece,
    pen: createPen(piece),
    last,
    type,
    lining: findLining(piece),
    end: TOES[toe].end,
    has: (value) => piece.has('shoes', value),
    on: placeOn,
    at: placeAt,
    spots: (text) => parseSpots(text).map(([x, up]) => placeAt(x, up)),
    raised: (text) => parseSpots(text).map(([x, up]) => placeOn(x, Math.max(seat, THIN) + up)),
    along: (from, to, up = 0) => {
      const steps = Math.max(2, Math.round(Math.abs(to - from) / 36));
      return Array.from({ length: steps + 1 }, (_, index) =>
        placeAt(from + ((to - from) * index) / steps, up),
      );
    },
  };
}

/** Smooth within a run, with a corner between runs. */
export function traceRuns(...runs: readonly (readonly Point[])[]): Curve {
  const [first, ...rest] = runs.map((run): Curve =>
    run.length > 1 ? smoothCurve(run) : { from: run[0]!, cubics: [] },
  );
  return linkCurves(first!, ...rest);
}

/** The same shoe again, set back behind itself; in units. */
export function pairUp({ on, piece: { id } }: Bench, marks: readonly Mark[], x: number, up: number): Mark {
  const [zero, moved] = [on(0, 0), on(x, up)];
  const reach = marks.flatMap((mark) => mark.reach);
  const place = ({ x: left, y }: Point): Point => point(left + moved.x, y + moved.y);
  return {
    reach: [
      ...reach,
      ...reach.map(({ from, cubics }) => ({
        from: place(from),
        cubics: cubics.map(({ c1, c2, to }) => ({ c1: place(c1), c2: place(c2), to: place(to) })),
      })),
    ],
    markup: (sheet) => {
      const [from, to] = [sheet.at(zero), sheet.at(moved)];
      const shift = [to.x - from.x, to.y - from.y].map((value) => Math.round(value)).join(' ');
      return (
        `<defs><g id="${id}-shoe">${marks.map(({ markup }) => markup(sheet)).join('')}</g></defs>` +
        `<use href="#${id}-shoe" transform="translate(${shift})"/><use href="#${id}-shoe"/>`
      );
    },
  };
}
