import { point, type Curve, type Point } from '../../../figure/curve';
import type { Body } from '../../../form/body';
import { linkCurves, traceThrough } from '../../../garment/cut/path';
import { createPen } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import { parseSpots } from '../../../garment/smooth-path';
import type { ExtraLayers } from '../../extra';
import { createHead } from '../../head';
import { drawKnotAt, drawNape } from './knot';

export function drawNeckerchief(piece: Piece, body: Body): ExtraLayers {
  if (piece.has('hair', 'low-bun')) return drawAroundBun(piece, body);
  const pen = createPen(piece);
  const { neck, chinY: chin, shoulderY: collar } = body.landmarks;
  const top = chin * 1.07;
  const knot: Point = point(0.35, collar - 0.15);
  const wrap: Curve = linkCurves(
    traceThrough(
      [-neck - 0.12, top],
      [-neck - 0.3, top + 1.1],
      [-neck * 0.5, collar - 0.3],
      [knot.x, knot.y + 0.4],
    ),
    traceThrough(
      [knot.x, knot.y + 0.4],
      [neck * 0.7, collar - 0.5],
      [neck + 0.3, top + 1],
      [neck + 0.12, top],
    ),
    traceThrough(
      [neck + 0.12, top],
      [neck * 0.6, top + 0.85],
      [0, top + 1.1],
      [-neck * 0.6, top + 0.85],
      [-neck - 0.12, top],
    ),
  );
  const { tails, ring } = drawKnotAt(pen, knot);
  return {
    behind: [drawNape(pen, neck + 0.12, top)],
    overSleeves: [
      ...tails,
      pen.panel(wrap, {
        inside: [
          pen.fold(
            traceThrough([knot.x - 0.1, knot.y], [-neck * 0.5, top + 1.3], [-neck - 0.1, top + 0.7]),
            traceThrough([knot.x + 0.1, knot.y], [neck * 0.7, top + 1.3], [neck + 0.1, top + 0.6]),
          ),
        ],
      }),
      ring,
    ],
  };
}

function drawAroundBun(piece: Piece, body: Body): ExtraLayers {
  const pen = createPen(piece);
  const head = createHead(body.landmarks);
  const band = head.shape(
    parseSpots('.98 .745, 1.0 .93, 1.1 1.13'),
    parseSpots('1.1 1.13, .92 1.14'),
    parseSpots('.92 1.14, .8 .95, .84 .75'),
    parseSpots('.84 .75, .98 .745'),
  );
  const { tails, ring } = drawKnotAt(pen, head.at(1.02, 1.15));
  return { head: [...tails, pen.panel(band), ring] };
}
