import { INK, mix } from '../paint/colors';
import { area, shape } from '../paint/strokes';
import type { Drawer, Piece } from '../piece';
import { smoothLine, smoothShape } from '../smooth-path';
import type { Spot } from '../smooth-path';
import { trousers } from './legwear';
import { body, modelIn } from './model';
import type { Model } from './model';
import { firstFabric, seam } from './fabric';
import type { Fabric } from './fabric';

const LEGS: Readonly<Record<string, number>> = { tapered: 2.15, slim: 2.1, straight: 2.6, wide: 3.8 };

/** Trousers or shorts with a turned-up hem, and the shoes below. */
export const hemCuff: Drawer = (piece) => {
  const { has } = piece;
  const shorts = has('leg', 'knee-shorts');
  const half = LEGS[piece.first('leg', Object.keys(LEGS), 'straight')]!;
  const hem = shorts
    ? body.kneeY - 1.6
    : has('leg', 'full-length')
      ? body.floorY - 0.7
      : has('leg', 'ankle-length')
        ? body.ankleY + 0.6
        : body.ankleY + 1.8;
  const model = modelIn(
    shorts ? { top: body.highHipY - 2, height: 30 } : { top: body.kneeY - 5, height: 24 },
  );
  const cloth = firstFabric(piece);
  const legHalf = shorts ? 3.4 : half;
  const deep = has('leg', 'wide') || shorts ? 2 : 1.6;
  const shoes = has('color', 'trouser-tone-shoe')
    ? mix(piece.paint.colors.base, INK, 0.2)
    : piece.paint.twoColored
      ? piece.paint.trim.base
      : '#3a2b28';
  return [
    model.figure,
    shoesOn(model, piece, shoes),
    trousers(model, cloth, { rise: body.waistY + 1, legHalf, hem, inner: 0.3 }),
    has('line', 'pressed-crease') ? crease(model, cloth, legHalf, hem) : '',
    cuff(model, piece, legHalf, hem, deep),
  ].join('');
};

function crease(model: Model, cloth: Fabric, half: number, hem: number): string {
  const run: Spot[] = [model.at(3, body.crotchY + 2), model.at(0.3 + half, hem)];
  return seam(cloth, run, model.mirrored(run));
}

function cuff(model: Model, piece: Piece, half: number, hem: number, deep: number): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const [inner, outer] = [0.16, 0.46 + half * 2];
  const right: Spot[][] = [
    [on(inner, hem - deep), on(half + 0.3, hem - deep + 0.36), on(outer, hem - deep)],
    [on(outer, hem - deep), on(outer + 0.04, hem + 0.1)],
    [on(outer + 0.04, hem + 0.1), on(half + 0.3, hem + 0.5), on(inner - 0.04, hem + 0.1)],
    [on(inner - 0.04, hem + 0.1), on(inner, hem - deep)],
  ];
  const d = smoothShape(...right) + smoothShape(...[...right].reverse().map((run) => model.mirrored(run)));
  // The inside of the cloth shows, paler where it is denim.
  const denim = piece.has('fabric', 'firm-denim') || piece.has('fabric', 'stretch-denim');
  const colors = denim
    ? { ...piece.paint.colors, base: mix(piece.paint.colors.base, '#ffffff', 0.55), dark: false }
    : piece.paint.colors;
  const stitch: Spot[] = [
    on(inner + 0.1, hem - deep + 0.4),
    on(half + 0.3, hem - deep + 0.76),
    on(outer - 0.1, hem - deep + 0.4),
  ];
  const shade = smoothShape(
    [on(outer * 0.74, hem - deep + 0.2), on(outer, hem - deep)],
    [on(outer, hem), on(outer * 0.74, hem + 0.36)],
  );
  return [
    shape(d, colors.base),
    area(shade, INK, 0.12),
    `<path d="${smoothLine(stitch)}${smoothLine(model.mirrored(stitch))}" fill="none" stroke="${piece.paint.colors.dark && !denim ? piece.paint.colors.ink : INK}" stroke-width="1.2" stroke-dasharray="4 3"/>`,
  ].join('');
}

/** Pointed or round shoes in a color of the look. */
function shoesOn(model: Model, { has }: Piece, color: string): string {
  const on = (x: number, y: number): Spot => model.at(x, y);
  const { ankleInner: inner, ankleOuter: outer, ankleY, floorY } = body;
  const tip = has('shoes', 'pointed-toe') ? 0.5 : 0;
  const right: Spot[][] = [
    [on(inner - 0.1, ankleY + 1.6), on(inner + 0.3, floorY - 0.9), on(inner + 0.7 + tip, floorY + 0.1)],
    [
      on(inner + 0.7 + tip, floorY + 0.1),
      on(outer + 0.2 + tip, floorY + 0.3),
      on(outer + 1 + tip * 0.4, floorY - 0.1),
      on(outer + 0.7, floorY - 1.2),
      on(outer + 0.15, ankleY + 1.6),
    ],
    [
      on(outer + 0.15, ankleY + 1.6),
      on((inner + outer) / 2 + 0.2, floorY - 1.1),
      on(inner - 0.1, ankleY + 1.6),
    ],
  ];
  return shape(
    smoothShape(...right) + smoothShape(...[...right].reverse().map((run) => model.mirrored(run))),
    color,
  );
}
