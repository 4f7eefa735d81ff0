import { area, WEIGHT } from '../paint/strokes';
import type { Drawer, Piece } from '../piece';
import { smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { trousers } from './legwear';
import { body, halfAt, modelIn } from './model';
import type { Model } from './model';
import { button, firstFabric, fold, seam, secondFabric, twice, under } from './fabric';
import type { Fabric } from './fabric';
import { bodice, necklineOf, rollNeck, shirtFront, sleeves } from './trunk';
import type { Neckline } from './trunk';

interface Outer {
  hem: number;
  /** How far the front edges stand apart, at the chest and at the hem. */
  open: readonly [chest: number, hem: number];
  lapels: boolean;
  sleeved: boolean;
  /** How far it hangs off the hip. */
  ease: number;
}

/** A layer that is worn open: two fronts, with lapels or a band. */
function openLayer(model: Model, fabric: Fabric, { hem, open, lapels, sleeved, ease }: Outer): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const half = halfAt(Math.min(hem, body.hipY)) + ease;
  const shoulder = sleeved ? body.deltoid - 1 : body.deltoid - 2.2;
  const neck: Spot = on(2.2, body.neckY + 0.3);
  const inner: Spot[] = [
    on(open[1], hem),
    on(open[0], body.waistY),
    on(open[0] * 0.9, body.chestY + 1.6),
    neck,
  ];
  const side = [body.waistY, body.highHipY, body.hipY]
    .filter((y) => y < hem - 1)
    .map((y) => on(halfAt(y) + ease * (y === body.waistY ? 1.1 : 1), y));
  const right: Spot[][] = [
    [neck, on(shoulder, body.shoulderY + 0.5)],
    [
      on(shoulder, body.shoulderY + 0.5),
      on(body.armpit + (sleeved ? 0.6 : 0), body.armpitY + 0.3),
      on(body.chest + 0.45, body.chestY + 0.9),
    ],
    [on(body.chest + 0.45, body.chestY + 0.9), ...side, on(half, hem)],
    [on(half, hem), on(open[1], hem + 0.3)],
    inner,
  ];
  const lapel: Spot[][] = [
    [on(open[0], body.waistY - 0.4), on(open[0] + 2.4, body.armpitY + 1.2)],
    [on(open[0] + 2.4, body.armpitY + 1.2), on(open[0] + 1.8, body.armpitY)],
    [
      on(open[0] + 1.8, body.armpitY),
      on(open[0] + 2.9, body.armpitY - 0.6),
      on(3, body.shoulderY - 0.1),
      on(2.3, body.neckY),
    ],
    [
      on(2.3, body.neckY),
      on(1.5, body.neckY + 0.8),
      on(open[0] * 0.9, body.chestY - 0.4),
      on(open[0], body.waistY - 0.4),
    ],
  ];
  const band: Spot[] = [
    on(open[1] + 0.9, hem),
    on(open[0] + 0.9, body.waistY),
    on(open[0] * 0.9 + 0.9, body.chestY + 1.6),
    on(3, body.neckY + 0.5),
  ];
  const trim = lapels
    ? fabric.cut(twice(model, lapel), WEIGHT.edge)
    : seam(fabric, band, model.mirrored(band));
  const pocket: Spot[] = [on(half * 0.5, body.highHipY + 0.6), on(half * 0.86, body.highHipY + 0.4)];
  const pockets = hem > body.highHipY + 2 ? seam(fabric, pocket, model.mirrored(pocket)) : '';
  const shade = under(
    [on(open[1], hem), on(open[0], body.waistY), on(open[0] * 0.9, body.chestY + 1.6)],
    [on(open[0] * 0.9 - 0.5, body.chestY + 1.6), on(open[0] - 0.5, body.waistY), on(open[1] - 0.5, hem)],
  );
  return [
    shade,
    fabric.cut(twice(model, right)),
    pockets,
    trim,
    sleeved ? sleeves(model, fabric, 'wrist', lapels ? 0 : 0.12) : '',
  ].join('');
}

/** Layers over one another, the outer one first among the colors. */
export const layering: Drawer = (piece) => {
  const model = modelIn({ top: body.chinY - 2.6, height: 33 });
  const [outer, inner] = [firstFabric(piece), secondFabric(piece)];
  return model.figure + layers(piece, model, outer, inner) + model.head;
};

function layers(piece: Piece, model: Model, outer: Fabric, inner: Fabric): string {
  const { has } = piece;
  const column = (neckline: Neckline): string =>
    trousers(model, inner, { rise: body.waistY + 1.6, legHalf: 2.6 }) +
    bodice(model, inner, { neckline, hem: body.highHipY - 0.4, ease: 0.3 });
  if (has('accessories', 'shawl') || has('neckline', 'strapless'))
    return column('strapless') + shawlOver(model, outer);
  if (has('style', 'cropped-top')) {
    const under =
      bodice(model, inner, { hem: body.highHipY + 1.4, ease: 0.7, dip: 0.8 }) +
      shirtFront(model, inner, body.highHipY + 1.6);
    const sweater = bodice(model, outer, { neckline: 'crew', hem: body.waistY - 0.2, ease: 0.7 });
    const wing: Spot[][] = collarWing(model);
    const rib = seam(outer, [
      model.at(-halfAt(body.waistY) - 0.7, body.waistY - 1.1),
      model.at(0, body.waistY - 0.9),
      model.at(halfAt(body.waistY) + 0.7, body.waistY - 1.1),
    ]);
    const collar = inner.cut(twice(model, wing), WEIGHT.edge);
    return (
      trousers(model, outer, { rise: body.waistY + 1.6, legHalf: 2.6 }) +
      under +
      sweater +
      rib +
      sleeves(model, outer, 'wrist', 0.15) +
      collar
    );
  }
  if (has('neckline', 'roll-neck')) {
    const dress = bodice(model, outer, {
      neckline: 'scoop',
      hem: body.kneeY + 4,
      ease: 0.5,
      hemHalf: body.hips + 1.2,
    });
    return (
      bodice(model, inner, { hem: body.waistY, ease: 0.2 }) +
      sleeves(model, inner, 'wrist') +
      slipDress(model, outer, dress) +
      rollNeck(model, inner)
    );
  }
  if (has('sleeves', 'bishop')) {
    const blouse =
      bodice(model, inner, { hem: body.waistY + 2, ease: 0.5 }) +
      shirtFront(model, inner, body.waistY + 2) +
      sleeves(model, inner, 'wrist', 0.7);
    const buttons = [0, 1, 2].map((row) => button(model, outer, 0, body.chestY + 2 + row * 2, 0.2)).join('');
    return (
      trousers(model, outer, { rise: body.waistY + 1.6, legHalf: 2.6 }) +
      blouse +
      waistcoat(model, outer) +
      buttons
    );
  }
  if (has('style', 'longline-cardigan')) {
    return (
      column(necklineOf(piece, 'scoop')) +
      openLayer(model, outer, {
        hem: body.kneeY - 1,
        open: [1.9, 3],
        lapels: false,
        sleeved: true,
        ease: 0.9,
      })
    );
  }
  const hem = has('length', 'jacket-waist') ? body.waistY + 1.2 : body.hipY + 0.4;
  return (
    column(necklineOf(piece, 'scoop')) +
    openLayer(model, outer, { hem, open: [1.8, 2.8], lapels: true, sleeved: true, ease: 0.7 })
  );
}

const collarWing = (model: Model): Spot[][] => {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const { neckY, shoulderY } = body;
  return [
    [on(0.1, shoulderY + 0.9), on(1.1, shoulderY - 0.4), on(1.8, neckY - 0.6)],
    [on(1.8, neckY - 0.6), on(2.5, neckY + 0.3)],
    [on(2.5, neckY + 0.3), on(2.5, shoulderY + 1.5)],
    [on(2.5, shoulderY + 1.5), on(0.1, shoulderY + 0.9)],
  ];
};

/** A slip over a close top: only its straps lie on the shoulders. */
function slipDress(model: Model, fabric: Fabric, skirtPart: string): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const cut: Spot[][] = [
    [on(0, body.chestY - 0.6), on(1.6, body.chestY - 1.6), on(3.3, body.armpitY + 0.2)],
    [on(3.3, body.armpitY + 0.2), on(3.5, body.shoulderY - 0.1)],
    [on(3.5, body.shoulderY - 0.1), on(3.9, body.shoulderY)],
    [on(3.9, body.shoulderY), on(3.8, body.armpitY + 0.2)],
    [
      on(3.8, body.armpitY + 0.2),
      on(body.chest * 0.86, body.chestY - 0.2),
      on(body.chest + 0.2, body.chestY + 0.6),
    ],
    [
      on(body.chest + 0.2, body.chestY + 0.6),
      on(body.waist + 0.6, body.waistY),
      on(halfAt(body.highHipY) + 0.6, body.highHipY),
      on(body.hips + 0.6, body.hipY),
      on(body.hips + 1.2, body.kneeY + 4),
    ],
    [on(body.hips + 1.2, body.kneeY + 4), on(0, body.kneeY + 4.6)],
  ];
  const shine: Spot[][] = [
    [on(2, body.waistY), on(2.6, body.hipY), on(3, body.kneeY)],
    [on(3.4, body.kneeY), on(3.1, body.hipY), on(2, body.waistY)],
  ];
  return (
    (skirtPart === ''
      ? ''
      : fabric.cut(smoothShape(...cut, ...[...cut].reverse().map((run) => model.mirrored(run))))) +
    area(smoothShape(...shine), fabric.colors.light, 0.5)
  );
}

function waistcoat(model: Model, fabric: Fabric): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const right: Spot[][] = [
    [on(-0.3, body.chestY + 1), on(1.6, body.armpitY), on(2.6, body.neckY + 0.6)],
    [on(2.6, body.neckY + 0.6), on(body.deltoid - 2.4, body.shoulderY + 0.3)],
    [
      on(body.deltoid - 2.4, body.shoulderY + 0.3),
      on(body.armpit - 0.3, body.armpitY + 0.4),
      on(body.chest + 0.5, body.chestY + 1),
    ],
    [
      on(body.chest + 0.5, body.chestY + 1),
      on(body.waist + 0.6, body.waistY),
      on(halfAt(body.highHipY) + 0.5, body.highHipY - 1.4),
    ],
    [on(halfAt(body.highHipY) + 0.5, body.highHipY - 1.4), on(1.6, body.highHipY + 0.6)],
    [on(1.6, body.highHipY + 0.6), on(-0.3, body.highHipY - 0.8)],
  ];
  const pocket: Spot[] = [on(2.2, body.waistY + 0.8), on(4.2, body.waistY + 0.4)];
  const left = [...right].reverse().map((run) => model.mirrored(run));
  return (
    fabric.cut(smoothShape(...left)) +
    fabric.cut(smoothShape(...right)) +
    seam(fabric, pocket, model.mirrored(pocket))
  );
}

/** A shawl over both shoulders, its ends falling in front of the arms. */
function shawlOver(model: Model, fabric: Fabric): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const right: Spot[][] = [
    [
      on(1.9, body.neckY),
      on(4.4, body.shoulderY - 0.6),
      on(body.deltoid + 0.6, body.deltoidY - 0.4),
      on(body.deltoid + 1.6, body.waistY),
      on(body.deltoid + 2, body.highHipY),
    ],
    [on(body.deltoid + 2, body.highHipY), on(4.6, body.highHipY + 2.6)],
    [on(4.6, body.highHipY + 2.6), on(4, body.waistY), on(3, body.chestY), on(1.9, body.neckY)],
  ];
  const folds: Spot[][] = [
    [on(3.4, body.shoulderY), on(5.2, body.chestY), on(6, body.highHipY + 1.6)],
    [on(4.8, body.shoulderY), on(7.2, body.chestY), on(8, body.highHipY + 0.6)],
  ];
  const threads = Array.from({ length: 12 }, (_, index): Spot[] => {
    const share = index / 11;
    const [x, y] = [4.6 + (body.deltoid + 2 - 4.6) * share, body.highHipY + 2.6 - 2.6 * share];
    return [on(x, y), on(x + 0.05, y + 1.1)];
  });
  return [
    fabric.cut(twice(model, right)),
    fold(fabric, ...folds, ...folds.map((run) => model.mirrored(run))),
    seam(fabric, ...threads, ...threads.map((run) => model.mirrored(run))),
  ].join('');
}
