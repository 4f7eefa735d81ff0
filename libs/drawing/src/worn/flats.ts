import { bodyOf } from '../form/body';
import { straight } from '../garment/cut/path';
import type { Point, Sheet } from '../garment/cut/path';
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
import { wornJewelry } from './jewelry/jewelry';
import { armDrawers } from './jewelry/vignettes';
import { legwearDrawers } from './legwear-vignettes';
import { insoles } from './shoes/insoles';
import { wornShoes } from './shoes/shoes';
import { liftOf } from './shoes/worn-last';
import { standing } from './standing';

/** How much of the sheet's width is filled by what is wider than tall. */
const FILLED = { shoes: 0.8, hat: 0.62, belt: 0.86, jewel: 0.62, small: 0.4 } as const;
/** Jewels that would look too large, filling as much as the others. */
const SMALL_JEWELS: readonly string[] = ['brooch', 'stud-earrings'];

/** Nobody, as what lies on the sheet is worn: a typical body that is not drawn. */
function nobodyIn(input: GarmentInput, near = false): Wearer {
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
    near,
  };
}

/** From back to front. */
const marksOf = ({ behind, onBody, onClothes, overClothes, overSleeves, head }: ExtraLayers): Mark[] =>
  [behind, onBody, onClothes, overClothes, overSleeves, head].flatMap((marks) => marks ?? []);

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

/** A mark with the places that its own markup asks a sheet for: a jeweler's marks tell none. */
function reached(mark: Mark): Mark {
  const places: Point[] = [];
  const at = (p: Point): Point => (places.push(p), p);
  const sheet: Sheet = { scale: 1, at, unit: 1, coarse: false, body: undefined as never };
  sheet.body = sheet;
  mark.markup(sheet);
  return { ...mark, reach: [straight(places[0]!, ...places.slice(1))] };
}

/** A jewel as it lies around a neck, below the ears or on a lapel, with nobody in it. */
const jewel =
  (draw: ExtraDrawer): Drawer =>
  (piece) =>
    laid(
      piece,
      marksOf(draw(piece, nobodyIn(piece.input, true))).map(reached),
      FILLED[SMALL_JEWELS.includes(piece.type) ? 'small' : 'jewel'],
    );

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

export const jewelryDrawers: Drawers = {
  ...Object.fromEntries(Object.entries(wornJewelry).map(([type, draw]) => [type, jewel(draw)])),
  ...armDrawers,
};
