import { LEVEL } from '../cut/body';
import {
  traceAcross,
  traceBustDarts,
  traceBustGathers,
  traceDrapes,
  traceRibs,
  traceWaistDarts,
  traceEllipse,
} from '../cut/details';
import {
  mirrorSides,
  moveCurve,
  point,
  traceCorners,
  linkCurves,
  placeAlong,
  traceThrough,
} from '../cut/path';
import type { Curve } from '../cut/path';
import type { Cloth, Mark, Pen } from '../cut/pen';
import type { Piece } from '../piece';
import type { Frame } from './frame';

export function findSleeveCloth({ has, paint }: Piece, pen: Pen): Cloth {
  const sheer = has('sleeves', 'sheer');
  const cloth = has('color', 'light-sleeves')
    ? pen.lighter
    : has('color', 'dark-sleeves')
      ? pen.darker
      : PRINT_ON_BODY.some((value) => has('pattern', value))
        ? pen.plain
        : has('pattern', 'patterned-sleeves') && !paint.printed
          ? pen.trim
          : pen.main;
  return sheer ? { ...cloth, opacity: 0.42, surfaces: [] } : cloth;
}

export const findBodyCloth = ({ has }: Piece, pen: Pen): Cloth =>
  KEPT_APART.some((value) => has('pattern', value)) ? pen.plain : pen.main;

/** Keep a print to part of the body; sleeves stay plain. */
const PRINT_ON_BODY = ['side-panels', 'yoke-pattern', 'center-panel', 'hem-border'] as const;

const KEPT_APART = ['patterned-sleeves', 'yoke-pattern', 'center-panel', 'hem-border'] as const;

export const hasSides = ({ has }: Piece): boolean =>
  has('color', 'dark-sides') || has('pattern', 'side-panels');

export function findSidesFill({ has, paint }: Piece, pen: Pen): string {
  if (has('color', 'dark-sides')) return pen.darker.fill;
  return paint.printed ? pen.plain.fill : pen.trim.fill;
}

export const isHalved = (piece: Piece): boolean =>
  piece.has('pattern', 'block-vertical') &&
  !hasSides(piece) &&
  !piece.has('color', 'light-sleeves') &&
  !piece.has('color', 'dark-sleeves');

export const findAccentFill = ({ paint }: Piece): string => (paint.printed ? paint.cloth : paint.trim.base);

export function drawBodyAccents({ piece, pen, design, low, at, neck, body }: Frame): Mark[] {
  const { has } = piece;
  const marks: Mark[] = [];
  const top = -8;
  const add = (condition: boolean, ...more: (() => Mark)[]): void => {
    if (condition) marks.push(...more.map((make) => make()));
  };
  const fill = findAccentFill(piece);
  const { x, y } = placeAlong(body.armhole, 0.5);
  const sideSeam = traceSeam(at, low, 0.63, 9, [x, y], [14.4, 26]);
  add(
    has('pattern', 'block-horizontal') && !design.lower,
    () => pen.fill(pen.trim.colors.base, 1, traceBelow(at, (low + 24) / 2, low)),
    () => pen.seam(traceAcross(at, (low + 24) / 2)),
  );
  add(
    isHalved(piece),
    () => pen.fill(pen.trim.colors.base, 1, traceBox(0, top, 60, low + 9)),
    () => pen.seam(traceCorners([0, top], [0, low + 2])),
  );
  add(
    has('pattern', 'center-panel'),
    () => pen.fill(fill, 1, traceBox(-6.5, top, 6.5, low + 9)),
    () => pen.seam(...mirrorSides(traceCorners([6.5, top], [6.5, low + 2]))),
  );
  add(
    hasSides(piece),
    () =>
      pen.fill(
        findSidesFill(piece, pen),
        1,
        ...mirrorSides(linkCurves(sideSeam, traceCorners([99, low + 9], [99, sideSeam.from.y]))),
      ),
    () => pen.seam(...mirrorSides(sideSeam)),
  );
  const round = design.shoulder === 'raglan' && has('pattern', 'yoke-pattern');
  const yoke = round ? ROUND_YOKE : traceYokeShape();
  add(has('pattern', 'yoke-pattern'), () => pen.fill(fill, 1, yoke));
  const veil = has('pattern', 'yoke-pattern') && piece.paint.printed ? 0.4 : 1;
  add(has('color', 'light-yoke'), () => pen.fill(pen.lighter.fill, veil, yoke));
  add(
    has('line', 'shoulder-yoke') || has('pattern', 'yoke-pattern') || has('color', 'light-yoke'),
    () => pen.seam(round ? ROUND_YOKE : yokeSeam),
    () => pen.stitch(...(round ? [] : [moveCurve(yokeSeam, 0, 1.2)])),
  );
  add(
    has('pattern', 'hem-border') && !design.lower,
    () => pen.fill(fill, 1, traceBelow(at, low - 8, low)),
    () => pen.seam(traceAcross(at, low - 8)),
  );
  add(has('line', 'princess-seams'), () => pen.seam(...mirrorSides(tracePrincess(at, low))));
  add(has('line', 'curved-waist-seams'), () =>
    pen.seam(
      ...mirrorSides(
        traceThrough(
          [at(28), 27],
          [at(LEVEL.waist) * 0.56, Math.min(LEVEL.waist, low - 2)],
          [at(low) * 0.84, low + 1],
        ),
      ),
    ),
  );
  add(has('line', 'pintucks'), () =>
    pen.seam(...[3.4, 5.2, 7, 8.8].flatMap((x) => mirrorSides(traceCorners([x, 0], [x, Math.min(low, 44)])))),
  );
  add(has('line', 'bust-seam'), () => pen.seam(traceAcross(at, LEVEL.underbust)));
  add(has('line', 'diagonal-bodice'), () =>
    pen.seam(traceThrough([17, 6], [4, 22], [-at(Math.min(low, 40)), Math.min(low - 1, 39)])),
  );
  add(has('line', 'diagonal-skirt') && !design.lower && low > LEVEL.hip, () =>
    pen.seam(
      traceThrough(
        [at(LEVEL.waist), LEVEL.waist + 2],
        [2, (LEVEL.waist + low) / 2],
        [-at(low) * 0.7, low + 1],
      ),
    ),
  );
  add(has('line', 'chevron'), () =>
    pen.seam(
      ...[0, 7, 14].map((down) =>
        traceCorners([-36, neck.depth - 4 + down], [0, neck.depth + 10 + down], [36, neck.depth - 4 + down]),
      ),
    ),
  );
  // Flat chests need no darts.
  const isShaped = piece.form.body.landmarks.build === 0;
  add(has('specialFeatures', 'bust-darts') || (isShaped && has('fit', 'fitted-bodice')), () =>
    pen.seam(...traceBustDarts(at)),
  );
  add(
    has('fit', 'close-back') ||
      (isShaped &&
        (design.fit === 'nipped-waist'
          ? design.front === 'single'
          : design.fit === 'fitted-bodice' && !design.lower && low > LEVEL.hip)),
    () => pen.seam(...traceWaistDarts(Math.min(LEVEL.waist, low - 3), Math.min(54, low))),
  );
  add(
    has('specialFeatures', 'smocking'),
    () => pen.stitch(...traceSmockingRows(at, neck.depth + 1.6, Math.min(LEVEL.waist - 1, low - 2))),
    () => pen.seam(...traceRibs(at, neck.depth + 2, Math.min(LEVEL.waist - 1, low - 2), 34)),
  );
  add(has('style', 'bias-cut'), () =>
    pen.hang(
      [-0.5, 0.1, 0.66].map((share) =>
        traceThrough([at(low) * share, low - 0.6], [at(low) * share + 3, low - 9], [at(30) * share + 6, 34]),
      ),
    ),
  );
  add(has('specialFeatures', 'underwire'), () => pen.edge(...mirrorSides(cup)));
  add(has('specialFeatures', 'soft-cups'), () => pen.seam(...mirrorSides(cup)));
  add(
    has('specialFeatures', 'padded-cups'),
    () => pen.stitch(...mirrorSides(cup)),
    () => pen.seam(...mirrorSides(traceCorners([10.2, 18], [10.2, 31]))),
  );
  const drawnIn = design.lower?.seam ?? Math.min(LEVEL.waist, low);
  add(
    has('waist', 'elastic'),
    () => pen.fold(...traceRibs(at, drawnIn - 3.6, drawnIn - 0.4, 26)),
    () => pen.seam(traceAcross(at, drawnIn - 3.8)),
  );
  add(has('specialFeatures', 'gathers-bust'), () => pen.fold(...traceBustGathers(neck.depth)));
  add(has('specialFeatures', 'draped-front'), () =>
    pen.fold(...traceDrapes(Math.min(LEVEL.waist, low - 1), at(LEVEL.waist))),
  );
  add(has('fit', 'straight-back'), () =>
    pen.fold(...mirrorSides(traceCorners([at(30) * 0.86, 27], [at(low) * 0.9, low]))),
  );
  return marks;
}

const cup = traceThrough([1.6, 25], [4.2, 30.6], [10, 32.6], [15.6, 29.6], [18, 24]);

function traceSmockingRows(at: (level: number) => number, from: number, to: number): Curve[] {
  const count = Math.max(Math.floor((to - from) / 2.4), 2);
  return Array.from({ length: count + 1 }, (_, index) =>
    traceAcross(at, from + ((to - from) * index) / count),
  );
}

export const traceBox = (left: number, top: number, right: number, bottom: number): Curve =>
  traceCorners([left, top], [right, top], [right, bottom], [left, bottom]);

const traceBelow = (at: (level: number) => number, level: number, low: number): Curve =>
  linkCurves(traceAcross(at, level), traceCorners([60, level], [60, low + 9], [-60, low + 9], [-60, level]));

const traceSeam = (
  at: (level: number) => number,
  low: number,
  reach: number,
  past: number,
  ...top: [number, number][]
): Curve =>
  traceThrough(
    ...top,
    [at(Math.min(LEVEL.waist, low)) * reach, Math.min(LEVEL.waist, low - 1)],
    [at(low) * (reach + 0.03), low + past],
  );

/** Knitted in the round with the sleeves. */
export const ROUND_YOKE = traceEllipse(point(0, 0), 20, 18);

const traceYokeShape = (): Curve => linkCurves(yokeSeam, traceCorners([40, -9], [-40, -9]));

const yokeSeam = traceThrough([-30, 14], [0, 14.6], [30, 14]);

const tracePrincess = (at: (level: number) => number, low: number): Curve =>
  traceSeam(at, low, 0.55, 1, [18.6, 13], [13.4, 22]);
