import { createBody } from '../form/body';
import { straight } from '../garment/cut/path';
import type { Point, Sheet } from '../garment/cut/path';
import { layOut } from '../garment/cut/sheet';
import type { Mark } from '../garment/cut/pen';
import type { Drawer, Drawers, Piece } from '../garment/piece';
import { drawBucketHat, drawCap } from './accessories/caps';
import { drawBeanie, drawBeret, drawWideBrimHat } from './accessories/hats';
import { drawBowTie, drawTie } from './accessories/ties';
import { scarfDrawers } from './accessories/scarves/vignettes';
import { bagDrawers } from './bag-shapes';
import { drawLaidBelt } from './belts';
import type { ExtraDrawer, ExtraLayers, Wearer } from './extra';
import { wornJewelry } from './jewelry/jewelry';
import { armDrawers } from './jewelry/vignettes';
import { legwearDrawers } from './legwear-vignettes';
import { drawLaidShoes } from './shoes/laid';
import type { ShoeType } from './shoes/last';
import { wornShoes } from './shoes/shoes';

/** Share of the sheet's width that wide items fill. */
const FILLED = { shoes: 0.84, hat: 0.62, belt: 0.86, jewel: 0.62, small: 0.4 } as const;
const SMALL_JEWELS: readonly string[] = ['brooch', 'stud-earrings'];

function createEmptyWearer(near = false): Wearer {
  const body = createBody({});
  return {
    body,
    barefoot: body,
    feet: 'held',
    clothes: [],
    half: () => 0,
    innerHalf: () => 0,
    covered: false,
    near,
  };
}

const listMarks = ({
  behind,
  onBody,
  onShirt,
  onClothes,
  overClothes,
  overSleeves,
  head,
}: ExtraLayers): Mark[] =>
  [behind, onBody, onShirt, onClothes, overClothes, overSleeves, head].flatMap((marks) => marks ?? []);

const placeOnBody = (marks: readonly Mark[]): Mark[] => marks.map((mark) => ({ ...mark, onBody: true }));

/** Marks are in body inches. */
const drawLaid = (piece: Piece, marks: readonly Mark[], filled: number): string =>
  layOut(
    piece,
    placeOnBody(marks).map((mark) => ({ ...mark, markup: (sheet) => mark.markup(sheet.body) })),
    filled,
  );

const createHat =
  (draw: ExtraDrawer): Drawer =>
  (piece) =>
    drawLaid(piece, listMarks(draw(piece, createEmptyWearer())), FILLED.hat);

/** A jeweler's marks do not tell their reach, so it is read from the markup. */
function drawReached(mark: Mark): Mark {
  const places: Point[] = [];
  const placeAt = (p: Point): Point => (places.push(p), p);
  const sheet: Sheet = { scale: 1, at: placeAt, unit: 1, coarse: false, body: undefined as never };
  sheet.body = sheet;
  mark.markup(sheet);
  return { ...mark, reach: [straight(places[0]!, ...places.slice(1))] };
}

const createJewel =
  (draw: ExtraDrawer): Drawer =>
  (piece) =>
    drawLaid(
      piece,
      listMarks(draw(piece, createEmptyWearer(true))).map(drawReached),
      FILLED[SMALL_JEWELS.includes(piece.type) ? 'small' : 'jewel'],
    );

const createBelt =
  (wide: boolean): Drawer =>
  (piece) =>
    drawLaid(piece, drawLaidBelt(piece, wide), FILLED.belt);

export const shoeDrawers: Drawers = Object.fromEntries(
  Object.keys(wornShoes).map((type) => [
    type,
    (piece: Piece) => drawLaid(piece, drawLaidShoes(type as ShoeType, piece), FILLED.shoes),
  ]),
);

export const accessoryDrawers: Drawers = {
  ...bagDrawers,
  belt: createBelt(false),
  'wide-belt': createBelt(true),
  'wide-brim-hat': createHat(drawWideBrimHat),
  beret: createHat(drawBeret),
  beanie: createHat(drawBeanie),
  cap: createHat(drawCap),
  'bucket-hat': createHat(drawBucketHat),
  tie: createHat(drawTie),
  'bow-tie': createHat(drawBowTie),
  ...scarfDrawers,
  ...legwearDrawers,
};

export const jewelryDrawers: Drawers = {
  ...Object.fromEntries(Object.entries(wornJewelry).map(([type, draw]) => [type, createJewel(draw)])),
  ...armDrawers,
};
