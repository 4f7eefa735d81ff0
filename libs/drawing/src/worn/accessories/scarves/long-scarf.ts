import { mirrorCurve, point, type Curve } from '../../../figure/curve';
import type { Body } from '../../../form/body';
import { linkCurves, traceThrough } from '../../../garment/cut/path';
import { createPen, type Mark } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import type { ExtraLayers } from '../../extra';
import { drawFringe } from './fringe';
import { drawNape } from './knot';

export function drawLongScarf(piece: Piece, body: Body): ExtraLayers {
  const pen = createPen(piece);
  const { neck, chinY: chin, shoulderY: collar, chestY: bust, waistY: waist, highHipY: hip } = body.landmarks;
  const wide = neck + 2.2;
  const traceEnd = (low: number, out: number): Curve =>
    linkCurves(
      traceThrough(
        [neck * 0.4, collar - 0.4],
        [neck + 0.1, bust - 1],
        [neck * 0.8 + 0.1, waist],
        [neck * 0.7 + out, low],
      ),
      traceThrough(
        [wide + out + 0.1, low - 0.3],
        [wide + out * 0.7, waist],
        [wide + 0.1, bust],
        [neck + 1.5, collar + 0.9],
        [neck + 0.9, collar - 0.9],
      ),
    );
  const traceFolds = (low: number, out: number): Curve[] => [
    traceThrough(
      [neck + 1 + out, low - 0.4],
      [neck + 0.9, waist],
      [neck + 0.7, bust],
      [neck + 0.5, collar + 1],
    ),
    traceThrough([neck + 1.7 + out, low - 0.5], [neck + 1.6, waist], [neck + 1.4, bust + 1]),
  ];
  const [left, right] = [hip + 1.6, hip - 1.2];
  const drawOne = (low: number, turn: (curve: Curve) => Curve, side: 1 | -1): Mark[] => [
    drawFringe(
      pen,
      piece,
      [point(side * (neck * 0.74 + 0.15), low), point(side * (wide + 0.2), low - 0.3)],
      1.1,
    ),
    pen.panel(turn(traceEnd(low, 0.15)), { inside: [pen.hang(traceFolds(low, 0.15).map(turn), 1.1)] }),
  ];
  const loop = linkCurves(
    traceThrough([-neck * 0.97, chin * 1.08], [-neck - 1.15, collar - 1.2], [-neck - 0.9, collar + 0.5]),
    traceThrough(
      [-neck - 0.9, collar + 0.5],
      [-neck * 0.5, collar + 1.6],
      [0, collar + 1.9],
      [neck * 0.5, collar + 1.6],
      [neck + 0.9, collar + 0.5],
    ),
    traceThrough([neck + 0.9, collar + 0.5], [neck + 1.15, collar - 1.2], [neck * 0.97, chin * 1.08]),
    traceThrough(
      [neck * 0.97, chin * 1.08],
      [neck * 0.7, chin * 1.17],
      [0, chin * 1.23],
      [-neck * 0.7, chin * 1.17],
      [-neck * 0.97, chin * 1.08],
    ),
  );
  return {
    behind: [drawNape(pen, neck * 0.97, chin * 1.08)],
    overSleeves: [
      ...drawOne(left, mirrorCurve, -1),
      ...drawOne(right, (curve) => curve, 1),
      pen.panel(loop, {
        inside: [
          pen.fold(
            traceThrough(
              [-neck - 0.7, collar - 0.6],
              [-neck * 0.4, collar + 0.8],
              [neck * 0.6, collar + 0.9],
            ),
            traceThrough([neck + 0.8, collar - 0.9], [neck * 0.4, collar + 0.2], [-neck * 0.5, collar + 0.3]),
          ),
        ],
      }),
    ],
  };
}
