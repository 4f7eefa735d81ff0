import { createBody } from '../form/body';
import { point, straight, type Point, type Sheet } from '../garment/cut/path';
import { layOut } from '../garment/cut/sheet';
import { createPen, type Mark } from '../garment/cut/pen';
import type { Drawer, Piece } from '../garment/piece';
import { drawLaidScarf } from './accessories/scarves/laid-scarf';
import { createScarf, TIES, type Tie } from './accessories/scarves/scarves';
import { layBag, type BagType } from './bag-shapes';
import { carryBag } from './bags';
import { createBelt, drawLaidBelt } from './belts';
import type { ExtraDrawer, ExtraLayers, Wearer } from './extra';
import { getSizeFactor } from './jewelry/form';
import { drawLaidRing } from './jewelry/on-the-arm';
import { withOwnIds } from './own-ids';
import { createBoot } from './shoes/boots';
import { createCourt } from './shoes/court';
import { drawLaidShoes } from './shoes/laid';
import { LASTS, type LastDefaults, type ShoeType } from './shoes/last';
import { createLowLeather } from './shoes/loafer';
import { createLowShoe } from './shoes/low-shoe';
import { createSandal } from './shoes/sandals';
import { createSneaker } from './shoes/sneaker';

interface WornAndLaid {
  wear: ExtraDrawer;
  lay: Drawer;
}

/** Share of the sheet's width that wide items fill. */
const FILLED = {
  shoes: 0.84,
  hat: 0.76,
  scarf: 0.7,
  belt: 0.72,
  jewel: 0.52,
  small: 0.5,
  ring: 0.36,
  legs: 0.6,
} as const;

function createEmptyWearer(): Wearer {
  const body = createBody({});
  return {
    body,
    barefoot: body,
    feet: 'held',
    clothes: [],
    half: () => 0,
    innerHalf: () => 0,
    covered: false,
    laid: true,
  };
}

const listMarks = ({
  behind,
  onBody,
  onShirt,
  onArms,
  onClothes,
  overClothes,
  overSleeves,
  head,
}: ExtraLayers): Mark[] =>
  [behind, onBody, onArms, onShirt, onClothes, overClothes, overSleeves, head].flatMap(
    (marks) => marks ?? [],
  );

const placeOnBody = (marks: readonly Mark[]): Mark[] => marks.map((mark) => ({ ...mark, onBody: true }));

const drawLaid = (piece: Piece, marks: readonly Mark[], filled: number): string =>
  layOut(
    piece,
    placeOnBody(marks).map((mark) => ({ ...mark, markup: (sheet) => mark.markup(sheet.body) })),
    filled,
  );

export const createBag = (type: BagType): WornAndLaid => ({ wear: carryBag(type), lay: layBag(type) });

export const createHat = (wear: ExtraDrawer): WornAndLaid => ({
  wear,
  lay: (piece) => drawLaid(piece, listMarks(wear(piece, createEmptyWearer())), FILLED.hat),
});

function drawReached(mark: Mark): Mark {
  const places: Point[] = [];
  const placeAt = (p: Point): Point => (places.push(p), p);
  const sheet: Sheet = { scale: 1, at: placeAt, unit: 1, coarse: false, body: undefined as never };
  sheet.body = sheet;
  mark.markup(sheet);
  return { ...mark, reach: [straight(places[0]!, ...places.slice(1))] };
}

export const createJewel = (wear: ExtraDrawer, filled: 'jewel' | 'small' = 'jewel'): WornAndLaid => ({
  wear,
  lay: (piece) =>
    drawLaid(
      piece,
      listMarks(wear(piece, createEmptyWearer())).map(drawReached),
      FILLED[filled] * getSizeFactor(piece),
    ),
});

/** Share of its half width by which a band's back rises above its front. */
const RISE = 0.66;

function bendBack(mark: Mark, [left, right]: readonly [number, number]): Mark {
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const bend = ({ x, y }: Point): Point =>
    point(x, y - RISE * half * Math.max(0, 1 - ((x - middle) / half) ** 4));
  return {
    ...mark,
    markup: (sheet) => {
      const bentSheet: Sheet = { ...sheet, at: (p) => sheet.at(bend(p)) };
      bentSheet.body = bentSheet;
      return mark.markup(bentSheet);
    },
  };
}

/**
 * Around an arm only the front of a band is seen; laid down its back is seen within.
 * @param rings the first marks, which go around
 */
export const createBand = (wear: ExtraDrawer, rings = 1): WornAndLaid => ({
  wear,
  lay: (piece) => {
    const drawn = listMarks(wear(piece, createEmptyWearer()));
    const marks = drawn.map(drawReached);
    if (piece.has('jewelry', 'anklet')) return drawLaid(piece, marks, FILLED.small);
    const xs = marks[0]!.reach.flatMap(({ from, cubics }) => [from.x, ...cubics.map(({ to }) => to.x)]);
    const ends = [Math.min(...xs), Math.max(...xs)] as const;
    const backs = marks.slice(0, rings).map((mark) => bendBack(mark, ends));
    return drawLaid(
      piece,
      [
        ...backs.map((mark) => ({ ...mark, markup: (sheet: Sheet) => withOwnIds(mark.markup(sheet)) })),
        ...drawn
          .slice(0, rings)
          .flatMap((mark) => (mark.outline ? [bendBack(createPen(piece).shadow(...mark.reach), ends)] : [])),
        ...marks,
      ].map(drawReached),
      FILLED.small,
    );
  },
});

export const layRing: Drawer = (piece) => drawLaid(piece, drawLaidRing(piece).map(drawReached), FILLED.ring);

export const createNeckwear = (usual: Tie): WornAndLaid => ({
  wear: createScarf(usual),
  lay: (piece) =>
    drawLaid(piece, drawLaidScarf(piece, piece.first('accessories', TIES, usual)), FILLED.scarf),
});

export const createHosiery = (wear: ExtraDrawer): WornAndLaid => ({
  wear,
  lay: (piece) =>
    drawLaid(piece, listMarks(wear(piece, { ...createEmptyWearer(), feet: 'stocking' })), FILLED.legs),
});

export const createWaistBelt = (width: 'usual' | 'wide'): WornAndLaid => ({
  wear: createBelt(width),
  lay: (piece) => drawLaid(piece, drawLaidBelt(piece, width === 'wide'), FILLED.belt),
});

const BUILDS = {
  court: createCourt,
  loafer: createLowLeather,
  oxford: createLowLeather,
  sandal: createSandal,
  sneaker: createSneaker,
};

export function createShoe(type: ShoeType): WornAndLaid {
  const { boot, build = 'court' }: LastDefaults = LASTS[type];
  return {
    wear: boot ? createBoot(type, boot) : createLowShoe(BUILDS[build](type)),
    lay: (piece) => drawLaid(piece, drawLaidShoes(type, piece), FILLED.shoes),
  };
}
