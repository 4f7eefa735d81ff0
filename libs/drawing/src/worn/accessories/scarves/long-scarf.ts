import { mirrored, point } from '../../../figure/curve';
import type { Curve } from '../../../figure/curve';
import type { Body } from '../../../form/body';
import { linked, through } from '../../../garment/cut/path';
import { penOf } from '../../../garment/cut/pen';
import type { Mark } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import type { ExtraLayers } from '../../extra';
import { fringe } from './fringe';
import { placesOf } from './places';

/** A long scarf around the neck, both ends hanging open to the hips. */
export function longScarf(piece: Piece, body: Body): ExtraLayers {
  const pen = penOf(piece);
  const { neck, chin, collar, bust, waist, hip } = placesOf(body);
  const wide = neck + 2.2;
  const end = (low: number, out: number): Curve =>
    linked(
      through(
        [neck * 0.4, collar - 0.4],
        [neck + 0.1, bust - 1],
        [neck * 0.8 + 0.1, waist],
        [neck * 0.7 + out, low],
      ),
      through(
        [wide + out + 0.1, low - 0.3],
        [wide + out * 0.7, waist],
        [wide + 0.1, bust],
        [neck + 1.5, collar + 0.9],
        [neck + 0.9, collar - 0.9],
      ),
    );
  const folds = (low: number, out: number): Curve[] => [
    through([neck + 1 + out, low - 0.4], [neck + 0.9, waist], [neck + 0.7, bust], [neck + 0.5, collar + 1]),
    through([neck + 1.7 + out, low - 0.5], [neck + 1.6, waist], [neck + 1.4, bust + 1]),
  ];
  const [left, right] = [hip + 1.6, hip - 1.2];
  const one = (low: number, turn: (curve: Curve) => Curve, side: 1 | -1): Mark[] => [
    fringe(pen, piece, [point(side * (neck * 0.74 + 0.15), low), point(side * (wide + 0.2), low - 0.3)], 1.1),
    pen.panel(turn(end(low, 0.15)), { inside: [pen.hang(folds(low, 0.15).map(turn), 1.1)] }),
  ];
  const loop = linked(
    through([-neck * 0.97, chin * 1.02], [-neck - 1.15, collar - 1.2], [-neck - 0.9, collar + 0.5]),
    through(
      [-neck - 0.9, collar + 0.5],
      [-neck * 0.5, collar + 1.6],
      [0, collar + 1.9],
      [neck * 0.5, collar + 1.6],
      [neck + 0.9, collar + 0.5],
    ),
    through([neck + 0.9, collar + 0.5], [neck + 1.15, collar - 1.2], [neck * 0.97, chin * 1.02]),
    through(
      [neck * 0.97, chin * 1.02],
      [neck * 0.7, chin * 1.13],
      [0, chin * 1.2],
      [-neck * 0.7, chin * 1.13],
      [-neck * 0.97, chin * 1.02],
    ),
  );
  return {
    overSleeves: [
      ...one(left, mirrored, -1),
      ...one(right, (curve) => curve, 1),
      pen.panel(loop, {
        inside: [
          pen.fold(
            through([-neck - 0.7, collar - 0.6], [-neck * 0.4, collar + 0.8], [neck * 0.6, collar + 0.9]),
            through([neck + 0.8, collar - 0.9], [neck * 0.4, collar + 0.2], [-neck * 0.5, collar + 0.3]),
            through([-neck - 0.5, collar - 1.4], [-neck * 0.3, collar - 0.4], [neck * 0.5, collar - 0.3]),
          ),
        ],
      }),
    ],
  };
}
