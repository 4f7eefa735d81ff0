import { layerBodyOnly, type Layers } from '../clothes/layers';
import { drawLegAccents } from '../clothes/leg-accents';
import { drawLegFolds } from '../clothes/leg-folds';
import { findBodyCloth } from '../clothes/accents';
import { computeLegEases, computeSkirtEase } from '../clothes/eases';
import { drawSkirtFolds } from '../clothes/skirts';
import { findHemShape } from '../clothes/hem-shape';
import { HEM_LEVEL, LENGTHS, LEVEL } from '../cut/body';
import { traceAcross, traceStrip } from '../cut/details';
import { LEG_LENGTH, LEG_LENGTHS, LEG_SHAPES, cutLegs } from '../cut/legs';
import {
  mirrorSides,
  traceCorners,
  linkCurves,
  mirrorCurve,
  moveCurve,
  point,
  reverseCurve,
  smoothCurve,
  straight,
} from '../cut/path';
import type { Point } from '../cut/path';
import { createPen, type Mark, type Pen } from '../cut/pen';
import { patchPocket, drawPocketPair, traceSidePockets } from '../cut/pockets';
import { cutSkirt } from '../cut/skirts';
import { findDrape } from '../paint/cloth';
import type { Piece } from '../piece';

const TOP = LEVEL.waist + 4;

/** Inches on each side. */
const BAND_EASE = 0.5;

const computeBandHalf = ({ form, has }: Piece): number =>
  form.onPattern(LEVEL.waist, form.half(LEVEL.waist) + (has('fit', 'nipped-waist') ? 0.15 : BAND_EASE));

export function cutDungarees(piece: Piece): Layers {
  const { has, first } = piece;
  const pen = createPen(piece);
  const hem = LEG_LENGTH[first('leg', LEG_LENGTHS, 'full-length')];
  const eases = computeLegEases(piece);
  const cut = cutLegs(piece.form, {
    shape: first('leg', LEG_SHAPES, 'straight'),
    top: TOP,
    half: computeBandHalf(piece),
    hem,
    ...eases,
    hipEase: eases.hipEase + 0.6,
  });
  const below = pen.panel(cut.outline, {
    cloth: findBodyCloth(piece, pen),
    rounded: cut.tubes,
    inside: [
      ...drawLegAccents(piece, pen, cut, hem),
      ...drawLegFolds(piece, pen, cut),
      pen.seam(cut.rise),
      pen.hemStitch(...cut.hems.map((edge) => moveCurve(edge, 0, -2))),
    ],
  });
  const thigh = has('specialFeatures', 'thigh-pockets')
    ? drawPocketPair(pen, point(cut.at(82) - 5.6, Math.min(82, hem - 15)), 10, 12, true)
    : [];
  return cutBib(piece, pen, cut.at, [below], thigh, point((cut.foot.inner + cut.foot.outer) / 2, hem));
}

export function cutDungareeDress(piece: Piece): Layers {
  const pen = createPen(piece);
  const hem = HEM_LEVEL[piece.first('length', LENGTHS, 'above-knee')];
  const cut = cutSkirt(piece.form, {
    kind: 'a-line',
    top: TOP,
    half: computeBandHalf(piece),
    hem: Math.max(hem, TOP + 28),
    ease: computeSkirtEase(piece),
    drape: findDrape(piece),
    hemShape: findHemShape(piece),
  });
  const below = pen.panel(cut.outline, {
    cloth: findBodyCloth(piece, pen),
    inside: [...drawSkirtFolds(pen, cut), pen.seam(straight(point(0, TOP), point(0, hem + 2)))],
  });
  return cutBib(piece, pen, cut.at, [below], [], point(0, hem));
}

function cutBib(
  piece: Piece,
  pen: Pen,
  at: (level: number) => number,
  below: readonly Mark[],
  above: readonly Mark[],
  hem: Point,
): Layers {
  const { has } = piece;
  const band = traceStrip(() => computeBandHalf(piece), LEVEL.waist - 0.4, TOP);
  const pockets = traceSidePockets(at, TOP + 1, true);
  const levels = [TOP + 4, TOP + 8.6];
  return {
    ...layerBodyOnly(
      [
        ...below,
        pen.seam(...pockets),
        pen.stitch(...pockets.map((pocket) => moveCurve(pocket, 0, 0.9))),
        pen.panel(traceBib(), {
          cloth: findBodyCloth(piece, pen),
          inside: [
            pen.stitch(
              traceCorners([-13, 20.8], [13, 20.8]),
              ...mirrorSides(traceCorners([10.6, 18], [14.4, 42])),
            ),
          ],
        }),
        ...patchPocket(pen, point(0, 25), 13, 11.5, has('specialFeatures', 'chest-pockets')),
        ...(has('waist', 'no-seam')
          ? []
          : [pen.panel(band, { inside: [pen.stitch(moveCurve(band, 0, 0.9))] })]),
        ...(has('waist', 'dropped-seam') ? [pen.edge(traceAcross(at, 56))] : []),
        ...(has('waist', 'raised-seam') ? [pen.edge(traceCorners([-13.4, 34], [13.4, 34]))] : []),
        ...levels.flatMap((level) => [
          pen.button(point(at(level) - 1.6, level), 0.7),
          pen.button(point(1.6 - at(level), level), 0.7),
        ]),
        ...drawStraps(pen, false),
        ...(has('specialFeatures', 'hip-pockets')
          ? drawPocketPair(pen, point(at(58) * 0.6, 55), 10.5, 11.5)
          : []),
        ...above,
      ],
      {
        neckline: piece.form.place(point(0, 18.4)),
        waist: piece.form.place(point(0, TOP)),
        hem: piece.form.place(hem),
      },
    ),
    behind: drawStraps(pen, true),
  };
}

function traceBib() {
  const side = smoothCurve([point(11.4, 18.4), point(12.4, 28), point(17, LEVEL.waist)], {
    start: point(0, 1),
  });
  return linkCurves(
    traceCorners([-11.4, 18.4], [11.4, 18.4]),
    side,
    traceCorners([17, LEVEL.waist], [-17, LEVEL.waist]),
    reverseCurve(mirrorCurve(side)),
  );
}

function drawStraps(pen: Pen, behind: boolean): Mark[] {
  if (behind) {
    const cross = straight(point(7.4, -1), point(11.2, -1), point(-7, 34), point(-11, 34), point(7.4, -1));
    return mirrorSides(cross).map((shape) =>
      pen.panel(shape, { cloth: { ...pen.plain, fill: pen.main.colors.shade } }),
    );
  }
  const over = straight(point(7.2, -1.4), point(11.4, -1), point(11.2, 21), point(7.4, 21), point(7.2, -1.4));
  const buckle = traceCorners([6.8, 18.6], [11.8, 18.6], [11.8, 23], [6.8, 23], [6.8, 18.6]);
  return [
    ...mirrorSides(over).map((shape) => pen.panel(shape)),
    pen.stroke(pen.ink, 3.4, ...mirrorSides(buckle)),
    pen.stroke('#c9a35a', 1.8, ...mirrorSides(buckle)),
    pen.button(point(9.3, 22), 0.7),
    pen.button(point(-9.3, 22), 0.7),
  ];
}
