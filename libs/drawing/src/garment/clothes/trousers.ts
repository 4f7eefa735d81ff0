import { BACK_FEATURES } from '../back-features';
import { knot } from '../cut/details';
import { LEG_LENGTH, LEG_LENGTHS, LEG_SHAPES, legs } from '../cut/legs';
import { moved, point } from '../cut/path';
import { penOf } from '../cut/pen';
import type { Piece } from '../piece';
import { legEases } from './eases';
import { bodyOnly } from './layers';
import type { Layers } from './layers';
import { legAccents } from './leg-accents';
import { legFolds } from './leg-folds';
import { ankleBands, cord, features, frontOf, isCreased, seat } from './trouser-details';
import type { TrouserRecipe } from './trouser-recipe';
import { waistband, waistOf } from './waist';

/** Cuts trousers, jeans, shorts or culottes. */
export function trouserLayers(piece: Piece, recipe: TrouserRecipe): Layers {
  const { has, first } = piece;
  const pen = penOf(piece);
  const waist = waistOf(piece, recipe.band);
  const shape = first('leg', LEG_SHAPES, recipe.shape);
  const length = first(
    'leg',
    LEG_LENGTHS,
    first('leg', ['culotte'] as const, 'culotte') && shape === 'culotte' ? 'cropped' : recipe.length,
  );
  const gathered =
    has('leg', 'gathered-ankle') ||
    (recipe.gathered === true && !LEG_SHAPES.some((value) => has('leg', value)));
  const cut = legs(piece.form, {
    shape,
    top: waist.seam,
    half: waist.seamHalf,
    hem: LEG_LENGTH[length],
    gathered,
    ...legEases(piece),
  });
  const back = BACK_FEATURES.some((value) => has('specialFeatures', value));
  const inside = [
    ...legAccents(piece, pen, cut, LEG_LENGTH[length]),
    ...legFolds(pen, cut, { faded: recipe.make === 'jeans', creased: isCreased(piece, recipe) }),
    pen.seam(cut.rise),
    // The hem of tailored trousers is sewn from within.
    ...(has('leg', 'cuffed') || gathered || recipe.make === 'tailored'
      ? []
      : [pen.hemStitch(...cut.hems.map((hem) => moved(hem, 0, recipe.make === 'jeans' ? -1.8 : -2.6)))]),
  ];
  return {
    ...bodyOnly(
      [
        pen.panel(cut.outline, { inside, rounded: cut.tubes }),
        ...(back ? seat(piece, pen, cut, waist) : frontOf(piece, pen, cut, waist, { ...recipe, shape })),
        ...features(piece, pen, cut, LEG_LENGTH[length], recipe),
        ...(gathered ? ankleBands(pen, cut, LEG_LENGTH[length]) : []),
        ...waistband(pen, piece, waist, !back && shape !== 'legging'),
        ...(recipe.cord && !has('waist', 'tie') ? cord(pen, waist.seam) : []),
        ...(has('waist', 'tie') && waist.band !== 'paperbag'
          ? knot(pen, point(-1, waist.top + 2.6), 2.2, 18)
          : []),
      ],
      {
        waist: piece.form.place(point(0, waist.front)),
        hem: piece.form.place(point((cut.foot.inner + cut.foot.outer) / 2, LEG_LENGTH[length])),
      },
    ),
    legs: true,
  };
}
