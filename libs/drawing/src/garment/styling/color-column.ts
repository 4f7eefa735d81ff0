import { area, line } from '../paint/strokes';
import type { Drawer, Piece } from '../piece';
import { smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { skirt, trousers } from './legwear';
import { firstFabric, secondFabric, tonalFabric, twice } from './fabric';
import type { Fabric } from './fabric';
import { bodice, necklineOf, sleeves } from './trunk';
import { body, halfAt, modelIn } from './model';
import type { Model } from './model';

/** Which garments take the second color, if there is one. */
function bottomFabric(piece: Piece, first: Fabric): Fabric {
  const { has, paint } = piece;
  if (has('color', 'contrast-halves')) return secondFabric(piece);
  if (has('color', 'tonal')) return paint.twoColored ? secondFabric(piece) : tonalFabric(piece, 0.16);
  return first;
}

/** A whole outfit in one color, in tones of it, or split into two. */
export const colorColumn: Drawer = (piece) => {
  const { has } = piece;
  const model = modelIn({ top: -1.4, height: 67.4 });
  // So small a figure shows no weave.
  const first = firstFabric({ ...piece, paint: { ...piece.paint, surfaces: [] } });
  const neckline = necklineOf(piece, 'crew');
  const dressed = has('style', 'sheath') || has('style', 'a-line');
  const worn = dressed
    ? dress(piece, model, first)
    : [
        trousers(model, bottomFabric(piece, first), {
          rise: body.waistY,
          legHalf: has('leg', 'wide') ? 3.7 : 2.6,
        }),
        bodice(
          model,
          first,
          has('waist', 'tucked')
            ? { neckline, hem: body.waistY + 0.3, ease: 0.4 }
            : { neckline, hem: body.highHipY + 0.6, ease: 0.5 },
        ),
        sleeves(model, first, 'wrist'),
      ].join('');
  return [model.figure, worn, open(piece, model), shoes(piece, model), model.head].join('');
};

function dress(piece: Piece, model: Model, fabric: Fabric): string {
  const { has } = piece;
  const hem = body.kneeY + 0.4;
  const flared = has('style', 'a-line');
  const trunk = flared
    ? skirt(model, fabric, body.waistY - 0.3, hem, body.hips + 2.2) +
      bodice(model, fabric, { neckline: necklineOf(piece, 'crew'), hem: body.waistY + 0.2, ease: 0.3 })
    : bodice(model, fabric, {
        neckline: necklineOf(piece, 'crew'),
        hem,
        ease: 0.4,
        hemHalf: body.hips - 0.2,
      });
  return trunk + panels(piece, model, hem) + sleeves(model, fabric, 'elbow');
}

/** Darker sides or a panel down the middle, in the second color. */
function panels(piece: Piece, model: Model, hem: number): string {
  const { has } = piece;
  const on = (x: number, y: number): Spot => model.at(x, y);
  const second = secondFabric(piece);
  if (has('color', 'dark-sides') || has('pattern', 'side-panels')) {
    const side = [body.waistY, body.highHipY, body.hipY].map((y) => on(halfAt(y) + 0.35, y));
    const right: Spot[][] = [
      [on(body.chest + 0.15, body.chestY + 0.7), ...side, on(body.hips - 0.25, hem)],
      [on(body.hips - 0.25, hem), on(body.hips * 0.56, hem + 0.2)],
      [
        on(body.hips * 0.56, hem + 0.2),
        on(body.hips * 0.6, body.hipY),
        on(body.waist * 0.42, body.waistY),
        on(body.chest * 0.7, body.chestY),
      ],
      [on(body.chest * 0.7, body.chestY), on(body.chest + 0.15, body.chestY + 0.7)],
    ];
    return second.cut(twice(model, right), 1.4);
  }
  if (has('pattern', 'center-panel')) {
    const d = smoothShape(
      [on(-1.4, body.chestY - 1), on(-1.2, body.waistY), on(-1.8, hem)],
      [on(0, hem + 0.3), on(1.8, hem)],
      [on(1.8, hem), on(1.2, body.waistY), on(1.4, body.chestY - 1)],
    );
    return second.cut(d, 1.4);
  }
  return '';
}

/** A long open layer over a paler column. */
function open(piece: Piece, model: Model): string {
  if (!piece.has('color', 'open-layer-contrast')) return '';
  const on = (x: number, y: number): Spot => model.at(x, y);
  const second = secondFabric(piece);
  const right: Spot[][] = [
    [on(2.2, body.neckY + 0.4), on(body.deltoid - 1, body.shoulderY + 0.5)],
    [
      on(body.deltoid - 1, body.shoulderY + 0.5),
      on(body.armpit + 0.6, body.armpitY + 0.3),
      on(body.chest + 0.4, body.chestY + 0.8),
    ],
    [
      on(body.chest + 0.4, body.chestY + 0.8),
      on(body.waist + 1, body.waistY),
      on(body.hips + 0.9, body.hipY),
      on(body.hips + 1.2, body.kneeY),
    ],
    [on(body.hips + 1.2, body.kneeY), on(2.4, body.kneeY + 0.4)],
    [on(2.4, body.kneeY + 0.4), on(1.8, body.waistY), on(2.2, body.neckY + 0.4)],
  ];
  return second.cut(twice(model, right)) + sleeves(model, second, 'wrist', 0.1);
}

/** Shoes that go on with the color where the look says so. */
function shoes(piece: Piece, model: Model): string {
  const { has, paint } = piece;
  const tone = has('color', 'one-color')
    ? paint.colors.base
    : has('color', 'tonal')
      ? tonalFabric(piece, 0.34).colors.base
      : paint.trim.base;
  const on = (x: number, y: number): Spot => model.at(x, y);
  const { ankleInner: inner, ankleOuter: outer, ankleY, floorY } = body;
  const right: Spot[][] = [
    [on(inner + 0.1, ankleY + 1.9), on(inner + 0.4, floorY - 0.6), on(inner + 0.9, floorY)],
    [
      on(inner + 0.9, floorY),
      on(outer + 0.8, floorY),
      on(outer + 0.7, floorY - 0.8),
      on(outer + 0.3, ankleY + 1.9),
    ],
  ];
  return area(twice(model, right), tone) + line(twice(model, right), '#231f20', 1.2);
}
