import { mirrorCurve, point, type Curve, type Point } from '../../../figure/curve';
import { interpolate } from '../../../figure/proportions';
import { smoothCurve } from '../../../figure/smooth-curve';
import type { Body } from '../../../form/body';
import { linkCurves, traceThrough } from '../../../garment/cut/path';
import { createPen, type Mark } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import type { ExtraLayers } from '../../extra';
import { drawFringe } from './fringe';
import { drawKnotAt, drawNape } from './knot';

const STOLES = ['satin', 'chiffon', 'lace'] as const;

/** Thin cloth lies open on the shoulders, with an end down either side of the front. */
function drawStole(piece: Piece, body: Body): ExtraLayers {
  const pen = createPen(piece);
  const { landmarks: l } = body;
  const { neck, shoulderY: collar, chestY: bust, waistY: waist, highHipY: hip } = l;
  const placeShoulder = (share: number): Point => {
    const x = neck + (l.deltoid - neck) * share;
    return point(x, body.shoulder(x) - 0.22);
  };
  const traceEnd = (low: number): Curve => {
    const shoulder = placeShoulder(0.66);
    const nape = point(neck + 0.1, l.neckY - 0.5);
    const foot = point(neck + 3, low);
    const corner = point(neck + 0.5, low + 0.5);
    return linkCurves(
      smoothCurve([nape, placeShoulder(0.3), shoulder]),
      smoothCurve([
        shoulder,
        point(interpolate(neck, l.deltoid, 0.7), l.armpitY - 1),
        point(interpolate(neck, l.chest, 0.72), bust + 1),
        point(neck + 2.8, waist),
        foot,
      ]),
      smoothCurve([foot, corner]),
      smoothCurve([
        corner,
        point(neck + 0.3, waist),
        point(neck + 0.6, bust),
        point(neck + 0.3, collar + 1),
        nape,
      ]),
    );
  };
  const traceFold = (share: number, low: number): Curve =>
    smoothCurve([
      placeShoulder(share),
      point(interpolate(neck + 0.6, l.chest * 0.86, share), bust),
      point(neck + 0.3 + 2.5 * share, waist),
      point(neck + 0.5 + 2.5 * share, low - 0.6),
    ]);
  const drawOne = (low: number, turn: (curve: Curve) => Curve): Mark =>
    pen.panel(turn(traceEnd(low)), {
      inside: [pen.fold(...[0.3, 0.62].map((at) => turn(traceFold(at, low))))],
    });
  return {
    behind: [drawNape(pen, neck + 0.1, l.neckY - 0.5)],
    overSleeves: [drawOne(hip + 8, mirrorCurve), drawOne(hip + 6, (curve) => curve)],
  };
}

export function drawShawl(piece: Piece, body: Body): ExtraLayers {
  if (STOLES.some((cloth) => piece.has('fabric', cloth)) && !piece.has('neckline', 'asymmetric'))
    return drawStole(piece, body);
  const pen = createPen(piece);
  const { neck, shoulderY: collar, chestY: bust, waistY: waist } = body.landmarks;
  const { outer, landmarks: l } = body;
  const elbow = outer.atHeight(l.elbowY + 0.6);
  const off = 0.75;
  const onArm = (y: number): Point => point(outer.atHeight(y).x + off, y);
  const placeShoulder = (share: number): Point => {
    const x = neck + (l.deltoid - neck) * share;
    return point(x, body.shoulder(x) - 0.28);
  };
  const low = waist + 3.2;
  const half = linkCurves(
    smoothCurve([
      point(neck + 0.1, l.neckY - 0.5),
      placeShoulder(0.3),
      placeShoulder(0.72),
      point(l.deltoid + off * 0.75, l.deltoidY - 0.2),
      onArm(bust + 0.6),
      point(elbow.x + off + 0.2, elbow.y),
    ]),
    traceThrough(
      [elbow.x + off + 0.2, elbow.y],
      [elbow.x - 1.6, elbow.y + 2],
      [l.waist * 0.4, low + 0.9],
      [-1.6, low + 1.6],
    ),
    traceThrough(
      [-1.6, low + 1.6],
      [-2.2, waist - 1],
      [-1.1, bust + 0.6],
      [neck * 0.5, collar + 1.2],
      [neck + 0.1, l.neckY - 0.5],
    ),
  );
  const folds = [
    traceThrough([-0.6, low + 1.3], [0.2, waist], [neck + 0.4, bust], [neck + 0.6, collar - 0.6]),
    smoothCurve([
      point(l.waist * 0.5, low + 0.6),
      point(l.waist * 0.5, waist - 0.6),
      point(l.chest * 0.55, bust - 1),
      placeShoulder(0.34),
    ]),
    smoothCurve([
      point(elbow.x - 1.2, elbow.y + 1.5),
      point(l.chest * 0.92, bust + 1),
      point(l.deltoid * 0.74, l.armpitY - 1.4),
      placeShoulder(0.6),
    ]),
  ];
  const placeHem = (side: 1 | -1): (readonly [Point, Point])[] => [
    [point(side * (elbow.x + off + 0.1), elbow.y), point(side * (elbow.x - 1.6), elbow.y + 2)],
    [point(side * (elbow.x - 1.6), elbow.y + 2), point(side * l.waist * 0.4, low + 0.9)],
    [point(side * l.waist * 0.4, low + 0.9), point(side * -1.5, low + 1.6)],
  ];
  const isFringed = !piece.has('texture', 'fuzzy');
  const drawOne = (side: 1 | -1, turn: (curve: Curve) => Curve): Mark[] => [
    ...(isFringed ? placeHem(side).map((edge) => drawFringe(pen, piece, edge, 1.2)) : []),
    pen.panel(turn(half), { inside: [pen.fold(...folds.map(turn))] }),
  ];
  const sides = [...drawOne(-1, mirrorCurve), ...drawOne(1, (curve) => curve)];
  const behind = [drawNape(pen, neck + 0.1, l.neckY - 0.5)];
  if (!piece.has('neckline', 'asymmetric')) return { behind, overSleeves: sides };
  const { x, y } = placeShoulder(0.5);
  const { tails, ring } = drawKnotAt(pen, point(x, y + 1.1));
  return { behind, overSleeves: [...sides, ...tails, ring] };
}
