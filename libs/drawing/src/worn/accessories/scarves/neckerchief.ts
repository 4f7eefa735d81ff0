import { point } from '../../../figure/curve';
import type { Curve } from '../../../figure/curve';
import { smoothCurve } from '../../../figure/smooth-curve';
import type { Body } from '../../../form/body';
import { linked, through } from '../../../garment/cut/path';
import { penOf } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import type { ExtraLayers } from '../../extra';
import { placesOf } from './places';

/** A small square knotted at the throat. */
export function neckerchief(piece: Piece, body: Body): ExtraLayers {
  const pen = penOf(piece);
  const { neck, chin, collar } = placesOf(body);
  const top = chin * 1.07;
  const knot = point(0.35, collar - 0.15);
  const wrap = linked(
    through(
      [-neck - 0.12, top],
      [-neck - 0.3, top + 1.1],
      [-neck * 0.5, collar - 0.3],
      [knot.x, knot.y + 0.4],
    ),
    through([knot.x, knot.y + 0.4], [neck * 0.7, collar - 0.5], [neck + 0.3, top + 1], [neck + 0.12, top]),
    through(
      [neck + 0.12, top],
      [neck * 0.6, top + 0.85],
      [0, top + 1.1],
      [-neck * 0.6, top + 0.85],
      [-neck - 0.12, top],
    ),
  );
  const tail = (side: 1 | -1, drop: number): Curve => {
    const on = (x: number, y: number): [number, number] => [knot.x + side * x, knot.y + y];
    return linked(
      through(on(0.05, 0.1), on(0.7, 0.6), on(1.5, 0.8 + drop), on(2.35, 0.85 + drop)),
      through(on(2.35, 0.85 + drop), on(1.9, 1.7 + drop), on(1.25, 2.15 + drop)),
      through(on(1.25, 2.15 + drop), on(0.7, 1.25), on(0.05, 0.1)),
    );
  };
  const ring = smoothCurve(
    [
      point(knot.x, knot.y - 0.48),
      point(knot.x + 0.44, knot.y - 0.02),
      point(knot.x + 0.05, knot.y + 0.48),
      point(knot.x - 0.42, knot.y + 0.04),
      point(knot.x, knot.y - 0.48),
    ],
    { start: point(1, 0.1), end: point(1, -0.1) },
  );
  return {
    overSleeves: [
      pen.panel(tail(-1, 0.15), {
        inside: [
          pen.hang(
            through([knot.x - 1.6, knot.y + 1.7], [knot.x - 0.9, knot.y + 0.9], [knot.x - 0.2, knot.y + 0.2]),
          ),
        ],
      }),
      pen.panel(tail(1, 0.5), {
        inside: [
          pen.hang(
            through([knot.x + 1.6, knot.y + 2.0], [knot.x + 0.9, knot.y + 1.0], [knot.x + 0.2, knot.y + 0.2]),
          ),
        ],
      }),
      pen.panel(wrap, {
        inside: [
          pen.fold(
            through([knot.x - 0.1, knot.y], [-neck * 0.5, top + 1.3], [-neck - 0.1, top + 0.7]),
            through([knot.x + 0.1, knot.y], [neck * 0.7, top + 1.3], [neck + 0.1, top + 0.6]),
          ),
        ],
      }),
      pen.panel(ring),
    ],
  };
}
