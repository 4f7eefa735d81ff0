import { point, type Curve } from '../../../figure/curve';
import type { Body } from '../../../form/body';
import { linkCurves, traceThrough } from '../../../garment/cut/path';
import { createPen } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import type { ExtraLayers } from '../../extra';
import { drawFringe } from './fringe';
import { drawNape } from './knot';

export function drawBulkyScarf(piece: Piece, body: Body): ExtraLayers {
  const pen = createPen(piece);
  const { neck, chinY: chin, shoulderY: collar, chestY: bust } = body.landmarks;
  const traceTier = (top: number, low: number, half: number, lean: number): Curve =>
    linkCurves(
      traceThrough(
        [-neck * 0.96, top],
        [-half * 0.84, top + 0.5],
        [-half - 0.1, top + (low - top) * 0.48],
        [-half * 0.72, low - 0.55 + lean],
        [-half * 0.3, low + lean],
        [half * 0.2, low + 0.12],
        [half * 0.74, low - 0.6],
        [half + 0.1, top + (low - top) * 0.44],
        [half * 0.84, top + 0.45],
        [neck * 0.96, top],
      ),
      traceThrough(
        [neck * 0.96, top],
        [neck * 0.6, top + 0.75],
        [0, top + 1],
        [-neck * 0.6, top + 0.8],
        [-neck * 0.96, top],
      ),
    );
  const end = linkCurves(
    traceThrough([0.3, collar + 0.6], [0.5, bust - 1], [0.3, bust + 2.6]),
    traceThrough([3.4, bust + 2.9], [3.4, bust - 0.6], [2.6, collar + 0.4]),
  );
  return {
    behind: [drawNape(pen, neck * 0.96, chin * 1.07)],
    overSleeves: [
      drawFringe(pen, piece, [point(0.35, bust + 2.6), point(3.36, bust + 2.9)], 1.4),
      pen.panel(end, {
        inside: [
          pen.leaf(0.4, [
            traceThrough([1.3, bust + 2.6], [1.4, bust], [1.2, collar + 1.4]),
            traceThrough([2.5, bust + 2.7], [2.5, bust + 0.4], [2.1, collar + 1.6]),
          ]),
        ],
      }),
      pen.panel(traceTier(collar - 1.1, collar + 2.3, neck + 2.3, 0.1), {
        inside: [
          pen.leaf(0.4, [
            traceThrough([-neck - 1.6, collar], [-neck * 0.6, collar + 1.5], [neck * 0.8, collar + 1.8]),
            traceThrough([neck + 1.9, collar - 0.2], [neck * 0.9, collar + 1.1], [-0.2, collar + 1.3]),
          ]),
        ],
      }),
      pen.panel(traceTier(chin * 1.07, collar + 0.5, neck + 1.4, -0.1), {
        inside: [
          pen.leaf(0.4, [
            traceThrough([-neck - 1.1, chin * 1.13], [-neck * 0.4, collar - 0.7], [neck * 0.7, collar - 0.3]),
            traceThrough([neck + 1.2, chin * 1.15], [neck * 0.6, collar - 1.0], [-0.6, collar - 1.1]),
          ]),
        ],
      }),
    ],
  };
}
