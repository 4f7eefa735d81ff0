import { createBody } from '../form/body';
import { straight } from '../garment/cut/path';
import type { Point, Sheet } from '../garment/cut/path';
import { layOut } from '../garment/cut/sheet';
import type { Mark } from '../garment/cut/pen';
import type { Drawer, Piece } from '../garment/piece';
import { drawLaidBelt } from './belts';
import type { ExtraDrawer, ExtraLayers, Wearer } from './extra';
import { drawLaidShoes } from './shoes/laid';
import type { ShoeType } from './shoes/last';

/** Share of the sheet's width that wide items fill. */
const FILLED = { shoes: 0.84, hat: 0.62, belt: 0.86, jewel: 0.62, small: 0.4 } as const;

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

export const layHat =
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

export const layJewel =
  (draw: ExtraDrawer, filled: 'jewel' | 'small' = 'jewel'): Drawer =>
  (piece) =>
    drawLaid(piece, listMarks(draw(piece, createEmptyWearer(true))).map(drawReached), FILLED[filled]);

export const layBelt =
  (wide: boolean): Drawer =>
  (piece) =>
    drawLaid(piece, drawLaidBelt(piece, wide), FILLED.belt);

export const layShoes =
  (type: ShoeType): Drawer =>
  (piece) =>
    drawLaid(piece, drawLaidShoes(type, piece), FILLED.shoes);
