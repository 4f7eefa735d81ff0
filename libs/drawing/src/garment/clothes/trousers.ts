import { LEVEL } from '../cut/body';
import { traceCenter } from '../cut/closures';
import { isHanger } from '../../form/form';
import { drawKnot } from '../cut/details';
import { LEG_LENGTH, LEG_LENGTHS, LEG_SHAPES, cutLegs, type LegLength } from '../cut/legs';
import { mirrorSides, moveCurve, point } from '../cut/path';
import { createPen } from '../cut/pen';
import type { Piece } from '../piece';
import { bendRows } from './belly';
import { computeLegEases } from './eases';
import { layerBodyOnly, type Layers } from './layers';
import { drawLegAccents } from './leg-accents';
import { drawLegFolds } from './leg-folds';
import { drawAnkleBands, drawCord, drawFeatures, drawFront, drawTurnUps, isCreased } from './trouser-details';
import { drawSeat, hasBackFeature } from './seat';
import type { TrouserRecipe } from './trouser-recipe';
import { drawWaistband, findWaist } from './waist';

export function cutTrouserLayers(piece: Piece, recipe: TrouserRecipe): Layers {
  const { has, first } = piece;
  const pen = createPen(piece);
  const waist = findWaist(piece, recipe.band);
  const shape = first('leg', LEG_SHAPES, recipe.shape);
  const length = first(
    'leg',
    LEG_LENGTHS,
    first('leg', ['culotte'] as const, 'culotte') && shape === 'culotte' ? 'cropped' : recipe.length,
  );
  const standing = findHem(piece, length);
  // A lap is short: its cloth reads by the distance from the knee.
  const hem = piece.onLap ? Math.max(LEVEL.knee + 3 - 0.3 * (LEVEL.knee - standing), standing) : standing;
  const gathered =
    has('leg', 'gathered-ankle') ||
    (recipe.gathered === true && !LEG_SHAPES.some((value) => has('leg', value)));
  const cut = cutLegs(piece.form, {
    shape,
    top: waist.seam,
    half: waist.seamHalf,
    hem,
    gathered,
    ...computeLegEases(piece),
  });
  const inside = [
    ...bendRows(piece, pen.main, cut.at((waist.seam + hem) / 2), 'r', traceCenter()),
    ...drawLegAccents(piece, pen, cut, hem),
    ...(piece.onLap ? [] : drawLegFolds(piece, pen, cut, isCreased(piece, recipe))),
    pen.seam(cut.rise),
    ...(recipe.make === 'jeans' ? [pen.stitch(...mirrorSides(moveCurve(cut.inseams[0], 0.9, 0)))] : []),
    ...(has('leg', 'cuffed') || gathered || recipe.make === 'tailored'
      ? []
      : [
          pen.hemStitch(...cut.hems.map((edge) => moveCurve(edge, 0, recipe.make === 'jeans' ? -1.8 : -2.6))),
        ]),
  ];
  return {
    ...layerBodyOnly(
      [
        pen.panel(cut.outline, { inside, rounded: cut.tubes }),
        ...drawFront(piece, pen, cut, waist, { ...recipe, shape }),
        ...drawFeatures(piece, pen, cut, { seam: waist.seam, hem }, recipe),
        ...(gathered ? drawAnkleBands(pen, cut, hem) : []),
        ...drawWaistband(pen, piece, waist, shape !== 'legging'),
        ...(recipe.cord && !has('waist', 'tie') ? drawCord(pen, waist.seam) : []),
        ...(has('waist', 'tie') && waist.band !== 'paperbag'
          ? drawKnot(pen, point(-1, waist.top + 2.6), 2.2, 18)
          : []),
      ],
      {
        waist: piece.form.place(point(0, waist.front)),
        hem: piece.form.place(point((cut.foot.inner + cut.foot.outer) / 2, hem)),
      },
    ),
    legs: true,
    ...(hasBackFeature(piece) && {
      back: () => [
        pen.panel(cut.outline, { inside, rounded: cut.tubes }),
        ...drawSeat(piece, pen, cut.at, waist),
        ...(has('leg', 'cuffed') ? drawTurnUps(pen, cut, hem) : []),
        ...drawWaistband(pen, piece, waist, false),
      ],
    }),
  };
}

/** Men's shorts end an inch above the knee. */
const MENS_SHORTS: Partial<Record<LegLength, number>> = { 'short-shorts': 92, 'knee-shorts': 97 };

const HUNG_KNEE_SHORTS = 89;

const findHem = ({ form, has }: Piece, length: LegLength): number =>
  (isHanger(form) && length === 'knee-shorts' && HUNG_KNEE_SHORTS) ||
  (form.body.landmarks.build === 1 && !has('fit', 'second-skin') && MENS_SHORTS[length]) ||
  LEG_LENGTH[length];
