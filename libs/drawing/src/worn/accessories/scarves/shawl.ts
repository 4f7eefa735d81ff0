import { mirrored, point } from '../../../figure/curve';
import type { Curve, Point } from '../../../figure/curve';
import { smoothCurve } from '../../../figure/smooth-curve';
import type { Body } from '../../../form/body';
import { linked } from '../../../garment/cut/path';
import { penOf } from '../../../garment/cut/pen';
import type { Mark } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import type { ExtraLayers } from '../../extra';
import { fringe } from './fringe';
import { knotAt } from './knot';
import { placesOf } from './places';

/** A wrap over both shoulders and upper arms that crosses in front. */
export function shawl(piece: Piece, body: Body): ExtraLayers {
  const pen = penOf(piece);
  const { neck, collar, bust, waist } = placesOf(body);
  const { outer, landmarks: l } = body;
  const elbow = outer.atHeight(l.elbowY + 0.6);
  const off = 0.75;
  const onArm = (y: number): Point => {
    const p = outer.atHeight(y);
    return point(p.x + off, y);
  };
  const shoulder = (share: number): Point => {
    const x = neck + (l.deltoid - neck) * share;
    return point(x, body.shoulder(x) - 0.28);
  };
  const low = waist + 3.2;
  const half = linked(
    smoothCurve([
      point(neck * 0.9, l.neckY - 0.9),
      shoulder(0.3),
      shoulder(0.72),
      point(l.deltoid + off * 0.75, l.deltoidY - 0.2),
      onArm(bust + 0.6),
      point(elbow.x + off + 0.2, elbow.y),
    ]),
    smoothCurve([
      point(elbow.x + off + 0.2, elbow.y),
      point(elbow.x - 1.6, elbow.y + 2),
      point(l.waist * 0.4, low + 0.9),
      point(-1.6, low + 1.6),
    ]),
    smoothCurve([
      point(-1.6, low + 1.6),
      point(-2.2, waist - 1),
      point(-1.1, bust + 0.6),
      point(neck * 0.5, collar + 1.2),
      point(neck * 0.9, l.neckY - 0.9),
    ]),
  );
  const folds = [
    smoothCurve([
      point(-0.6, low + 1.3),
      point(0.2, waist),
      point(neck + 0.4, bust),
      point(neck + 0.6, collar - 0.6),
    ]),
    smoothCurve([
      point(l.waist * 0.5, low + 0.6),
      point(l.waist * 0.5, waist - 0.6),
      point(l.chest * 0.55, bust - 1),
      shoulder(0.34),
    ]),
    smoothCurve([
      point(elbow.x - 1.2, elbow.y + 1.5),
      point(l.chest * 0.92, bust + 1),
      point(l.deltoid * 0.74, l.armpitY - 1.4),
      shoulder(0.6),
    ]),
  ];
  const hem = (side: 1 | -1): (readonly [Point, Point])[] => [
    [point(side * (elbow.x + off + 0.1), elbow.y), point(side * (elbow.x - 1.6), elbow.y + 2)],
    [point(side * (elbow.x - 1.6), elbow.y + 2), point(side * l.waist * 0.4, low + 0.9)],
    [point(side * l.waist * 0.4, low + 0.9), point(side * -1.5, low + 1.6)],
  ];
  const fringed = piece.has('texture', 'fuzzy') ? [] : ([-1, 1] as const);
  const one = (side: 1 | -1, turn: (curve: Curve) => Curve): Mark[] => [
    ...(fringed.includes(side as never) ? hem(side).map((edge) => fringe(pen, piece, edge, 1.2)) : []),
    pen.panel(turn(half), { inside: [pen.fold(...folds.map(turn))] }),
  ];
  const sides = [...one(-1, mirrored), ...one(1, (curve) => curve)];
  if (!piece.has('neckline', 'asymmetric')) return { overSleeves: sides };
  const { x, y } = shoulder(0.5);
  const { tails, ring } = knotAt(pen, point(x, y + 1.1));
  return { overSleeves: [...sides, ...tails, ring] };
}
