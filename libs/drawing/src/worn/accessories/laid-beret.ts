import { linkCurves, traceThrough } from '../../garment/cut/path';
import { createPen } from '../../garment/cut/pen';
import type { Mark } from '../../garment/cut/pen';
import type { Piece } from '../../garment/piece';

/** From above its front edge, in inches: a round crown that hangs over the band. */
export function drawLaidBeret(piece: Piece): Mark[] {
  const pen = createPen(piece);
  const band = { ...(piece.paint.twoColored ? { cloth: pen.trim } : { cloth: pen.darker }), upon: true };
  const crown = linkCurves(
    traceThrough([-5.6, 0.2], [-5.2, -1.3], [-3.4, -2.5], [-0.2, -3], [3.2, -2.5], [5.1, -1.4], [5.6, 0.1]),
    traceThrough([5.6, 0.1], [5.1, 1.3], [3.2, 1.9], [0, 2.1], [-3.2, 1.9], [-5.1, 1.3], [-5.6, 0.2]),
  );
  const traceGather = (x: number, up: number): [number, number][] => [
    [x, 1.9],
    [x * 1.16, 1.9 - up * 0.6],
    [x * 1.28, 1.9 - up],
  ];
  return [
    pen.panel(
      traceThrough([-0.2, -2.8], [-0.15, -3.4], [0.1, -3.9], [0.4, -3.8], [0.25, -3.3], [0.3, -2.8]),
      band,
    ),
    pen.panel(
      linkCurves(
        traceThrough([-3.3, 1.5], [0, 1.9], [3.3, 1.5]),
        traceThrough([3.3, 1.5], [3.2, 2.3], [0, 2.75], [-3.2, 2.3], [-3.3, 1.5]),
      ),
      band,
    ),
    pen.panel(crown, {
      inside: [
        pen.leaf(0.4, [
          traceThrough(...traceGather(-2.8, 1.6)),
          traceThrough(...traceGather(1, 1.1)),
          traceThrough(...traceGather(3, 1.9)),
          traceThrough([4.9, 0.9], [2, 1.5], [-2.4, 1.4]),
        ]),
        pen.leaf(0.5, [traceThrough([-4.4, -0.7], [-3, -1.7], [-1, -2.2])], 'lit'),
      ],
    }),
  ];
}
