import { mirrorCurve, point, type Curve, type Point } from '../../figure/curve';
import { readPairs } from '../../figure/pairs';
import { LEVEL } from '../../garment/cut/body';
import { linkCurves, smoothCurve, straight, traceCorners, traceThrough } from '../../garment/cut/path';
import { createPen, type Mark, type Pen } from '../../garment/cut/pen';
import { traceRibbon } from '../../garment/cut/ribbon';
import type { Piece } from '../../garment/piece';
import type { ExtraDrawer } from '../extra';
import { drawPart, WOOD } from '../part';

/** Pattern level at which a closed collar meets. */
const COLLAR = 2.7;

/** Body inches: half widths and heights. */
const KNOT = { top: 0.62, bottom: 0.4, tall: 1.15 } as const;
const BLADE = { usual: 1.2, slim: 0.85, point: 1.15 } as const;
const BOW_KNOT = '-0.34,-0.32 0,-0.4 0.34,-0.32 0.36,0.3 0,0.42 -0.36,0.3 -0.34,-0.32';
const BOW = { wide: 2.15, tall: 0.72, waist: 0.3 } as const;

const placeCollar = ({ form }: Piece): Point => point(0, form.place(point(0, COLLAR)).y);

/** The bar over which a laid tie is folded, and the tail behind the blade. */
const drawFolded = (pen: Pen, top: number, end: number): Mark[] => [
  drawPart(WOOD, traceRibbon(straight(point(-2.2, top + 0.3), point(2.8, top + 0.3)), [0.34, 0.34])),
  pen.panel(traceCorners([0.1, top], [0.8, top], [2, end - 4], [1.4, end - 3.3], [0.8, end - 4]), {
    cloth: pen.darker,
  }),
];

export const drawTie: ExtraDrawer = (piece, { laid }) => {
  const pen = createPen(piece);
  const { y } = placeCollar(piece);
  const half = BLADE[piece.has('pattern', 'small-scale') ? 'slim' : 'usual'];
  const end = piece.form.height(LEVEL.waist + 6);
  const [low, wide] = [y + KNOT.tall, end - BLADE.point];
  const knot = traceCorners(
    [-KNOT.top, y],
    [KNOT.top, y],
    [KNOT.bottom, low],
    [-KNOT.bottom, low],
    [-KNOT.top, y],
  );
  const side = smoothCurve([
    point(KNOT.bottom * 0.86, low - 0.1),
    point(half * 0.56, low + (wide - low) * 0.3),
    point(half, wide),
  ]);
  const blade = linkCurves(
    side,
    straight(point(half, wide), point(0, end), point(-half, wide)),
    mirrorCurve(smoothCurve([point(half, wide), point(half * 0.56, low + (wide - low) * 0.3), side.from])),
  );
  const fold = traceThrough([-KNOT.top, y + 0.1], [0.05, y + 0.5], [KNOT.bottom, low - 0.1]);
  const dimple = traceThrough([0.04, low], [-0.06, low + 1.2], [0.05, low + 2.6]);
  return {
    onShirt: [
      ...(laid ? drawFolded(pen, low - 0.1, end) : []),
      pen.panel(blade, {
        inside: [
          pen.leaf(0.3, [dimple]),
          pen.leaf(0.26, [
            traceThrough([half * 0.5, low + 3], [half * 0.6, (low + wide) / 2], [half * 0.7, wide]),
          ]),
        ],
      }),
      ...(laid ? [] : [pen.panel(knot, { inside: [pen.leaf(0.2, [fold])] })]),
    ],
  };
};

export const drawBowTie: ExtraDrawer = (piece) => {
  const pen = createPen(piece);
  const y = placeCollar(piece).y + 0.3;
  const traceWing = (side: 1 | -1): Curve => {
    const at = (x: number, down: number): [number, number] => [side * x, y + down];
    return linkCurves(
      traceThrough(at(0.2, -BOW.waist), at(1.1, -BOW.tall * 0.8), at(BOW.wide, -BOW.tall)),
      traceThrough(at(BOW.wide, -BOW.tall), at(BOW.wide + 0.06, 0), at(BOW.wide, BOW.tall)),
      traceThrough(at(BOW.wide, BOW.tall), at(1.1, BOW.tall * 0.8), at(0.2, BOW.waist)),
    );
  };
  const traceGathers = (side: 1 | -1): Curve[] =>
    [-0.1, 0.14].map((down) =>
      traceThrough([side * 0.3, y + down * 0.5], [side * 0.8, y + down * 1.2], [side * 1.4, y + down * 2]),
    );
  return {
    overSleeves: [
      ...([-1, 1] as const).map((side) =>
        pen.panel(traceWing(side), { inside: [pen.leaf(0.16, traceGathers(side))] }),
      ),
      pen.panel(smoothCurve(readPairs(BOW_KNOT).map(([x, down]) => point(x, y + down))), { upon: true }),
    ],
  };
};
