import { bodyOf } from '../form/body';
import { laidOut } from '../garment/cut/sheet';
import type { Mark } from '../garment/cut/pen';
import { drawnAs } from '../garment/stand-ins';
import type { Drawer, Drawers, GarmentInput, Piece } from '../garment/piece';
import { bucketHat, cap } from './accessories/caps';
import { beanie, beret, wideBrimHat } from './accessories/hats';
import { scarfDrawers } from './accessories/scarves/vignettes';
import { bagDrawers } from './bag-shapes';
import { laidBelt } from './belts';
import type { ExtraDrawer, ExtraLayers, Wearer } from './extra';
import { legwearDrawers } from './legwear-vignettes';
import { insoles } from './shoes/insoles';
import { wornShoes } from './shoes/shoes';
import { liftOf } from './shoes/worn-last';
import { standing } from './standing';

/** How much of the sheet's width is filled by what is wider than tall. */
const FILLED = { shoes: 0.8, hat: 0.62, belt: 0.86 } as const;

/** Nobody, as what lies on the sheet is worn: a typical body that is not drawn. */
function nobodyIn(input: GarmentInput): Wearer {
  const { lift, toes } = liftOf([input]);
  const body = bodyOf({});
  return {
    body: standing(body, lift),
    barefoot: standing(body, lift - toes),
    feet: 'held',
    clothes: [],
    half: () => 0,
    innerHalf: () => 0,
    covered: false,
    near: false,
  };
}

/** From back to front. */
const marksOf = ({ behind, onBody, onClothes, overClothes, head }: ExtraLayers): Mark[] =>
  [behind, onBody, onClothes, overClothes, head].flatMap((marks) => marks ?? []);

const onBodyOf = (marks: readonly Mark[]): Mark[] => marks.map((mark) => ({ ...mark, onBody: true }));

/** Marks in inches on a body, laid on the sheet of flats. */
const laid = (piece: Piece, marks: readonly Mark[], filled: number): string =>
  laidOut(
    piece,
    onBodyOf(marks).map((mark) => ({ ...mark, markup: (sheet) => mark.markup(sheet.body) })),
    filled,
  );

/** A pair of shoes as it stands, drawn as it is worn, with nobody in it. */
const pair =
  (draw: ExtraDrawer): Drawer =>
  (piece) => {
    const wearer = nobodyIn(piece.input);
    const { behind = [], ...above } = draw(piece, wearer);
    return laid(
      piece,
      [...behind, ...insoles(drawnAs(piece.type), piece, wearer), ...marksOf(above)],
      FILLED.shoes,
    );
  };

const hat =
  (draw: ExtraDrawer): Drawer =>
  (piece) =>
    laid(piece, marksOf(draw(piece, nobodyIn(piece.input))), FILLED.hat);

const belt =
  (wide: boolean): Drawer =>
  (piece) =>
    laid(piece, laidBelt(piece, wide), FILLED.belt);

export const shoeDrawers: Drawers = Object.fromEntries(
  Object.entries(wornShoes).map(([type, draw]) => [type, pair(draw)]),
);

export const accessoryDrawers: Drawers = {
  ...bagDrawers,
  belt: belt(false),
  'wide-belt': belt(true),
  'wide-brim-hat': hat(wideBrimHat),
  beret: hat(beret),
  beanie: hat(beanie),
  cap: hat(cap),
  'bucket-hat': hat(bucketHat),
  ...scarfDrawers,
  ...legwearDrawers,
};
