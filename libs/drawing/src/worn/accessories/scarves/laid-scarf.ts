import { point } from '../../../figure/curve';
import { readPairs } from '../../../figure/pairs';
import { moveCurve, straight, type Curve, type Point } from '../../../garment/cut/path';
import { createPen, type Mark, type Pen } from '../../../garment/cut/pen';
import type { Piece } from '../../../garment/piece';
import { traceRibbon } from '../../../garment/cut/ribbon';
import { drawPart, WOOD } from '../../part';
import { drawFringe } from './fringe';
import { drawKnotAt } from './knot';
import { traceRuns } from '../../shoes/bench';
import type { Tie } from './scarves';

type Drawer = (pen: Pen, piece: Piece) => Mark[];

/** Inches; parts meet in corners. */
const trace = (...parts: readonly string[]): Curve =>
  traceRuns(parts.map((pairs) => readPairs(pairs).map(([x, y]) => point(x, y))));

const BAR = straight(point(-1.9, 0.2), point(6.3, 0.2));

const drawLong: Drawer = (pen, piece) => [
  drawPart(WOOD, traceRibbon(BAR, [0.36, 0.36])),
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

const FOLDED = trace(
  '-5,0.5 -4.8,0.12 -4.4,0',
  '-4.4,0 4.4,0',
  '4.4,0 4.8,0.12 5,0.5',
  '5,0.5 5.1,7.4',
  '5.1,7.4 0,7.55 -5.1,7.4',
  '-5.1,7.4 -5,0.5',
);

const drawBulky: Drawer = (pen, piece) =>
  [2, 1, 0].flatMap((layer) => {
    const place = (curve: Curve): Curve => moveCurve(curve, layer * 0.4, layer * 0.85);
    const [from, to] = [point(-5, 7.3), point(5, 7.3)].map((end) => place(straight(end, end)).from) as [
      Point,
      Point,
    ];
    return [
      drawFringe(pen, piece, [from, to], 1.3),
      pen.panel(place(FOLDED), {
        inside: [
          pen.leaf(0.5, [trace('-1.6,7.3 -1.5,5 -1.7,3'), trace('2.6,7.3 2.5,4 2.7,1')].map(place)),
          pen.leaf(0.4, [place(trace('-4.4,1.2 0,0.9 4.4,1.2'))], 'lit'),
        ],
      }),
    ];
  });

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
