import { bodyOnly } from '../clothes/layers';
import type { Layers } from '../clothes/layers';
import { legAccents } from '../clothes/leg-accents';
import { legFolds } from '../clothes/leg-folds';
import { bodyCloth } from '../clothes/accents';
import { legEases, skirtEase } from '../clothes/eases';
import { hemShapeOf } from '../clothes/hem-shape';
import { HEM_LEVEL, LENGTHS, LEVEL } from '../cut/body';
import { across, strip } from '../cut/details';
import { LEG_LENGTH, LEG_LENGTHS, LEG_SHAPES, legs } from '../cut/legs';
import {
  bothSides,
  corners,
  linked,
  mirrored,
  moved,
  point,
  reversed,
  smoothCurve,
  straight,
} from '../cut/path';
import type { Point } from '../cut/path';
import { penOf } from '../cut/pen';
import type { Mark, Pen } from '../cut/pen';
import { patchPocket, pocketPair, sidePockets } from '../cut/pockets';
import { skirt } from '../cut/skirts';
import { drapeOf } from '../paint/cloth';
import type { Piece } from '../piece';

/** Level of the seam below the bib's band. */
const TOP = LEVEL.waist + 4;

/** How far a bib's band stands off the waist on each side, in inches. */
const BAND_EASE = 0.5;

const bandHalf = ({ form, has }: Piece): number =>
  form.onPattern(LEVEL.waist, form.half(LEVEL.waist) + (has('fit', 'nipped-waist') ? 0.15 : BAND_EASE));

/** Trousers with a bib on crossed straps. */
export function dungarees(piece: Piece): Layers {
  const { has, first } = piece;
  const pen = penOf(piece);
  const hem = LEG_LENGTH[first('leg', LEG_LENGTHS, 'full-length')];
  const eases = legEases(piece);
  const cut = legs(piece.form, {
    shape: first('leg', LEG_SHAPES, 'straight'),
    top: TOP,
    half: bandHalf(piece),
    hem,
    ...eases,
    hipEase: eases.hipEase + 0.6,
  });
  const below = pen.panel(cut.outline, {
    cloth: bodyCloth(piece, pen),
    rounded: cut.tubes,
    inside: [
      ...legAccents(piece, pen, cut, hem),
      ...legFolds(pen, cut),
      pen.seam(cut.rise),
      pen.hemStitch(...cut.hems.map((edge) => moved(edge, 0, -2))),
    ],
  });
  const thigh = has('specialFeatures', 'thigh-pockets')
    ? pocketPair(pen, point(cut.at(82) - 5.6, Math.min(82, hem - 15)), 10, 12, true)
    : [];
  return bibbed(piece, pen, cut.at, [below], thigh, point((cut.foot.inner + cut.foot.outer) / 2, hem));
}

/** A skirt with a bib on crossed straps. */
export function dungareeDress(piece: Piece): Layers {
  const pen = penOf(piece);
  const hem = HEM_LEVEL[piece.first('length', LENGTHS, 'above-knee')];
  const cut = skirt(piece.form, {
    kind: 'a-line',
    top: TOP,
    half: bandHalf(piece),
    hem: Math.max(hem, TOP + 28),
    ease: skirtEase(piece),
    drape: drapeOf(piece),
    hemShape: hemShapeOf(piece),
  });
  const below = pen.panel(cut.outline, {
    cloth: bodyCloth(piece, pen),
    inside: [
      pen.hang(cut.cones.curves, cut.cones.inches),
      pen.seam(straight(point(0, TOP), point(0, hem + 2))),
      pen.hemStitch(moved(cut.hem, 0, -2)),
    ],
  });
  return bibbed(piece, pen, cut.at, [below], [], point(0, hem));
}

/** A bib with its band, buttons, pockets and straps, over what hangs below it. */
function bibbed(
  piece: Piece,
  pen: Pen,
  at: (level: number) => number,
  below: readonly Mark[],
  above: readonly Mark[],
  hem: Point,
): Layers {
  const { has } = piece;
  const band = strip(() => bandHalf(piece), LEVEL.waist - 0.4, TOP);
  const pockets = sidePockets(at, TOP + 1, true);
  const levels = [TOP + 4, TOP + 8.6];
  return {
    ...bodyOnly(
      [
        ...below,
        pen.seam(...pockets),
        pen.stitch(...pockets.map((pocket) => moved(pocket, 0, 0.9))),
        pen.panel(bibShape(), {
          cloth: bodyCloth(piece, pen),
          inside: [
            pen.stitch(corners([-13, 20.8], [13, 20.8]), ...bothSides(corners([10.6, 18], [14.4, 42]))),
          ],
        }),
        ...patchPocket(pen, point(0, 25), 13, 11.5, has('specialFeatures', 'chest-pockets')),
        ...(has('waist', 'no-seam') ? [] : [pen.panel(band, { inside: [pen.stitch(moved(band, 0, 0.9))] })]),
        ...(has('waist', 'dropped-seam') ? [pen.edge(across(at, 56))] : []),
        ...(has('waist', 'raised-seam') ? [pen.edge(corners([-13.4, 34], [13.4, 34]))] : []),
        ...levels.flatMap((level) => [
          pen.button(point(at(level) - 1.6, level), 0.7),
          pen.button(point(1.6 - at(level), level), 0.7),
        ]),
        ...straps(pen, false),
        ...(has('specialFeatures', 'hip-pockets')
          ? pocketPair(pen, point(at(58) * 0.6, 55), 10.5, 11.5)
          : []),
        ...above,
      ],
      {
        neckline: piece.form.place(point(0, 18.4)),
        waist: piece.form.place(point(0, TOP)),
        hem: piece.form.place(hem),
      },
    ),
    behind: straps(pen, true),
  };
}

function bibShape() {
  const side = smoothCurve([point(11.4, 18.4), point(12.4, 28), point(17, LEVEL.waist)], {
    start: point(0, 1),
  });
  return linked(
    corners([-11.4, 18.4], [11.4, 18.4]),
    side,
    corners([17, LEVEL.waist], [-17, LEVEL.waist]),
    reversed(mirrored(side)),
  );
}

/** Straps from the bib over the shoulders; behind, they cross. */
function straps(pen: Pen, behind: boolean): Mark[] {
  if (behind) {
    const cross = straight(point(7.4, -1), point(11.2, -1), point(-7, 34), point(-11, 34), point(7.4, -1));
    return bothSides(cross).map((shape) =>
      pen.panel(shape, { cloth: { ...pen.plain, fill: pen.main.colors.shade } }),
    );
  }
  const over = straight(point(7.2, -1.4), point(11.4, -1), point(11.2, 21), point(7.4, 21), point(7.2, -1.4));
  const buckle = corners([6.8, 18.6], [11.8, 18.6], [11.8, 23], [6.8, 23], [6.8, 18.6]);
  return [
    ...bothSides(over).map((shape) => pen.panel(shape)),
    pen.stroke(pen.ink, 3.4, ...bothSides(buckle)),
    pen.stroke('#c9a35a', 1.8, ...bothSides(buckle)),
    pen.button(point(9.3, 22), 0.7),
    pen.button(point(-9.3, 22), 0.7),
  ];
}
