import { linkCurves, moveCurve, point, smoothCurve, type Curve, type Point } from '../../garment/cut/path';
import { createPen, type Mark, type Pen } from '../../garment/cut/pen';
import { INK, mix } from '../../garment/paint/colors';
import type { Piece } from '../../garment/piece';
import { drawPart, findLining } from '../part';
import { createLast, LASTS, UNITS_PER_INCH, type Last, type ShoeType, type Toe } from './last';
import { drawBand } from './straps';
import { findVampDetail } from './trimmings';

export interface Bench {
  piece: Piece;
  pen: Pen;
  last: Last;
  type: ShoeType;
  lining: string;
  tone: string;
  end: number;
  detail: ReturnType<typeof findVampDetail>;
  has(value: string): boolean;
  /**
   * Spots in units: along from behind the heel, and up from the sole, after `^` from the heel's seat, after `_` from
   * the floor. Commas join spots smoothly, slashes at corners; `~from:to:up` follows the sole.
   */
  shape(text: string): Curve;
  band(text: string, width: number, color?: string): Mark;
  part(color: string, text: string): Mark;
}

export const HEEL_X = 60;
const BALL_X = 250;
export const THIN = 5;

export const TOES: Readonly<Record<Toe, { end: number; crest: string; tip: string; plan: string }>> = {
  pointed: { end: 360, crest: '300 31, 334 16', tip: '360 2', plan: '284 42, 322 23, 360 2' },
  almond: { end: 346, crest: '300 37, 328 27', tip: '347 7', plan: '286 44, 320 32, 342 16, 348 3' },
  round: { end: 334, crest: '292 43, 320 34, 333 18', tip: '335 6', plan: '286 46, 316 37, 335 18, 340 2' },
  square: { end: 341, crest: '292 43, 326 36, 339 28', tip: '343 7', plan: '288 46, 322 40, 340 29, 345 2' },
};

export function createBench(type: ShoeType, piece: Piece): Bench {
  const last = createLast(piece, LASTS[type]);
  const { heel, seat, platform, toe } = last;
  const { base, dark } = piece.paint.colors;
  const computeSole = (x: number): number => {
    const breast = HEEL_X + (heel === 'low' ? 56 : 22);
    const share = Math.min(1, Math.max(0, (x - breast) / (BALL_X - breast)));
    const drop = share * share * (3 - 2 * share);
    const spring = x > 285 ? ((x - 285) / 70) ** 2 * 9 : 0;
    return THIN + platform + Math.max(0, seat - platform - THIN) * (1 - drop) + spring;
  };
  const placeSpot = (text: string): Point => {
    const [, from, x, up] = /^([_^]?)(\S+) (\S+)$/.exec(text.trim())!;
    const base = from === '_' ? 0 : from === '^' ? Math.max(seat, THIN) : computeSole(Number(x));
    return point(Number(x) / UNITS_PER_INCH, -(base + Number(up)) / UNITS_PER_INCH);
  };
  const followSole = (text: string): Point[] => {
    const [from, to, up = 0] = text.slice(1).split(':').map(Number) as [number, number, number?];
    const steps = Math.max(2, Math.round(Math.abs(to - from) / 36));
    return Array.from({ length: steps + 1 }, (_, step) =>
      placeSpot(`${from + ((to - from) * step) / steps} ${up}`),
    );
  };
  const pen = createPen(piece);
  const traceShape = (text: string): Curve =>
    traceRuns(
      text.split(' / ').map((run) => (run.startsWith('~') ? followSole(run) : run.split(',').map(placeSpot))),
    );
  return {
    piece,
    pen,
    last,
    type,
    lining: findLining(piece),
    tone: mix(base, dark ? '#ffffff' : INK, 0.14),
    end: TOES[toe].end,
    detail: findVampDetail(piece),
    has: (value) => piece.has('shoes', value),
    shape: traceShape,
    band: (text, width, color) => drawBand(pen, traceShape(text), width, color),
    part: (color, text) => drawPart(color, traceShape(text)),
  };
}

export function traceRuns(runs: readonly (readonly Point[])[]): Curve {
  const [first, ...rest] = runs.map((run): Curve =>
    run.length > 1 ? smoothCurve(run) : { from: run[0]!, cubics: [] },
  );
  return linkCurves(first!, ...rest);
}

export const listMarks = (...parts: readonly (Mark | readonly Mark[] | false | undefined)[]): Mark[] =>
  parts.flatMap((part) => part || []);

export function pairUp({ piece: { id } }: Bench, marks: readonly Mark[], x: number, y: number): Mark {
  const reach = marks.flatMap((mark) => mark.reach);
  return {
    reach: [...reach, ...reach.map((curve) => moveCurve(curve, x, y))],
    markup: (sheet) => {
      const [from, to] = [sheet.at(point(0, 0)), sheet.at(point(x, y))];
      const shoe = marks.map(({ markup }) => markup(sheet)).join('');
      const shift = `${Math.round(to.x - from.x)} ${Math.round(to.y - from.y)}`;
      return `<defs><g id="${id}-shoe">${shoe}</g></defs><use href="#${id}-shoe" transform="translate(${shift})"/><use href="#${id}-shoe"/>`;
    },
  };
}
