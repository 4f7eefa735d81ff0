import { point } from '../../../figure/curve';
import type { Point } from '../../../figure/curve';
import { linkCurves, smoothCurve, straight, traceCorners, traceThrough } from '../../../garment/cut/path';
import type { Curve } from '../../../garment/cut/path';
import { createPen } from '../../../garment/cut/pen';
import type { Mark, Pen } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import { drawFringe } from './fringe';
import { drawKnotAt } from './knot';
import type { Tie } from './scarves';

type Drawer = (pen: Pen, piece: Piece) => Mark[];

/** Inches of a layer's soft corners. */
const ROUND = 0.5;

function traceLayer(left: number, top: number, right: number, bottom: number): Curve {
  return linkCurves(
    straight(point(left - 0.1, bottom), point(left, top + ROUND)),
    smoothCurve([point(left, top + ROUND), point(left + ROUND, top)], {
      start: point(0, -1),
      end: point(1, 0),
    }),
    straight(point(left + ROUND, top), point(right - ROUND, top)),
    smoothCurve([point(right - ROUND, top), point(right, top + ROUND)], {
      start: point(1, 0),
      end: point(0, 1),
    }),
    straight(point(right, top + ROUND), point(right + 0.1, bottom), point(left - 0.1, bottom)),
  );
}

/** Folded lengthways and hung over: two ends of unequal length, with fringes. */
const drawLong: Drawer = (pen, piece) =>
  [
    [-0.4, 13.6],
    [-3.6, 12],
  ].flatMap(([left, low]) => [
    drawFringe(pen, piece, [point(left! + 0.1, low!), point(left! + 3.7, low!)], 1.2),
    pen.panel(traceLayer(left!, 0, left! + 3.8, low!), {
      inside: [pen.hang([traceThrough([left! + 2.6, low!], [left! + 2.5, 6], [left! + 2.2, 1])], 1.1)],
    }),
  ]);

/** A thick stack. */
const drawBulky: Drawer = (pen) =>
  [6, 3.2, 0.4].map((top, index) =>
    pen.panel(
      traceThrough(
        [-5.2 + index * 0.2, top],
        [-5.7, top + 1.5],
        [-5, top + 3],
        [0, top + 3.3],
        [5, top + 3],
        [5.7, top + 1.4],
        [5.2 - index * 0.2, top],
        [0, top - 0.35],
        [-5.2 + index * 0.2, top],
      ),
      {
        inside: [
          pen.leaf(0.5, [traceThrough([-5, top + 2.2], [-1, top + 2.6], [4, top + 2])]),
          pen.leaf(0.4, [traceThrough([-3, top + 0.9], [1, top + 1.2], [4.6, top + 0.7])], 'lit'),
        ],
      },
    ),
  );

/** Half of a square, laid with its long edge up. */
const traceTriangle = (half: number, deep: number): Curve =>
  linkCurves(
    traceThrough([-half, 0], [0, 0.25], [half, 0]),
    traceThrough([half, 0], [half * 0.5, deep * 0.52], [0, deep]),
    traceThrough([0, deep], [-half * 0.5, deep * 0.52], [-half, 0]),
  );

const drawTriangle = (pen: Pen, half: number, deep: number): Mark =>
  pen.panel(traceTriangle(half, deep), {
    inside: [
      pen.seam(traceCorners([-half * 0.9, 0.5], [0, deep * 0.94], [half * 0.9, 0.5])),
      pen.leaf(0.4, [
        traceThrough([-half * 0.5, 0.4], [-half * 0.2, deep * 0.4], [-0.2, deep * 0.7]),
        traceThrough([half * 0.6, 0.4], [half * 0.3, deep * 0.36], [half * 0.12, deep * 0.6]),
      ]),
    ],
  });

const drawShawl: Drawer = (pen, piece) => {
  const edges: readonly (readonly [Point, Point])[] = [
    [point(-9, 0.2), point(0, 10)],
    [point(0, 10), point(9, 0.2)],
  ];
  const { tails, ring } = drawKnotAt(pen, point(-4.6, 1.6));
  return [
    ...(piece.has('texture', 'fuzzy') ? [] : edges.map((edge) => drawFringe(pen, piece, edge, 1.2))),
    drawTriangle(pen, 9, 10),
    ...(piece.has('neckline', 'asymmetric') ? [...tails, ring] : []),
  ];
};

const drawNeckerchief: Drawer = (pen, piece) => {
  if (!piece.has('hair', 'low-bun')) return [drawTriangle(pen, 4, 3.8)];
  const { tails, ring } = drawKnotAt(pen, point(0, 0));
  return [...tails, ring];
};

const LAID: Readonly<Record<Tie, Drawer>> = {
  'long-scarf': drawLong,
  'bulky-scarf': drawBulky,
  shawl: drawShawl,
  neckerchief: drawNeckerchief,
};

export const drawLaidScarf = (piece: Piece, tie: Tie): Mark[] => LAID[tie](createPen(piece), piece);
