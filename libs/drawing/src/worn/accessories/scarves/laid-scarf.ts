import { point } from '../../../figure/curve';
import { readPairs } from '../../../figure/pairs';
import { linkCurves, moveCurve, smoothCurve, straight } from '../../../garment/cut/path';
import type { Curve } from '../../../garment/cut/path';
import { createPen } from '../../../garment/cut/pen';
import type { Mark, Pen } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import { traceRibbon } from '../../../garment/cut/ribbon';
import { drawPart } from '../../part';
import { drawFringe } from './fringe';
import { drawKnotAt } from './knot';
import type { Tie } from './scarves';

type Drawer = (pen: Pen, piece: Piece) => Mark[];

const traceOne = (pairs: string): Curve => smoothCurve(readPairs(pairs).map(([x, y]) => point(x, y)));

/** Inches; parts meet in corners. */
const trace = (first: string, ...others: readonly string[]): Curve =>
  linkCurves(traceOne(first), ...others.map(traceOne));

const BAR = straight(point(-1.9, 0.2), point(6.3, 0.2));

/** Hung over a bar, its rear end seen beside the front. */
const drawLong: Drawer = (pen, piece) => [
  drawPart('#b7946c', traceRibbon(BAR, [0.36, 0.36])),
  ...[
    [-0.9, 11.6],
    [0, 13.6],
  ].flatMap(([x = 0, low = 0]) => {
    const side = moveCurve(trace(`3.1,${low} 3,6 2.6,1`), x, 0);
    const end = trace(
      `${x - 0.1},${low} ${x},6 ${x + 0.15},0.3`,
      `${x + 0.15},0.3 ${x + 0.5},-0.12 ${x + 4.1},-0.12 ${x + 4.45},0.3`,
      `${x + 4.45},0.3 ${x + 4.6},6 ${x + 4.7},${low}`,
      `${x + 4.7},${low} ${x + 2.3},${low + 0.18} ${x - 0.1},${low}`,
    );
    return [
      drawFringe(pen, piece, [point(x, low), point(x + 4.6, low)], 1.2),
      pen.panel(end, { inside: [x < 0 ? pen.shadow(end) : pen.hang([side], 1.3)] }),
    ];
  }),
];

const LAYER = trace('-5.1,0 -5.7,1.5 -5,3 0,3.3 5,3 5.7,1.4 5.1,0 0,-0.3 -5.1,0');

const drawBulky: Drawer = (pen) =>
  [6, 3.2, 0.4].map((y) =>
    pen.panel(moveCurve(LAYER, 0, y), {
      inside: [
        pen.leaf(0.5, [moveCurve(trace('-5,2.2 -1,2.6 4,2'), 0, y)]),
        pen.leaf(0.4, [moveCurve(trace('-3,0.9 1,1.2 4.6,0.7'), 0, y)], 'lit'),
      ],
    }),
  );

const drawTriangle = (pen: Pen, half: number, deep: number): Mark =>
  pen.panel(
    trace(
      `-${half},0 0,0.25 ${half},0`,
      `${half},0 ${half / 2},${deep * 0.52} 0,${deep}`,
      `0,${deep} -${half / 2},${deep * 0.52} -${half},0`,
    ),
    {
      inside: [
        pen.leaf(0.4, [
          trace(`-${half / 2},0.4 -${half * 0.2},${deep * 0.4} -0.2,${deep * 0.7}`),
          trace(`${half * 0.6},0.4 ${half * 0.3},${deep * 0.36} ${half * 0.12},${deep * 0.6}`),
        ]),
      ],
    },
  );

const drawShawl: Drawer = (pen, piece) => {
  const { tails, ring } = drawKnotAt(pen, point(-4.6, 1.6));
  const edges = [-9, 9].map((x) => [point(x, 0.2), point(0, 10)] as const);
  return [
    ...(piece.has('texture', 'fuzzy') ? [] : edges.map((edge) => drawFringe(pen, piece, edge, 1.2))),
    drawTriangle(pen, 9, 10),
    ...(piece.has('neckline', 'asymmetric') ? [...tails, ring] : []),
  ];
};

const drawNeckerchief: Drawer = (pen, piece) => {
  const { tails, ring } = drawKnotAt(pen, point(0, 0));
  return piece.has('hair', 'low-bun') ? [...tails, ring] : [drawTriangle(pen, 4, 3.8)];
};

const LAID: Readonly<Record<Tie, Drawer>> = {
  'long-scarf': drawLong,
  'bulky-scarf': drawBulky,
  shawl: drawShawl,
  neckerchief: drawNeckerchief,
};

export const drawLaidScarf = (piece: Piece, tie: Tie): Mark[] => LAID[tie](createPen(piece), piece);
