import { area, WEIGHT } from '../paint/strokes';
import { smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { ARM, body, halfAt } from './model';
import type { Model } from './model';
import { button, fold, seam, symmetric, twice } from './fabric';
import type { Fabric } from './fabric';
import type { Piece } from '../piece';

export type Neckline = 'crew' | 'v-neck' | 'scoop' | 'boat' | 'strapless';

/** Where the neck opening runs on the right half, from the front middle to the shoulder, in body inches. */
const OPENINGS: Readonly<Record<Neckline, readonly Spot[]>> = {
  crew: [
    [0, body.shoulderY + 0.5],
    [1.5, body.shoulderY - 0.1],
    [2.1, body.neckY + 0.4],
  ],
  'v-neck': [
    [0, body.chestY - 1.6],
    [1.4, body.shoulderY + 0.9],
    [2.3, body.neckY + 0.5],
  ],
  scoop: [
    [0, body.armpitY + 0.6],
    [2, body.shoulderY + 1.4],
    [3.1, body.neckY + 0.9],
  ],
  boat: [
    [0, body.shoulderY - 0.1],
    [2.6, body.shoulderY - 0.5],
    [4.4, body.neckY + 1.2],
  ],
  strapless: [
    [0, body.armpitY + 1.4],
    [3.4, body.armpitY + 0.9],
    [body.chest + 0.1, body.armpitY + 1.2],
  ],
};

export interface Bodice {
  neckline?: Neckline;
  /** Where it ends, in inches below the crown, and how far it stands off the body there and at the waist. */
  hem: number;
  ease?: number;
  waistEase?: number;
  /** Half the width of the hem where it does not follow the body. */
  hemHalf?: number;
  /** How far the hem drops in the middle. */
  dip?: number;
  /** Whether it puffs out above a hem that is drawn in. */
  puffed?: boolean;
  /** Where the hem is drawn up in front, for a top that is tucked there only. */
  lifted?: number;
}

/** The trunk of a top or a dress, without sleeves. */
export function bodice(model: Model, fabric: Fabric, options: Bodice): string {
  const { neckline = 'crew', hem, ease = 0.35, waistEase = ease, dip = 0, lifted, puffed = false } = options;
  const on = ([x, y]: Spot): Spot => model.at(x, y);
  const opening = OPENINGS[neckline];
  const low = halfAt(hem);
  const hemHalf = options.hemHalf ?? low + ease;
  const strapless = neckline === 'strapless';
  const shoulder: Spot[] = strapless
    ? [opening.at(-1)!, [body.chest + 0.2, body.chestY + 0.4]]
    : [opening.at(-1)!, [body.deltoid - 1.1, body.shoulderY + 0.6]];
  const armhole: Spot[] = strapless
    ? []
    : [
        [body.deltoid - 1.1, body.shoulderY + 0.6],
        [body.armpit + 0.5, body.armpitY + 0.2],
        [body.chest + 0.2, body.chestY + 0.6],
      ];
  const side: Spot[] = [[body.chest + 0.2, body.chestY + (strapless ? 0.4 : 0.6)]];
  for (const y of [body.waistY, body.highHipY, body.hipY]) {
    if (y < hem - (puffed ? 2.6 : 0.8)) side.push([halfAt(y) + (y === body.waistY ? waistEase : ease), y]);
  }
  if (puffed) side.push([low + 0.95, hem - 1.9], [low + 0.75, hem - 1]);
  side.push([hemHalf, hem]);
  const bottom: Spot[] =
    lifted === undefined
      ? [
          [hemHalf, hem],
          [hemHalf * 0.5, hem + dip * 0.8 + 0.2],
          [0, hem + dip + 0.25],
        ]
      : [
          [hemHalf, hem],
          [hemHalf * 0.66, hem + 0.5],
          [2.7, (hem + lifted) / 2],
          [1.5, lifted + 0.1],
          [0, lifted + 0.3],
        ];
  const runs = [opening, shoulder, armhole, side, bottom]
    .filter((run) => run.length > 0)
    .map((run) => run.map(on));
  const d = symmetric(model, ...runs);
  const rim = opening.map(([x, y]) => on([x * 1.1, y + 0.42]));
  const rib = strapless ? '' : seam(fabric, rim, model.mirrored(rim));
  return fabric.cut(d) + rib;
}

export type SleeveEnd = 'short' | 'elbow' | 'forearm' | 'wrist';

const SLEEVE_STOPS: Readonly<Record<SleeveEnd, { outside: number; inside: number }>> = {
  short: { outside: 9, inside: 3 },
  elbow: { outside: 10, inside: 2 },
  forearm: { outside: 11, inside: 1 },
  wrist: { outside: 12, inside: 0 },
};

/** Both sleeves, along the hanging arms. `full` widens them above the cuff. */
export function sleeves(model: Model, fabric: Fabric, end: SleeveEnd, full = 0): string {
  const right = sleeve(model, end, full);
  const cuff = raised(model, right[1]!);
  return fabric.cut(twice(model, right)) + seam(fabric, cuff, model.mirrored(cuff));
}

const raised = (model: Model, run: readonly Spot[]): Spot[] => {
  const up = model.at(0, 0.5)[1] - model.at(0, 0)[1];
  return run.map(([x, y]): Spot => [x, y - up]);
};

function sleeve(model: Model, end: SleeveEnd, full: number): Spot[][] {
  const on = ([x, y]: Spot): Spot => model.at(x, y);
  const { outside, inside } = SLEEVE_STOPS[end];
  const ease = 0.34;
  const wrist = ARM.wrist;
  const outer: Spot[] = [
    [body.deltoid - 1.1, body.shoulderY + 0.6],
    ...ARM.outside.slice(7, outside).map(([x, y], index): Spot => [x + ease + (index > 1 ? full : 0), y]),
  ];
  const inner: Spot[] =
    end === 'wrist'
      ? [
          [wrist.x - 0.68 - ease, wrist.y],
          ...ARM.inside.slice(0, 2).map(([x, y]): Spot => [x - ease - full * 0.6, y]),
        ]
      : ARM.inside.slice(3 - inside, 2).map(([x, y]): Spot => [x - ease, y]);
  const last = outer.at(-1)!;
  const start: Spot = inner[0] ?? [ARM.inside[1]![0] - 0.2, last[1] + 0.3];
  const cleft: Spot[] = [
    [body.chest + 0.1, body.chestY + 0.7],
    [body.armpit + 0.5, body.armpitY + 0.2],
    [body.deltoid - 1.1, body.shoulderY + 0.6],
  ];
  const hem: Spot[] = [last, [(last[0] + start[0]) / 2, Math.max(last[1], start[1]) + 0.18], start];
  return [
    outer.map(on),
    hem.map(on),
    [...(inner.length > 0 ? inner : [start]), cleft[0]!].map(on),
    cleft.map(on),
  ];
}

/** An open shirt collar with the placket below it down to `hem`. */
export function shirtFront(model: Model, fabric: Fabric, hem: number): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const { neckY, shoulderY } = body;
  const wing: Spot[][] = [
    [on(0.12, shoulderY + 2), on(1.1, shoulderY + 0.2), on(1.9, neckY - 0.5)],
    [on(1.9, neckY - 0.5), on(2.6, neckY + 0.4)],
    [on(2.6, neckY + 0.4), on(2.8, shoulderY + 1.4)],
    [on(2.8, shoulderY + 1.4), on(1.2, shoulderY + 1.4), on(0.12, shoulderY + 2)],
  ];
  const opening = smoothShape(
    [on(0, shoulderY + 2.1), on(1, shoulderY + 0.2), on(1.8, neckY - 0.4)],
    [on(-1.8, neckY - 0.4), on(-1, shoulderY + 0.2), on(0, shoulderY + 2.1)],
  );
  const count = Math.max(1, Math.floor((hem - shoulderY - 3) / 2.6));
  const buttons = Array.from({ length: count }, (_, index) =>
    button(model, fabric, 0, shoulderY + 3.4 + index * 2.6, 0.17),
  );
  return [
    area(opening, '#f1ddd2'),
    seam(fabric, [on(-0.5, shoulderY + 2.2), on(-0.5, hem)], [on(0.5, shoulderY + 2.2), on(0.5, hem)]),
    ...buttons,
    fabric.cut(twice(model, wing), WEIGHT.edge),
  ].join('');
}

/** A soft high collar that is turned over. */
export function rollNeck(model: Model, fabric: Fabric): string {
  const { neckY, chinY, shoulderY, neck } = body;
  const d = symmetric(
    model,
    [model.at(0, chinY + 0.5), model.at(neck * 0.8, chinY + 0.3), model.at(neck + 0.25, chinY - 0.1)],
    [model.at(neck + 0.25, chinY - 0.1), model.at(neck + 0.5, neckY - 0.3), model.at(neck + 1, neckY + 0.6)],
    [model.at(neck + 1, neckY + 0.6), model.at(neck * 0.8, shoulderY + 0.6), model.at(0, shoulderY + 1.1)],
  );
  return (
    fabric.cut(d, WEIGHT.edge) +
    fold(fabric, [model.at(-neck, neckY - 0.2), model.at(0, neckY + 0.5), model.at(neck, neckY - 0.2)])
  );
}

/** The neckline of what is worn over the trunk, as far as a vignette tells them apart. */
export const necklineOf = ({ first }: Piece, fallback: Neckline): Neckline =>
  first('neckline', ['crew', 'v-neck', 'scoop', 'boat', 'strapless'], fallback);
