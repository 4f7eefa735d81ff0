import { INK } from '../paint/colors';
import { area, shape, WEIGHT } from '../paint/strokes';
import type { Drawer, Piece } from '../piece';
import { roundedBox, smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { body, halfAt, modelIn } from './model';
import type { Model } from './model';
import { firstFabric, fold, seam, secondFabric, twice, under } from './fabric';
import type { Fabric } from './fabric';
import { bodice, necklineOf, shirtFront, sleeves } from './trunk';

/** A belt over a dress or a coat. */
export const belting: Drawer = (piece) => {
  const { has, paint } = piece;
  const model = modelIn({ top: body.chinY - 2.6, height: 36 });
  const fabric = firstFabric(piece);
  const hem = has('length', 'floor')
    ? body.floorY
    : has('length', 'below-knee')
      ? body.kneeY + 3
      : body.kneeY + 0.6;
  const coat = has('neckline', 'shawl-collar');
  const collar = has('neckline', 'open-shirt-collar');
  const empire = has('waist', 'raised-seam') || has('style', 'empire');
  const [ease, hemHalf] = coat
    ? [0.9, body.hips + 1.5]
    : has('style', 'shirt-dress') || empire
      ? [0.6, body.hips + 1.9]
      : [0.5, body.hips + 0.6];
  const dress = bodice(model, fabric, {
    neckline: coat ? 'v-neck' : necklineOf(piece, 'crew'),
    hem,
    ease,
    waistEase: has('fit', 'nipped-waist') || !has('fit', 'skimming-midriff') ? 0.3 : 0.8,
    hemHalf,
  });
  const details = [
    coat ? shawlCollar(model, fabric) : '',
    collar ? shirtFront(model, fabric, hem - 1) : '',
    sleeves(model, fabric, empire ? 'short' : 'wrist', coat ? 0.2 : 0),
    gathers(model, fabric, empire ? body.underbustY + 0.5 : body.waistY, hem),
  ];
  return (
    model.figure +
    dress +
    details.join('') +
    belt(piece, model, empire, paint.twoColored ? secondFabric(piece) : undefined) +
    model.head
  );
};

function gathers(model: Model, fabric: Fabric, y: number, hem: number): string {
  const runs = [1.2, 2.8, 4.4].map((x): Spot[] => [
    model.at(x, y + 1.2),
    model.at(x * 1.12, (y + hem) / 2),
    model.at(x * 1.24, Math.min(hem - 1, y + 12)),
  ]);
  return fold(fabric, ...runs, ...runs.map((run) => model.mirrored(run)));
}

function shawlCollar(model: Model, fabric: Fabric): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const right: Spot[][] = [
    [on(0, body.waistY - 1.6), on(2.6, body.chestY), on(3.2, body.armpitY), on(2.6, body.neckY)],
    [on(2.6, body.neckY), on(1.7, body.neckY + 0.4)],
    [on(1.7, body.neckY + 0.4), on(1.2, body.armpitY + 0.6), on(0, body.waistY - 1.6)],
  ];
  return (
    seam(fabric, [on(0, body.waistY - 1.6), on(0, body.kneeY)]) + fabric.cut(twice(model, right), WEIGHT.edge)
  );
}

function belt(piece: Piece, model: Model, empire: boolean, second: Fabric | undefined): string {
  const { has, paint } = piece;
  const on = (x: number, y: number): Spot => model.at(x, y);
  const hip = has('accessories', 'hip-belt') || has('jewelry', 'chain-belt');
  const wide = has('accessories', 'wide-belt');
  const big = has('accessories', 'big-buckle');
  const y = hip ? body.highHipY + 0.8 : empire ? body.underbustY + 0.9 : body.waistY - 0.4;
  const width = wide
    ? 2.7
    : has('accessories', 'slim-tonal-belt')
      ? 0.75
      : has('accessories', 'contrast-belt')
        ? 1.5
        : 1.1;
  const half = halfAt(y) + (hip ? 0.6 : 0.5);
  const sag = hip ? 1.5 : 0.3;
  const colors = second?.colors ?? { ...paint.colors, base: paint.colors.shade };
  const metal = '#c9a45c';
  const [cx, cy] = on(0, y + sag + width / 2);
  const unit = on(1, 0)[0] - on(0, 0)[0];
  if (has('jewelry', 'chain-belt')) {
    const d = `M${on(-half, y).map(Math.round).join(' ')}Q${Math.round(cx)} ${Math.round(cy + sag * unit)} ${on(half, y).map(Math.round).join(' ')}M${Math.round(cx + unit)} ${Math.round(cy + sag * unit * 0.4)}l${Math.round(unit * 0.2)} ${Math.round(unit * 4)}`;
    return ['#231f20', colors.base, '#231f20']
      .map(
        (stroke, index) =>
          `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${[9, 6, 1.6][index]}" stroke-dasharray="${['11 4', '9 6', '5 10'][index]}" stroke-dashoffset="${[0, -1, -3][index]}" stroke-linecap="butt"/>`,
      )
      .join('');
  }
  const d = smoothShape(
    [on(-half, y), on(0, y + sag), on(half, y)],
    [on(half, y + width), on(0, y + width + sag), on(-half, y + width)],
  );
  const size = (big ? 1.35 : wide ? 0.9 : 0.62) * Math.max(1, width * 0.62) * unit;
  const frame = roundedBox(
    cx - size * 0.8,
    cy - Math.max(size, (width * unit) / 2 + 4),
    size * 1.6,
    Math.max(size, (width * unit) / 2 + 4) * 2,
    5,
  );
  const inner = roundedBox(
    cx - size * 0.8 + 5,
    cy - Math.max(size, (width * unit) / 2 + 4) + 5,
    size * 1.6 - 10,
    Math.max(size, (width * unit) / 2 + 4) * 2 - 10,
    3,
  );
  return [
    under(
      [on(-half, y + width), on(0, y + width + sag), on(half, y + width)],
      [on(half, y + width + 0.4), on(0, y + width + sag + 0.5), on(-half, y + width + 0.4)],
    ),
    shape(d, colors.base, WEIGHT.edge),
    area(
      smoothShape(
        [on(half * 0.6, y + 0.1), on(half, y)],
        [on(half, y + width), on(half * 0.6, y + width + 0.1)],
      ),
      INK,
      0.14,
    ),
    `<path d="${frame}${inner}" fill="${has('accessories', 'slim-tonal-belt') ? colors.light : metal}" fill-rule="evenodd" stroke="${INK}" stroke-width="1.6"/>`,
    `<path d="M${Math.round(cx - size * 0.7)} ${Math.round(cy)}h${Math.round(size * 1.4)}" stroke="${INK}" stroke-width="2.4"/>`,
  ].join('');
}
