import type { Curve, Point } from '../../../figure/curve';
import { linkCurves, traceThrough } from '../../../garment/cut/path';
import type { Mark, Pen } from '../../../garment/cut/pen';

export function drawKnotAt(pen: Pen, knot: Point): { tails: Mark[]; ring: Mark } {
  const drawTail = (side: 1 | -1, drop: number): Mark => {
    const on = (x: number, y: number): [number, number] => [knot.x + side * x, knot.y + y];
    const outline: Curve = linkCurves(
      traceThrough(on(0.05, 0.1), on(0.7, 0.6), on(1.5, 0.8 + drop), on(2.35, 0.85 + drop)),
      traceThrough(on(2.35, 0.85 + drop), on(1.9, 1.7 + drop), on(1.25, 2.15 + drop)),
      traceThrough(on(1.25, 2.15 + drop), on(0.7, 1.25), on(0.05, 0.1)),
    );
    const crease = traceThrough(on(1.6, 1.6 + drop * 0.8), on(0.9, 0.86 + drop * 0.28), on(0.2, 0.2));
    return pen.panel(outline, { inside: [pen.hang([crease], 0.9)] });
  };
  const { x, y } = knot;
  const ring = traceThrough([x, y - 0.48], [x + 0.44, y], [x + 0.05, y + 0.48], [x - 0.42, y], [x, y - 0.48]);
  return { tails: [drawTail(-1, 0.15), drawTail(1, 0.5)], ring: pen.panel(ring) };
}

export const drawNape = (pen: Pen, half: number, y: number): Mark =>
  pen.panel(
    linkCurves(
      traceThrough([-half, y], [-half * 0.6, y - 0.5], [0, y - 0.7], [half * 0.6, y - 0.5], [half, y]),
      traceThrough([half, y], [0, y + 2.2], [-half, y]),
    ),
    { cloth: pen.darker },
  );
