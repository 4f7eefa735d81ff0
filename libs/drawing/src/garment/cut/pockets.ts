import {
  mirrorSides,
  traceCorners,
  linkCurves,
  mirrorCurve,
  moveCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
} from './path';
import type { Curve, Point } from './path';
import type { Mark, Pen } from './pen';

export function patchPocket(pen: Pen, { x, y }: Point, wide: number, deep: number, flap = false): Mark[] {
  const half = wide / 2;
  const bag = linkCurves(
    straight(point(x - half, y), point(x + half, y), point(x + half, y + deep * 0.8)),
    smoothCurve([
      point(x + half, y + deep * 0.8),
      point(x + half * 0.7, y + deep),
      point(x, y + deep + 0.3),
      point(x - half * 0.7, y + deep),
      point(x - half, y + deep * 0.8),
    ]),
  );
  const hem = straight(point(x - half, y + 1.8), point(x + half, y + 1.8));
  const top = flap ? y - 0.8 : y;
  const mouth = straight(point(x - half, top), point(x + half, top));
  const marks: Mark[] = [{ ...pen.panel(bag, { upon: true, inside: flap ? [] : [pen.stitch(hem)] }), mouth }];
  if (!flap) return marks;
  const cover = traceCorners(
    [x - half - 0.5, y - 0.8],
    [x + half + 0.5, y - 0.8],
    [x + half + 0.3, y + 2.6],
    [x, y + 4.2],
    [x - half - 0.3, y + 2.6],
    [x - half - 0.5, y - 0.8],
  );
  return [...marks, pen.panel(cover, { upon: true }), pen.button(point(x, y + 2.7), 0.6)];
}

export const drawPocketPair = (pen: Pen, at: Point, wide: number, deep: number, flap = false): Mark[] =>
  [at.x, -at.x].flatMap((x) => patchPocket(pen, point(x, at.y), wide, deep, flap));

export function drawFlapPockets(pen: Pen, { x, y }: Point, wide: number): Mark[] {
  const flap = traceCorners(
    [x - wide / 2, y],
    [x + wide / 2, y - 0.8],
    [x + wide / 2 + 0.2, y + 2.2],
    [x - wide / 2 + 0.2, y + 3],
    [x - wide / 2, y],
  );
  const mouth = straight(point(x - wide / 2, y), point(x + wide / 2, y - 0.8));
  return mirrorSides(flap).map((shape) => ({ ...pen.panel(shape, { upon: true }), mouth }));
}

export function drawKangarooPocket(pen: Pen, low: number, zipped: boolean): Mark[] {
  const [top, inner] = [low - 15, zipped ? 1.3 : 0];
  const half = linkCurves(
    traceCorners([inner, top], [7.6, top]),
    smoothCurve([point(7.6, top), point(9.6, top + 5.4), point(13.6, top + 9.4)]),
    traceCorners([13.6, top + 9.4], [13.6, low], [inner, low]),
  );
  const opening = smoothCurve([point(8.8, top + 0.6), point(10.7, top + 5.2), point(13.4, top + 8.2)]);
  const outlines = zipped ? mirrorSides(half) : [linkCurves(half, reverseCurve(mirrorCurve(half)))];
  return [
    ...outlines.map((shape) => pen.panel(shape, { upon: true })),
    pen.stitch(...mirrorSides(moveCurve(opening, -1.5, 0.6))),
  ];
}

export function drawWeltPockets(pen: Pen, { x, y }: Point, long = 15): Mark[] {
  const welt = traceCorners(
    [x, y],
    [x + 3.2, y - 0.6],
    [x + 5.8, y + long - 0.6],
    [x + 2.6, y + long],
    [x, y],
  );
  const mouth = straight(point(x + 3.2, y - 0.6), point(x + 5.8, y + long - 0.6));
  return mirrorSides(welt).map((shape) => ({ ...pen.panel(shape, { upon: true }), mouth }));
}

export const drawBreastWelt = (pen: Pen): Mark =>
  pen.panel(traceCorners([10.2, 21.4], [17.2, 20], [17.4, 22.2], [10.4, 23.6], [10.2, 21.4]), { upon: true });

export function traceSidePockets(at: (level: number) => number, top: number, curved: boolean): Curve[] {
  const end = top + (curved ? 9.4 : 14.4);
  const start = at(top) - (curved ? 9.6 : 4.8);
  const opening = curved
    ? smoothCurve(
        [
          point(start, top),
          point(start + 1.4, top + 5.4),
          point(at(end) - 3.6, end - 1),
          point(at(end) - 0.3, end),
        ],
        { start: point(0, 1) },
      )
    : straight(point(start, top + 0.2), point(at(end), end));
  return mirrorSides(opening);
}
