import { LEVEL } from '../cut/body';
import { HALF_TUCKED } from '../cut/bodice-hem';
import { mapCurve } from '../cut/carried';
import { drawBow, drawBustRuffle, drawEpaulettes } from '../cut/details';
import { cutFrill } from '../cut/frill';
import { mirrorSides, traceCorners, moveCurve, point, traceThrough, type Curve } from '../cut/path';
import type { Mark } from '../cut/pen';
import { drawTrimmings } from './trimmings';
import { drawPocketPair, patchPocket } from '../cut/pockets';
import { drawSlit } from '../cut/slits';
import { measureLower, type Frame } from './frame';

export function drawFrontFeatures(frame: Frame): Mark[] {
  const { piece, pen, body, neck, design, low } = frame;
  const has = (value: string): boolean => piece.has('specialFeatures', value);
  const marks: Mark[] = [];
  if (has('chest-pockets'))
    marks.push(
      ...(design.front === 'closed'
        ? patchPocket(pen, point(10.6, 21), 8.4, 9)
        : drawPocketPair(pen, point(11.4, 22.6), 9, 9.4, true)),
    );
  if (has('ruffle-bust'))
    marks.push(...drawBustRuffle(pen, neck.depth, Math.min(frame.at(LEVEL.bust) * 0.76, 17)));
  if (has('epaulettes') && body.armholes.length > 0)
    marks.push(...drawEpaulettes(pen, body.tip, body.neckPoint));
  const hem = design.lower ? Math.max(design.end, design.lower.seam + 15) : low;
  const { at: width, hem: edge } = measureLower(frame);
  if (has('hip-pockets')) {
    const level = Math.min(LEVEL.highHip + 1, hem - 14);
    marks.push(...drawPocketPair(pen, point(Math.min(width(level) * 0.6, 15), level), 10.5, 11.5));
  }
  marks.push(...drawTrimmings(frame, width, hem, edge));
  if (has('hem-ruffle') && design.length !== 'high-low') {
    const { outline, folds } = cutFrill(width, hem - 10, hem + 1.5);
    marks.push(pen.panel(outline, { inside: [pen.fold(...folds)] }));
  }
  if (has('hem-slit')) {
    const x = Math.min(width(hem) * 0.5, 13);
    const high = hem - Math.min(26, (hem - LEVEL.waist) * 0.4);
    marks.push(...drawSlit(pen, edge, x, high));
  }
  if (has('hip-pleats')) {
    const top = design.lower?.seam ?? LEVEL.waist;
    marks.push(
      pen.seam(
        ...[5, 8, 11].flatMap((x) =>
          mirrorSides(traceCorners([x, top + 0.8], [x + 1.2, top + 15 - x * 0.4])),
        ),
      ),
    );
  }
  marks.push(...drawLaceEdges(frame, edge));
  if (has('neck-bow')) marks.push(...drawBow(pen, point(0, Math.min(neck.depth, 10)), 7));
  if (!design.lower && low < LEVEL.hip + 8 && design.fit !== 'second-skin') marks.push(...drawTuck(frame));
  return marks;
}

function drawLaceEdges({ piece, pen, neck }: Frame, hem: Curve): Mark[] {
  const within = mapCurve(hem, ({ x, y }) => point(x * 0.965, y - 1.4), Infinity);
  const edges = [moveCurve(neck.edge, 0, 0.8), within];
  return (piece.input.attributes['fabric'] ?? []).indexOf('lace') > 0
    ? [
        pen.stroke(pen.trim.colors.base, 15, ...edges),
        pen.stitch(...edges, ...edges.map((edge) => moveCurve(edge, 0, 1))),
      ]
    : [];
}

function drawTuck({ piece, pen, at, low, middle }: Frame): Mark[] {
  const whole = piece.has('waist', 'tucked') || piece.tuckedAt !== undefined;
  if (!whole && !piece.has('waist', 'front-tuck')) return [];
  const traceDrag = (side: number, end: number): Curve =>
    traceThrough([side * end, middle], [side * (end + 1.4), middle - 4], [side * (end + 4.4), middle - 9.5]);
  if (!whole) return [pen.leaf(0.5, [traceDrag(1, HALF_TUCKED.right), traceDrag(-1, HALF_TUCKED.left)])];
  const level = piece.tuckedAt ?? Math.min(LEVEL.waist + 1, low);
  const half = at(level);
  const folds = [-0.84, -0.58, -0.24, 0.3, 0.62, 0.88].map((share, index) =>
    traceThrough(
      [half * share, level + 0.6],
      [half * share * 1.02, level - 2],
      [half * share * 0.97, level - 3.6 - (index % 3) * 1.9],
    ),
  );
  return [pen.fold(...folds)];
}
