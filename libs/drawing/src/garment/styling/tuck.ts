import { WEIGHT } from '../paint/strokes';
import type { Drawer, Piece } from '../piece';
import { smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { skirt, trousers } from './legwear';
import { body, halfAt, modelIn } from './model';
import type { Model } from './model';
import { firstFabric, fold, secondFabric, twice, under } from './fabric';
import type { Fabric } from './fabric';
import { bodice, shirtFront, sleeves } from './trunk';

const TORSO = { top: body.chinY - 2.4, height: 29 } as const;

const RISES = {
  'high-rise': body.waistY - 0.2,
  'mid-rise': body.waistY + 2.2,
  'low-rise': body.highHipY + 0.6,
} as const;
const LEG_HALVES: Readonly<Record<string, number>> = { slim: 2.2, straight: 2.7, wide: 3.9 };

const riseOf = ({ first }: Piece): number =>
  RISES[first('waist', ['high-rise', 'mid-rise', 'low-rise'], 'mid-rise')];

/** What is worn below the waist. */
function lower(piece: Piece, model: Model, fabric: Fabric): string {
  if (piece.has('style', 'full-skirt')) return skirt(model, fabric, body.waistY - 0.2, body.kneeY + 3, 10.5);
  const leg = piece.first('leg', ['slim', 'straight', 'wide'], 'straight');
  return trousers(model, fabric, { rise: riseOf(piece), legHalf: LEG_HALVES[leg]! });
}

/** A top tucked in, half tucked, knotted or worn out. */
export const tuck: Drawer = (piece) => {
  const model = modelIn(TORSO);
  const [top, bottom] = [firstFabric(piece), secondFabric(piece)];
  const how = piece.first('waist', ['tucked', 'front-tuck', 'untucked'], 'tucked');
  const knotted = how === 'untucked' && piece.has('line', 'waist-edge');
  const rise = piece.has('style', 'full-skirt') ? body.waistY - 0.2 : riseOf(piece);
  const shirt = piece.has('neckline', 'open-shirt-collar') || piece.has('line', 'front-placket');
  const tucked = how === 'tucked';
  const inside = rise + 0.4;
  const hem = tucked
    ? rise + 0.9
    : how === 'front-tuck'
      ? rise + 5
      : knotted
        ? body.waistY + 1
        : Math.max(body.highHipY + 1, rise + 2.6);
  const trunk = bodice(model, top, {
    neckline: 'crew',
    hem,
    ease: 0.7,
    waistEase: 0.9,
    ...(tucked ? { puffed: true, hemHalf: halfAt(rise) - 0.1 } : {}),
    ...(how === 'front-tuck' ? { lifted: inside } : {}),
    dip: how === 'untucked' && !knotted ? 0.9 : 0,
  });
  const front = shirt ? shirtFront(model, top, how === 'front-tuck' ? inside : hem) : '';
  const finish = knotted
    ? knot(model, top, hem)
    : how === 'untucked'
      ? under(...hemShadow(model, hem))
      : pulled(model, top, rise, tucked ? 1 : 0.4);
  const worn = tucked
    ? [trunk, front, finish, lower(piece, model, bottom)]
    : [lower(piece, model, bottom), trunk, front, finish];
  return [model.figure, ...worn, sleeves(model, top, 'wrist', 0.12), model.head].join('');
};

/** Folds where a top is drawn into the waistband, and the shadow that it throws on it. */
function pulled(model: Model, fabric: Fabric, rise: number, share: number): string {
  const half = (halfAt(rise) + 0.5) * share;
  const on = (x: number, y: number): Spot => model.at(x, y);
  const folds = [-0.8, -0.5, -0.22, 0.22, 0.5, 0.8].map((x, index): Spot[] => [
    on(half * x, rise + 0.4),
    on(half * x * 0.96, rise - 1),
    on(half * x * 0.84, rise - 2.2 - (index % 2)),
  ]);
  const shade = under(
    [on(-half, rise + 0.4), on(0, rise + 0.65), on(half, rise + 0.4)],
    [on(half, rise + 0.4), on(0, rise + 1.1), on(-half, rise + 0.4)],
  );
  return shade + fold(fabric, ...folds);
}

const hemShadow = (model: Model, hem: number): Spot[][] => {
  const half = halfAt(hem) + 0.6;
  return [
    [model.at(-half, hem), model.at(0, hem + 1.15), model.at(half, hem)],
    [model.at(half, hem), model.at(0, hem + 1.8), model.at(-half, hem)],
  ];
};

/** Two shirt tails tied in front. */
function knot(model: Model, fabric: Fabric, y: number): string {
  const on = (x: number, dy: number): Spot => model.at(x, y + dy);
  const tail: Spot[][] = [
    [on(0.2, 0.2), on(1, 1.6), on(1.2, 3.2)],
    [on(1.2, 3.2), on(2.5, 2.4)],
    [on(2.5, 2.4), on(1.8, 0.8), on(0.6, -0.2)],
  ];
  const bow = smoothShape([
    on(-0.8, -0.5),
    on(0, -0.8),
    on(0.8, -0.5),
    on(0.9, 0.6),
    on(0, 0.9),
    on(-0.9, 0.6),
    on(-0.8, -0.5),
  ]);
  const pull = [0.4, 1, 1.6].map((step): Spot[] => [
    on(0.8, -0.2),
    on(2.4, -0.6 - step),
    on(4.6, -0.6 - step * 1.9),
  ]);
  return [
    fabric.cut(twice(model, tail), WEIGHT.edge),
    fold(fabric, ...pull, ...pull.map((run) => model.mirrored(run))),
    fabric.cut(bow, WEIGHT.edge),
    fold(fabric, [on(-0.3, -0.5), on(0, 0), on(-0.2, 0.6)]),
  ].join('');
}
