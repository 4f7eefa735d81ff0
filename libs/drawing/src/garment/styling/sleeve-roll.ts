import { INK } from '../paint/colors';
import { area, line, shape, WEIGHT } from '../paint/strokes';
import { inMaterial } from '../material';
import type { Drawer, Piece } from '../piece';
import { ellipse, smoothLine, smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { ARM, body, modelIn } from './model';
import type { Model } from './model';
import { firstFabric, fold, seam } from './fabric';
import type { Fabric } from './fabric';

/** How far down a sleeve reaches, in inches below the crown, and how its edge is turned. */
const ROLLS: Readonly<Record<string, { y: number; turns: number; deep: number }>> = {
  short: { y: body.chestY + 2.4, turns: 2, deep: 1.1 },
  'rolled-forearm': { y: body.elbowY + 2.4, turns: 3, deep: 1.15 },
  'three-quarter': { y: body.elbowY + 3.2, turns: 1, deep: 2.2 },
  bracelet: { y: body.wristY - 2, turns: 1, deep: 1.5 },
};

/** The middle and half the width of the hanging arm at a height. */
function armAt(y: number): { x: number; half: number } {
  const on = (stops: readonly Spot[]): number => {
    const sorted = [...stops].sort((a, b) => a[1] - b[1]);
    const next = sorted.findIndex(([, height]) => height >= y);
    if (next <= 0) return (next === 0 ? sorted[0]! : sorted.at(-1)!)[0];
    const [[x1, y1], [x2, y2]] = [sorted[next - 1]!, sorted[next]!];
    return x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
  };
  const outer = on(ARM.outside.slice(8));
  const inner = on([...ARM.inside, [ARM.wrist.x - 0.68, ARM.wrist.y]]);
  return { x: (outer + inner) / 2, half: (outer - inner) / 2 };
}

/** A sleeve rolled, pushed or turned up, on the arm. */
export const sleeveRoll: Drawer = (piece) => {
  const length = piece.first('sleeveLength', Object.keys(ROLLS), 'rolled-forearm');
  const { y, turns, deep } = ROLLS[length]!;
  const model = modelIn({ top: body.shoulderY - 0.6, height: 21, middle: 8.4 });
  const fabric = firstFabric(piece);
  const blazer = piece.has('style', 'blazer-single-breasted');
  const lining =
    piece.paint.twoColored || blazer
      ? piece.paint.trim
      : { ...piece.paint.colors, base: piece.paint.colors.light };
  const turned: Fabric = {
    colors: lining,
    cut: (d, weight) =>
      piece.has('pattern', 'patterned-sleeves')
        ? inMaterial(piece, d, weight)
        : shape(d, lining.base, weight ?? WEIGHT.contour),
  };
  return [
    model.figure,
    trunkEdge(model, fabric, blazer),
    sleeve(model, fabric, y),
    ...Array.from({ length: turns }, (_, index) =>
      turn(model, turned, y - (turns - 1 - index) * deep * 0.55, deep),
    ),
    piece.has('sleeves', 'buttoned-cuff') ? tab(model, piece, y) : '',
    piece.has('jewelry', 'slim-bangles') ? bangles(model) : '',
  ].join('');
};

/** The side of the garment that the sleeve belongs to. */
function trunkEdge(model: Model, fabric: Fabric, blazer: boolean): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const low = body.hipY + 6;
  const d = smoothShape(
    [on(-6, body.shoulderY - 1), on(2.2, body.neckY + 0.6), on(body.deltoid - 1, body.shoulderY + 0.5)],
    [
      on(body.deltoid - 1, body.shoulderY + 0.5),
      on(body.armpit + 0.5, body.armpitY),
      on(body.chest + 0.3, body.chestY + 0.6),
    ],
    [
      on(body.chest + 0.3, body.chestY + 0.6),
      on(body.waist + 0.7, body.waistY),
      on(body.hips + 0.5, body.hipY),
      on(body.hips + 0.6, low),
    ],
    [on(-6, low)],
  );
  const lapel = blazer
    ? seam(fabric, [
        on(0.4, body.waistY + 1),
        on(2.6, body.armpitY + 1.4),
        on(1.8, body.armpitY + 0.4),
        on(3.2, body.shoulderY),
      ])
    : seam(fabric, [on(0.4, body.shoulderY), on(0.4, low)]);
  return fabric.cut(d) + lapel;
}

function sleeve(model: Model, fabric: Fabric, end: number): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const levels = [body.chestY + 0.8, body.waistY, body.elbowY + 2, body.wristY - 2].filter(
    (y) => y < end - 0.6,
  );
  const last = armAt(end);
  const outer: Spot[] = [
    on(body.deltoid - 1, body.shoulderY + 0.5),
    on(body.deltoid + 0.5, body.deltoidY + 0.2),
    ...levels.map((y) => on(armAt(y).x + armAt(y).half + 0.5, y)),
    on(last.x + last.half + 0.45, end),
  ];
  const inner: Spot[] = [
    on(last.x - last.half - 0.45, end),
    ...[...levels]
      .reverse()
      .filter((y) => y > body.chestY + 2)
      .map((y) => on(armAt(y).x - armAt(y).half - 0.45, y)),
    on(body.chest + 0.2, body.chestY + 0.9),
  ];
  const d = smoothShape(outer, [outer.at(-1)!, inner[0]!], inner, [
    on(body.chest + 0.2, body.chestY + 0.9),
    on(body.armpit + 0.6, body.armpitY),
    on(body.deltoid - 1, body.shoulderY + 0.5),
  ]);
  const folds = [0.6, 1.6, 2.6].map((up): Spot[] => [
    on(last.x + last.half + 0.1, end - up - 0.4),
    on(last.x, end - up - 0.9),
    on(last.x - last.half * 0.7, end - up - 0.5),
  ]);
  return fabric.cut(d) + fold(fabric, ...folds);
}

/** One turn of the cloth around the arm. */
function turn(model: Model, fabric: Fabric, y: number, deep: number): string {
  const { x, half } = armAt(y + deep / 2);
  const wide = half + 0.62;
  const on = (dx: number, dy: number): Spot => model.at(x + dx, y + dy);
  const d = smoothShape(
    [on(-wide, -0.1), on(0, 0.34), on(wide, -0.2)],
    [on(wide, -0.2), on(wide + 0.14, deep * 0.45), on(wide - 0.04, deep)],
    [on(wide - 0.04, deep), on(0, deep + 0.5), on(-wide + 0.04, deep + 0.1)],
    [on(-wide + 0.04, deep + 0.1), on(-wide - 0.14, deep * 0.5), on(-wide, -0.1)],
  );
  return (
    fabric.cut(d) +
    area(
      smoothShape([on(wide * 0.5, 0.2), on(wide, -0.2)], [on(wide - 0.04, deep), on(wide * 0.5, deep + 0.3)]),
      INK,
      0.1,
    ) +
    fold(fabric, [on(-wide * 0.6, deep * 0.5), on(-wide * 0.1, deep * 0.72)])
  );
}

/** A buttoned tab that holds a roll. */
function tab(model: Model, { paint }: Piece, y: number): string {
  const { x } = armAt(y);
  const on = (dx: number, dy: number): Spot => model.at(x + dx, y + dy);
  const d = smoothShape(
    [on(-0.4, -2.6), on(0.4, -2.6)],
    [on(0.4, -2.6), on(0.45, 0.2), on(0, 0.7), on(-0.45, 0.2), on(-0.4, -2.6)],
  );
  const [cx, cy] = on(0, 0.1);
  return (
    shape(d, paint.colors.shade, WEIGHT.edge) + shape(ellipse(cx, cy, 4.5), paint.trim.light, WEIGHT.seam)
  );
}

function bangles(model: Model): string {
  return [0.2, 0.7, 1.2]
    .map((step) => {
      const { x, half } = armAt(body.wristY - 1.4 + step);
      const y = body.wristY - 1.4 + step;
      const d = smoothLine([
        model.at(x - half - 0.2, y),
        model.at(x, y + 0.3),
        model.at(x + half + 0.2, y - 0.1),
      ]);
      return line(d, INK, 6.5) + line(d, '#c9a45c', 4);
    })
    .join('');
}
